/** Errors that a client gets as a code, and nothing more. */

import type { ErrorCode } from '@conclave/wire';

const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  badOptions: 400,
  notSignedIn: 401,
  badOrigin: 403,
  badInvite: 403,
  notYours: 403,
  needsKey: 403,
  unknownMatch: 404,
  notFound: 404,
  notOpen: 409,
  notRunning: 409,
  notFinished: 409,
  seatTaken: 409,
  full: 409,
  tooMany: 429,
  tooLarge: 413,
  tooFast: 429,
  setAside: 503,
  notStored: 503,
  unavailable: 503,
};

export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: ErrorCode;
  /** What there was too much of; `null`: nothing. */
  readonly limit: string | null;

  constructor(code: ErrorCode, limit: string | null = null) {
    super(code);
    this.code = code;
    this.limit = limit;
  }

  get status(): number {
    return STATUS[this.code];
  }
}
