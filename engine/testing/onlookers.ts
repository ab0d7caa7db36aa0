/** Submits requests and checks what each watcher notices of them. */

import type { GameTypes, Watcher } from '../game.ts';
import { watcherAt } from '../game.ts';
import { canonical } from '../json.ts';
import type { Match, Proposal, Request } from '../match/index.ts';
import type { Rng } from '../rng.ts';
import { situations } from './situations.ts';
import type { Tally } from './tally.ts';
import { checkNoTrace } from './undo.ts';
import { stateOf } from './walk.ts';

function isTakingBack(request: Request): request is Extract<Request, { type: 'undo' | 'back' }> {
  return request.type === 'undo' || request.type === 'back';
}

/** All watchers of a match: compares what each one sees before a request and after it. */
export class Onlookers<G extends GameTypes> {
  private readonly match: Match<G>;
  private readonly watchers: readonly Watcher[];
  /** By the rules alone, as text, in the order of `situations`. */
  seen: readonly string[];

  constructor(match: Match<G>) {
    this.match = match;
    this.watchers = Array.from({ length: match.seats + 1 }, (_none, index) => watcherAt(index, match.seats));
    this.seen = this.look();
  }

  private look(): string[] {
    const { game, seats, outcome } = this.match;
    return situations(game, stateOf(this.match), seats, outcome !== null);
  }

  /** What a watcher is shown: what the rules show, but for moves beyond the limit of trying out. */
  private shown(index: number): string {
    const text = this.match.situation(this.watchers[index]);
    if (text === this.seen[index]) return text;
    const [view, _moves, waiting, asked] = JSON.parse(this.seen[index]);
    return JSON.stringify([view, JSON.parse(text)[1], waiting, asked]);
  }

  /** Makes a request of the match and looks at what every watcher notices of it. */
  submit(request: Request, rng: Rng, tally: Tally): Proposal<G> {
    const { match, watchers } = this;
    const before = watchers.map((watcher, index) => ({
      decision: match.decision(watcher),
      cursor: match.cursor(watcher),
      situation: this.shown(index),
      mayUndo: match.news(watcher, Infinity).mayUndo,
    }));
    const result = match.submit(request);
    this.seen = this.look();
    for (const [index, watcher] of watchers.entries()) {
      const { decision, cursor, situation, mayUndo } = before[index];
      const changed = this.shown(index) !== situation;
      const rose = match.decision(watcher) > decision;
      tally.check(
        'decision rises with the perspective alone',
        rose === changed,
        () => `${watcher} ${canonical(request)}`,
      );
      // Whether one may take back follows from what one did and saw; else it would tell of what others do in secret.
      tally.check(
        'nobody loses an undo unawares',
        rose || match.cursor(watcher) > cursor || match.news(watcher, Infinity).mayUndo === mayUndo,
        () => `${watcher} by ${canonical(request)}`,
      );
      if (isTakingBack(request) && result.ok) {
        const { told } = match.perspective(watcher, cursor);
        tally.check(
          'undo restores every perspective',
          told.every((event) => event.type === 'house.takenBack'),
          () => canonical(told),
        );
      }
    }
    if (isTakingBack(request) && result.ok && rng.int(4) === 0) checkNoTrace(match, request.seat, tally);
    return result;
  }
}
