/** What the scene of a duel shows: a duel under way, weapons that are just revealed, or what the loser pays. */

import type { Seat } from '@conclave/engine';
import type { Card, Prize } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { Weapon } from '../../rules/moves.ts';
import type { DuelView } from '../../rules/view.ts';
import type { Setting } from '../setting.ts';

/** A hand: nothing chosen yet, closed over a weapon, knocking thrice and opening. */
export type Pose = 'waits' | 'closed' | 'shows';

interface Fighting {
  readonly seat: Seat;
  readonly pose: Pose;
  /** Where it can be seen: by everybody when it is shown, by its owner before. */
  readonly weapon: Weapon | null;
  readonly wins: boolean;
}

export interface Scene {
  /** The watcher's own on the left. */
  readonly fighters: readonly [Fighting, Fighting];
  readonly title: string;
  readonly caption: string;
  readonly line: string;
  readonly prize: Prize | null;
  readonly stake: number;
  /** The wanted card, where that is fought for. */
  readonly wanted: Card | null;
  /** Weapons are shown, and one of them won. */
  readonly isDecided: boolean;
  readonly payment: Payment | null;
}

/** Cards on their way from one fighter to the other; faces only for the two (SL-29). */
interface Payment {
  readonly prize: Prize;
  readonly cards: readonly (Card | null)[];
}

type Shown = Pick<Extract<Event, { type: 'weaponsShown' }>, 'seats' | 'weapons' | 'winner'>;

/** What was shown stays in the hands until the payment is over. */
function shownBy(event: Setting['props']['event'], duel: DuelView | null): Shown | null {
  if (event?.type === 'weaponsShown') return event;
  if (event?.type !== 'paid' || !duel?.shown) return null;
  return { seats: [duel.challenger, duel.rival], weapons: duel.shown, winner: duel.victor };
}

type Staged = Pick<Setting, 'say' | 'own' | 'nameOf'> & {
  readonly props: Pick<Setting['props'], 'view' | 'event' | 'cue'>;
};

/** `null`: nobody fights, or the board is needed. */
export function sceneOf({ props, say, own, nameOf }: Staged): Scene | null {
  const { view, event } = props;
  const { duel, stage } = view;
  const shown = shownBy(event, duel);
  const paid = event?.type === 'paid' ? event : null;
  const isUnderWay = duel !== null && !duel.isOver && (stage === 'stake' || stage === 'weapons');
  if (!shown && !isUnderWay) return null;
  // The challenger first, from beginning to end: hands do not change sides when they open.
  const pair: readonly [Seat, Seat] = duel
    ? [duel.challenger, duel.rival]
    : (shown?.seats ?? [view.active, view.active]);
  const [left, right] = pair[1] === own ? [pair[1], pair[0]] : pair;
  const hasAnswered = (seat: Seat) => duel?.answered.includes(seat) ?? false;
  const fighter = (seat: Seat): Fighting => {
    if (shown) {
      const weapon = shown.weapons[shown.seats.indexOf(seat)];
      return { seat, pose: 'shows', weapon, wins: shown.winner === seat };
    }
    const chosen = seat === own && view.weapon !== 'any' ? view.weapon : null;
    return { seat, pose: hasAnswered(seat) ? 'closed' : 'waits', weapon: chosen, wins: false };
  };
  return {
    fighters: [fighter(left), fighter(right)],
    title: title(),
    caption: caption(),
    line: line(),
    prize: duel?.prize ?? null,
    stake: paid ? 0 : (duel?.stake ?? 0),
    wanted: duel?.forWanted ? view.wanted : null,
    isDecided: shown !== null && shown.winner !== null,
    payment: paid && {
      prize: paid.prize,
      cards: Array.from({ length: paid.count }, (_none, i) => paid.cards?.[i] ?? null),
    },
  };

  function title(): string {
    if (duel?.forWanted) return say.duelForWanted;
    return duel?.prize ? say.duelFor(duel.stake, duel.prize) : say.duel;
  }
  function caption(): string {
    if (shown?.winner === null) return say.draw;
    if (shown) return say.beats[shown.weapons[shown.seats.indexOf(shown.winner)]];
    if (stage === 'stake') return challenge();
    if (own === null || !pair.includes(own)) return challenge();
    return hasAnswered(own) ? say.fistClosed : say.chooseWeapon;
  }
  function challenge(): string {
    const [challenger, rival] = pair;
    if (challenger === own) return say.youChallenge(nameOf(rival));
    return rival === own
      ? say.challengesYou(nameOf(challenger))
      : say.challenges(nameOf(challenger), nameOf(rival));
  }
  function line(): string {
    if (paid) return props.cue?.say?.text ?? '';
    if (shown) {
      if (shown.winner === null) return say.again;
      const wins = shown.winner === own ? say.youWinDuel : say.winsDuel(nameOf(shown.winner));
      return duel && duel.draws > 0 ? `${wins} ${say.afterDraws(duel.draws)}` : wins;
    }
    if (stage === 'stake')
      return view.active === own ? say.instructions.stake : say.choosing(nameOf(view.active));
    if (own !== null && pair.includes(own) && !hasAnswered(own))
      return duel?.draws ? say.afterDraws(duel.draws) : say.shownAtOnce;
    const waiting = pair.find((seat) => !hasAnswered(seat));
    return waiting === undefined ? '' : say.choosing(nameOf(waiting));
  }
}
