/** What the player has heard another player say. Nothing is inferred. */

import type { HouseEvent, Seat } from '@conclave/engine';
import type { Event } from '../../rules/events.ts';
import type { Answer, Question } from '../../rules/question.ts';
import type { Value } from '../../rules/suspects.ts';

export interface Utterance {
  /** The mass that came next. */
  readonly mass: number;
  /** Who asked, and was answered. */
  readonly asker: Seat;
  readonly said:
    | { readonly kind: 'answer'; readonly question: Question; readonly answer: Answer }
    | { readonly kind: 'silence'; readonly question: Question | null }
    | { readonly kind: 'count'; readonly values: readonly Value[]; readonly n: number }
    | { readonly kind: 'none'; readonly values: readonly Value[] };
  /** Cards have come to them or gone from them since. */
  readonly isOld: boolean;
}

/** The newest first. */
export function utterancesOf(told: readonly (Event | HouseEvent)[], seat: Seat): readonly Utterance[] {
  let heard: Utterance[] = [];
  let mass = 0;
  let asked: Question | null = null;
  const hear = (asker: Seat, said: Utterance['said']) => heard.push({ mass, asker, said, isOld: false });
  for (const event of told) {
    if (moves(event, seat)) heard = heard.map((one) => ({ ...one, isOld: true }));
    switch (event.type) {
      case 'firstPlayer':
        mass = event.mass;
        break;
      case 'asked':
        asked = event.of === seat ? event.question : null;
        break;
      case 'answered':
        if (event.of === seat)
          hear(event.asker, { kind: 'answer', question: event.question, answer: event.answer });
        break;
      case 'silent':
        if (event.of === seat) hear(event.asker, { kind: 'silence', question: asked });
        break;
      case 'answeredAll':
        for (const { seat: of, answer } of event.answers) {
          if (of !== seat) continue;
          const { question } = event;
          hear(event.asker, answer ? { kind: 'answer', question, answer } : { kind: 'silence', question });
        }
        break;
      case 'counted':
        for (const { seat: of, n } of event.counts)
          if (of === seat) hear(event.reader, { kind: 'count', values: event.values, n });
        break;
      case 'hasNone':
        if (event.by === seat) hear(event.to, { kind: 'none', values: event.values });
        break;
    }
  }
  return heard.reverse();
}

/** Whether a card came to that player or went from them. */
function moves(event: Event | HouseEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'took':
      return event.by === seat || event.from === seat;
    case 'gave':
      return event.by === seat || event.to === seat;
    case 'passed':
      return event.count > 0 && (event.by === seat || event.to === seat);
    case 'drew':
    case 'fromPile':
      return event.seat === seat;
    default:
      return false;
  }
}
