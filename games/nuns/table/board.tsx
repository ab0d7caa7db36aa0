/** The board: the plan with its rail or tray, the figure that the player plans for, and the keys. */

import { useMemo, useRef, useState } from 'preact/hooks';
import { pencilChoices } from '../on-view/reach.ts';
import { CARDS, type Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { dieIn, FIRST_NOVICE, type Figure } from '../rules/state.ts';
import { type Keys, useActionKeys } from './keys.ts';
import { Plan } from './plan-view.tsx';
import { useWhereabouts } from './play/belief.ts';
import { isFeint, keep, keepAll, moveOnDie, ownBlessings } from './play/blessings.ts';
import { draftFor, legOf, withLeg } from './play/draft.ts';
import { type Planning, usePlanning } from './play/planning.ts';
import { Strip } from './rail/head.tsx';
import { type Offer, offersOf } from './rail/path-fan.tsx';
import { Rail } from './rail/rail.tsx';
import { Tray } from './rail/tray.tsx';
import { isWindowOpen } from './rail/window-panel.tsx';
import { namesFor, type Props, type Setting } from './setting.ts';

/** After this turn the sky begins to redden, a tenth each turn. */
const LAST_OF_NIGHT = 12;

/** What the player looks at: a card, a path. */
export interface Pointed {
  readonly card: Card | null;
  readonly offer: Offer | null;
}

export function NunsBoard(props: Props) {
  const { view, language, watcher, layout, control } = props;
  const names = useMemo(() => namesFor(language, view), [language, view]);
  const setting: Setting = { props, ...names };
  const own = useMemo(() => ownFigures(props), [view, watcher]);
  const [wanted, open] = useState<Figure | null>(null);
  const begun = useRef<{ readonly turn: number; readonly figure: Figure } | null>(null);
  const figure = own.find((one) => one === wanted) ?? begin();
  const planning = usePlanning(props, figure);
  const [pointed, point] = useState<Pointed>({ card: null, offer: null });
  const whereabouts = useWhereabouts(props);
  const offers = offersOf(setting);
  const [laying, feign] = useState<Figure | null>(null);
  const feigning = control.moves.some((move) => isFeint(move, laying)) ? laying : null;
  const shared = { setting, own, planning, offers, feigning, open, onPoint: point, onFeign: feign };
  useActionKeys(keysOf(props, planning));
  const dawn = view.phase === 'over' && props.event === null;

  /** One plans for the first of one's novices whose plan is not whole, and stays with her until one changes over. */
  function begin(): Figure | null {
    const now = begun.current;
    if (now?.turn === view.turn && own.includes(now.figure)) return now.figure;
    const first =
      own.find((one) => !pencilChoices(view, one, draftFor(view, control.drafts, one)).whole) ?? own.at(0);
    begun.current = first === undefined ? null : { turn: view.turn, figure: first };
    return first ?? null;
  }

  const plan = (
    <Plan
      setting={setting}
      planning={planning}
      offers={offers}
      pointed={pointed}
      feigning={feigning}
      whereabouts={whereabouts}
      onOpen={open}
    />
  );
  return (
    <div
      class={`nuns nr-${layout}${dawn ? ' nr-dawn' : ''}`}
      style={{ '--nr-warmth': `${Math.max(0, view.turn - LAST_OF_NIGHT) * 10}%` }}
      data-event={props.event?.type}
      data-directions
    >
      {layout === 'desk' ? (
        <>
          <Rail {...shared} />
          {plan}
        </>
      ) : (
        <>
          <Strip setting={setting} />
          {plan}
          <Tray {...shared} />
        </>
      )}
    </div>
  );
}

/** A key for every move that has no place on the board. */
function keysOf({ view, control, watcher }: Props, planning: Planning | null): Keys {
  const play = (...moves: readonly Move[]) => {
    const move = moves.find((one) => control.may(one));
    if (move) control.play(move);
  };
  const answer = () => (planning?.plans.length ? planning.handIn() : play({ kind: 'withdraw' }));
  const pass = () => {
    const moves = keepAll(view, watcher);
    if (moves.length === 0) answer();
    else if (control.may(moves[0])) void control.playAll(moves, () => true);
  };
  const lead = (guard: 0 | 1) => () => play({ kind: 'lead', guard });
  const stop = () => play({ kind: 'stop', fast: false });
  if (isWindowOpen(view))
    return { 'Ctrl Enter': pass, p: () => play({ kind: 'pass', until: 'turn' }), ...dieKeys() };
  if (!planning?.open)
    return { 'Ctrl Enter': answer, a: lead(0), p: lead(1), ...(view.active !== null && { ' ': stop }) };
  const { draft } = planning;
  const shorten = () => {
    const leg = legOf(draft);
    planning.draw(
      leg.length === 0 && draft.split !== null ? { ...draft, split: null } : withLeg(draft, leg.slice(0, -1)),
    );
  };
  return {
    ...Object.fromEntries(
      CARDS.map((card, i) => [String(i + 1), () => planning.cards.has(card) && planning.take(card)]),
    ),
    r: () => planning.mayRest && planning.rest(),
    f: () => planning.mayHurry && planning.hurry(),
    o: () => planning.mayObey && planning.obey(),
    Backspace: shorten,
    Delete: () => planning.mayErase && planning.erase(),
    'Ctrl Enter': answer,
  };

  /** A number puts the card on that die, or takes it back. */
  function dieKeys(): Keys {
    return Object.fromEntries(
      view.dice.map((_die, die) => {
        const onIt = ownBlessings(view, watcher).find(({ blessing }) => dieIn(blessing.answer) === die);
        const move = onIt ? keep(onIt.figure) : moveOnDie(control.moves, view, watcher, die);
        return [String(die + 1), () => move && play(move)];
      }),
    );
  }
}

function ownFigures({ view, watcher }: Props): Figure[] {
  if (watcher === 'gallery') return [];
  return view.novices.flatMap(({ seat, own }, i) => (own && seat === watcher ? [FIRST_NOVICE + i] : []));
}
