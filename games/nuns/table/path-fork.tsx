/** Several paths end at one point: which of them is meant. */

import { Chooser } from '@conclave/kit';
import { spotPlace } from './geometry.tsx';
import { Swatch } from './pieces/icons.tsx';
import { endOfOffer } from './play/targets.ts';
import type { Offer } from './rail/path-fan.tsx';
import type { Setting } from './setting.ts';

interface PathForkProps {
  readonly setting: Setting;
  readonly offers: readonly Offer[];
  /** The end that was chosen; `null`: none. */
  readonly at: number | null;
  onClose(): void;
}

export function PathFork({ setting, offers, at, onClose }: PathForkProps) {
  const { view, control, words, voice } = setting.props;
  const ending = offers.filter((offer) => endOfOffer(offer) === at);
  if (at === null || ending.length === 0) return null;
  return (
    <Chooser
      open={{
        place: spotPlace(at),
        choices: ending.map(({ move }) => ({ label: words.label(move, view, voice), move })),
        choose: (move) => {
          onClose();
          control.play(move);
        },
        close: onClose,
      }}
      picture={(move) => {
        const offer = ending.find((one) => one.move === move);
        return offer && <Swatch path={offer.path} />;
      }}
    />
  );
}
