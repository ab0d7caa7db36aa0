/**
 * Reads the frames that clients send. It recognises a frame before it parses it, and knows what an answer refers to.
 */

import { type ClientFrame, clientFrame, subjectOf } from '@conclave/wire';

/** What an error answers. */
export interface Subject {
  readonly match?: string;
  readonly id?: string;
}

/** Bytes at its beginning in which a frame says what it is about. */
const SUBJECT_BYTES = 160;
const QUESTION = Buffer.from('{"type":"why"');

/** `null`: it is malformed. */
export function readFrame(data: Buffer): ClientFrame | null {
  try {
    const parsed = clientFrame.safeParse(JSON.parse(data.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Whether a frame asks why a move is not possible; looks at its first bytes only. */
export function isQuestion(data: Buffer): boolean {
  return data.subarray(0, QUESTION.length).equals(QUESTION);
}

/** The subject of a frame that is refused unread. */
export function unreadSubject(data: Buffer): Subject {
  return subjectOf(data.toString('latin1', 0, SUBJECT_BYTES));
}

export function subjectOfFrame(frame: ClientFrame): Subject {
  if (!('match' in frame)) return {};
  return 'id' in frame ? { match: frame.match, id: frame.id } : { match: frame.match };
}
