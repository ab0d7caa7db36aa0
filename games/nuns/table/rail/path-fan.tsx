/** The path cards that can be taken, and About Turn. Pointing at a card shows its route on the plan. */

import { Target, titled } from '@conclave/kit';
import type { Move } from '../../rules/moves.ts';
import { destination, firstOf, PATHS, type Path } from '../../rules/paths.ts';
import { AboutTurnSign, Swatch } from '../pieces/icons.tsx';
import type { Setting } from '../setting.ts';

/** A card that can be taken: its path, and in which direction it would be followed. */
export interface Offer {
  readonly move: Move;
  readonly path: Path;
  readonly ahead: boolean;
  readonly about: boolean;
}

export function offersOf({ props }: Setting): readonly Offer[] {
  const { view, control } = props;
  const guard = view.active === null ? null : view.guards[view.active];
  if (!guard) return [];
  return control.moves.flatMap((move): Offer[] => {
    if (move.kind === 'takePath') {
      return [{ move, path: move.path, ahead: firstOf(move.path) === guard.at, about: false }];
    }
    if (move.kind === 'aboutTurn' && guard.path !== null) {
      return [{ move, path: guard.path, ahead: !guard.ahead, about: true }];
    }
    return [];
  });
}

interface PathFanProps {
  readonly setting: Setting;
  readonly offers: readonly Offer[];
  onPoint(offer: Offer | null): void;
}

export function PathFan({ setting, offers, onPoint }: PathFanProps) {
  const { props, t, area } = setting;
  const { view, control, words, voice } = props;
  if (offers.length === 0 || view.active === null) return null;
  return (
    <section class="nr-fan" data-part="paths">
      <h3 class="nr-sc" data-help={t.help.path} data-help-title={t.choosePath(t.guards[view.active])}>
        {t.choosePath(t.guards[view.active])}
      </h3>
      <div>
        {offers.map((offer) => {
          const end = destination(offer.path, offer.ahead);
          const name = words.label(offer.move, view, voice);
          const far = t.fromHere(PATHS[offer.path].length - 1);
          const whither = offer.about ? t.aboutTurn : area(end);
          return (
            <Target
              key={`${offer.path} ${offer.about}`}
              class="nr-path-card"
              place={offer.about ? 'about turn' : `path ${offer.path}`}
              lit
              sure="touch"
              advised={control.advises(offer.move)}
              label={titled(`${end} ${whither} ${far}`, name)}
              help={offer.about ? t.help.aboutTurn : undefined}
              helpTitle={offer.about ? name : undefined}
              onPoint={(on) => onPoint(on ? offer : null)}
              onChoose={() => control.play(offer.move)}
            >
              {offer.about ? <AboutTurnSign /> : <Swatch path={offer.path} />}
              <b>{end}</b> <span>{whither}</span> <small>{far}</small>
            </Target>
          );
        })}
      </div>
    </section>
  );
}
