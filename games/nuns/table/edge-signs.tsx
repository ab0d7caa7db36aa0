/** Signs at the edge of a magnified plan: for the goal, the novice and the guards when they are out of sight. */

import { EdgeMarks } from '@conclave/kit';
import layout from '../data/layout.json' with { type: 'json' };
import { KEY_COLOUR, NOVICE_NAMES, WISHES } from '../rules/cards.ts';
import { onSheet, placeOf } from './geometry.tsx';
import { Key, Treasure } from './pieces/treasures.tsx';
import type { takenBy } from './plan-view.tsx';
import type { Planning } from './play/planning.ts';
import { GuardBust, NoviceBust } from './rail/busts.tsx';
import type { Setting } from './setting.ts';

/** On a near board, what is out of sight stands at its edge: the goal, and the guards. */
export function Edges({
  setting,
  planning,
  taken,
}: {
  setting: Setting;
  planning: Planning | null;
  taken: ReturnType<typeof takenBy>;
}) {
  const { props, t } = setting;
  const { view, watcher } = props;
  const mine = view.novices.find(
    ({ own, seat }) => own && seat === watcher && (!planning || own === planning.own),
  );
  const own = mine?.own;
  const guards = ([0, 1] as const).map((guard) => ({
    id: `guard ${guard}`,
    at: placeOf(view.guards[guard].at),
    label: t.goTo(t.guards[guard]),
    sign: <GuardBust guard={guard} size={34} />,
  }));
  if (!own) return <EdgeMarks taken={taken} marks={guards} />;
  const herself = {
    id: 'herself',
    at: placeOf(own.at),
    label: t.goTo(NOVICE_NAMES[mine.cell]),
    sign: <NoviceBust cell={mine.cell} size={34} />,
  };
  const goal = {
    id: 'goal',
    at: onSheet((own.hasKey ? layout.wishes : layout.keys)[own.wish] as [number, number]),
    label: t.goTo(own.hasKey ? t.objects[WISHES[own.wish]] : t.chain.key),
    sign: (
      <svg width={32} height={32} viewBox="-23 -23 46 46" aria-hidden="true">
        {own.hasKey ? <Treasure wish={WISHES[own.wish]} /> : <Key colour={KEY_COLOUR[own.wish]} />}
      </svg>
    ),
  };
  return <EdgeMarks taken={taken} marks={[herself, goal, ...guards]} />;
}
