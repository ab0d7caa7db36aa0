/** The secret panels of the player's own novices. The player plans for one of them at a time. */

import type { Figure } from '../../rules/state.ts';
import { dieOf, isFeint } from '../play/blessings.ts';
import type { Setting } from '../setting.ts';
import type { RailProps } from './rail.tsx';
import { type CardPlay, SecretPanel } from './secret-panel.tsx';

type SecretsProps = Pick<RailProps, 'setting' | 'own' | 'planning' | 'feigning' | 'open' | 'onFeign'>;

export function Secrets({ setting, own, planning, feigning, open, onFeign }: SecretsProps) {
  return (
    <>
      {own.map((figure) => {
        const drawn = planning?.figure === figure;
        const hurry: CardPlay | null =
          drawn && planning.mayHurry ? { label: setting.t.useFast, choose: planning.hurry } : null;
        const feign = () => onFeign(feigning === figure ? null : figure);
        return (
          <SecretPanel
            key={figure}
            setting={setting}
            figure={figure}
            open={own.length === 1 || drawn}
            onOpen={own.length > 1 && planning ? () => open(figure) : undefined}
            play={hurry ?? inWindow(setting, figure, feigning === figure, feign)}
          />
        );
      })}
    </>
  );
}

/** In a window her card goes on a die, by itself on her own, or lies down beside a guard. */
function inWindow(
  { props, t, name }: Setting,
  figure: Figure,
  picked: boolean,
  feign: () => void,
): CardPlay | null {
  const { view, control, words, voice } = props;
  if (control.moves.some((move) => isFeint(move, figure))) {
    return { label: t.layFalseNoise(name(figure)), picked, choose: feign };
  }
  const onDice = control.moves.flatMap((move) => {
    const die = move.kind === 'bless' && move.figure === figure ? dieOf(move) : null;
    return die === null ? [] : [{ move, die }];
  });
  const move = (onDice.find(({ die }) => view.dice[die].figure === figure) ?? onDice.at(0))?.move;
  if (!move) return null;
  return {
    label: words.label(move, view, voice),
    choose: () => control.play(move),
    carry: (place) => {
      const onIt = onDice.find(({ die }) => place === `die ${die}`);
      if (onIt) control.play(onIt.move);
    },
  };
}
