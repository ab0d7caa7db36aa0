/**
 * The view after one event, so that the page can show the events of a frame one by one.
 * The last event of a frame is shown by the frame's own view.
 */

import type { HouseEvent } from '@conclave/engine';
import type { Card } from '../rules/cards.ts';
import type { Event, Named, Sighting } from '../rules/events.ts';
import { facing, sees } from '../rules/sight.ts';
import { FIRST_NOVICE, type Figure, type GuardIndex, noviceOf, WALK_POINTS } from '../rules/state.ts';
import type { BlessingView, GuardView, NoviceView, OwnNovice, View } from '../rules/view.ts';

function withGuard(view: View, guard: GuardIndex, part: Partial<GuardView>): View {
  return { ...view, guards: view.guards.map((one, i) => (i === guard ? { ...one, ...part } : one)) };
}

function withNovice(view: View, figure: Figure, part: (novice: NoviceView) => Partial<NoviceView>): View {
  const novices = view.novices.map((one, i) =>
    i === figure - FIRST_NOVICE ? { ...one, ...part(one) } : one,
  );
  return { ...view, novices };
}

function withOwn(view: View, figure: Figure, part: Partial<OwnNovice>): View {
  return withNovice(view, figure, ({ own }) => ({ own: own && { ...own, ...part } }));
}

/** Her card, as its holder sees it. */
function withBlessing(view: View, figure: Figure, part: Partial<BlessingView>): View {
  if (figure < FIRST_NOVICE) {
    const guard: GuardIndex = figure === 0 ? 0 : 1;
    const { own } = view.guards[guard];
    return withGuard(view, guard, { own: own && { ...own, ...part } });
  }
  return withNovice(view, figure, ({ own }) => ({
    own: own && { ...own, blessing: { ...own.blessing, ...part } },
  }));
}

function spend(view: View, figure: Figure, blessing: BlessingView['kind']): View {
  const spent = { holdsBlessing: false, spent: blessing };
  const played = withBlessing(view, figure, { answer: null, feigned: false });
  if (figure < FIRST_NOVICE) return withGuard(played, figure === 0 ? 0 : 1, spent);
  return withNovice(played, figure, () => spent);
}

/** The window is closed. */
function withoutAnswers(view: View): View {
  const figures = [0, 1, ...view.novices.map((_novice, i) => FIRST_NOVICE + i)];
  return figures.reduce((now, figure) => withBlessing(now, figure, { answer: null }), view);
}

/** NR-38: the token of whoever is in sight or caught stands where she is, that of anybody else in her cell. */
function retoken(view: View): View {
  const isSeen = (point: number) =>
    view.guards.some(({ at, facing: edge }) => edge !== null && sees(at, facing(edge[0], edge[1]), point));
  const novices = view.novices.map((novice): NoviceView => {
    const { spotted, status, cell } = novice;
    if (spotted === null) return novice;
    const inSight = isSeen(spotted);
    return { ...novice, inSight, token: inSight || status === 'caught' ? spotted : cell };
  });
  return { ...view, novices };
}

function sighted(view: View, sightings: readonly Sighting[]): View {
  const seen = sightings.reduce(
    (now, { figure, at }) => withNovice(now, figure, () => ({ spotted: at, inSight: true, token: at })),
    view,
  );
  return retoken(seen);
}

function captured(view: View, at: number, caught: readonly Named[]): View {
  return caught.reduce(
    (now, { figure }) =>
      withNovice(now, figure, ({ captures }) => ({
        status: 'caught',
        captures: captures + 1,
        spotted: at,
        inSight: true,
        token: at,
      })),
    view,
  );
}

/** Whoever goes unseen is no longer known to be where she was; of whoever is in sight the next event tells. */
function setOut(novice: NoviceView, card: Card, obeys: boolean): Partial<NoviceView> {
  const { inSight, token, cell } = novice;
  const stays = card === 'stand' || (obeys && token === cell);
  if (inSight) return {};
  return { spotted: stays ? novice.spotted : null, token: obeys ? token : cell };
}

export function stage(view: View, event: Event | HouseEvent): View {
  switch (event.type) {
    case 'planned':
      return withOwn(view, event.figure, { plan: event.plan });
    case 'cardsShown':
      return event.novices.reduce<View>(
        (now, { figure, card, obeys, fast }) => {
          const shown = withNovice(now, figure, (novice) => ({
            ...setOut(novice, card, obeys === true),
            card,
            trail: [],
            status: obeys === true ? novice.status : 'onTheRun',
          }));
          return fast ? spend(shown, figure, 'fast') : shown;
        },
        { ...view, handedIn: null, dice: [], plays: [] },
      );
    case 'seen':
      return withNovice(view, event.figure, ({ trail }) => ({
        token: event.at,
        spotted: event.at,
        inSight: true,
        trail: [...trail, { at: event.at, vanished: false }],
      }));
    case 'vanished': {
      const { figure, from, to } = event;
      const gone = withNovice(view, figure, ({ cell, trail }) => ({
        token: cell,
        spotted: null,
        inSight: false,
        trail: [...trail, { at: to, vanished: true }],
      }));
      return { ...gone, vanished: [...gone.vanished, { figure, from, to }] };
    }
    case 'released':
      return withNovice(view, event.figure, ({ cell, spotted }) => ({
        status: 'released',
        token: cell,
        // She had been at home already.
        spotted: spotted === cell ? cell : null,
        inSight: false,
      }));
    case 'arrived': {
      const own = noviceOf(view, event.figure).own;
      return withOwn(view, event.figure, {
        at: event.at,
        hasKey: event.tookKey || (own?.hasKey ?? false),
        hasObject: event.tookWish || (own?.hasObject ?? false),
        plan: null,
      });
    }
    case 'rolled':
      return {
        ...view,
        phase: event.listening ? 'listen' : 'noise',
        plays: [],
        dice: event.dice.map(({ figure, value }) => ({ figure, value })),
      };
    case 'blessed': {
      const { figure, blessing, die, value } = event;
      const dice = view.dice.map((one, i) => (i === die ? { ...one, value } : one));
      return spend(
        { ...view, dice, plays: [...view.plays, { figure, blessing, die, value }] },
        figure,
        blessing,
      );
    }
    case 'settled':
      return { ...view, dice: event.dice.map(({ figure, value }) => ({ figure, value })) };
    case 'noises':
      return {
        ...withoutAnswers(view),
        skritch: [
          ...view.skritch,
          ...event.markers.map(({ figure, guard, to }) => ({
            figure,
            guard,
            from: view.guards[guard].at,
            to,
          })),
        ],
      };
    case 'feigned':
      return spend(view, event.guard, 'falseNoise');
    case 'feintShown':
      return spend(view, event.figure, 'falseNoise');
    case 'turned': {
      const { at } = view.guards[event.guard];
      const turned = withGuard(view, event.guard, { facing: [at, event.to] });
      return sighted({ ...turned, phase: 'guardMove', active: event.guard }, event.sees);
    }
    case 'stepped': {
      const { at } = view.guards[event.guard];
      const gone = withGuard(view, event.guard, { at: event.to, facing: [at, event.to] });
      const moving: View = { ...gone, phase: 'guardMove', active: event.guard, points: event.points };
      const met = captured(
        event.fast ? spend(moving, event.guard, 'fast') : moving,
        event.to,
        event.captured,
      );
      return sighted(met, event.sees);
    }
    case 'captures':
      return { ...view, captures: event.captures };
    case 'recaught':
      return withNovice(view, event.figure, () => ({
        status: 'caught',
        spotted: event.at,
        inSight: true,
        token: event.at,
      }));
    case 'pathEnded':
      return { ...view, choosing: true };
    case 'stopped': {
      const ran = event.points > WALK_POINTS && !event.fast;
      const stopped: View = {
        ...withGuard(view, event.guard, { ran }),
        points: 0,
        active: event.guard === 0 ? 1 : 0,
      };
      return event.fast ? spend(stopped, event.guard, 'fast') : stopped;
    }
    case 'guardCardsShown': {
      const guards = view.guards.map((guard, i) => ({ ...guard, ran: event.ran[i] }));
      return { ...view, guards, skritch: [], vanished: [], active: null, dice: [], plays: [] };
    }
    case 'noviceWon':
      return { ...view, phase: 'over', winners: event.winners.map(({ figure }) => figure) };
    case 'guardsWon':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}
