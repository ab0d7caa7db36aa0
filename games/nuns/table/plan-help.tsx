/** Help texts on the plan: keys, objects, locked doors, the tree, the confessionals, the alcove. */

import { useMemo } from 'preact/hooks';
import layout from '../data/layout.json' with { type: 'json' };
import { KEY_AT, WISH_AT, WISHES } from '../rules/cards.ts';
import { doors, type Spot } from '../rules/plan.ts';
import { onSheet, SPOTS, spotPlace } from './geometry.tsx';
import type { Setting } from './setting.ts';

interface Thing {
  readonly at: Spot;
  readonly title: string;
  readonly help: string;
  /** The point to which it belongs: a click on the thing means it. */
  readonly point?: number;
}

/** NR-22 */
const TREE = 82;
const CONFESSIONALS = [103, 107];
const ALCOVE = 67;

function thingsOf({ t }: Setting): Thing[] {
  const spot = (place: readonly number[]): Spot => [place[0], place[1]];
  return [
    ...layout.keys.map((at, i) => ({
      at: spot(at),
      title: t.keyAt(KEY_AT[i]),
      help: t.help.key,
      point: KEY_AT[i],
    })),
    ...layout.wishes.map((at, i) => ({
      at: spot(at),
      title: t.objectAt(t.objects[WISHES[i]], WISH_AT[i]),
      help: t.help.wish,
      point: WISH_AT[i],
    })),
    ...doors().flatMap(({ at, colour }) =>
      colour === null ? [] : [{ at, title: t.lock(t.lockColours[colour] ?? colour), help: t.help.lock }],
    ),
    { at: offset(SPOTS[TREE], 40), title: t.tree, help: t.help.tree, point: TREE },
    ...CONFESSIONALS.map((point) => ({
      at: offset(SPOTS[point], 36),
      title: t.confessional,
      help: t.help.confessional,
      point,
    })),
    { at: offset(SPOTS[ALCOVE], -40), title: t.alcove, help: t.help.alcove, point: ALCOVE },
  ];
}

function offset([x, y]: Spot, by: number): Spot {
  return [x, y - by];
}

export function PlanHelp({ setting }: { setting: Setting }) {
  const things = useMemo(() => thingsOf(setting), [setting.t]);
  return (
    <>
      {things.map(({ at, title, help, point }) => {
        const { x, y } = onSheet(at);
        return (
          <span
            key={`${at}`}
            class="nr-thing"
            style={{ left: `${x - 20}px`, top: `${y - 20}px` }}
            data-help={help}
            data-help-title={title}
            data-stands={point && spotPlace(point)}
          />
        );
      })}
    </>
  );
}
