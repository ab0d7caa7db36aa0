/** The end: the culprit with his five features, points one by one, every hand and the parlour. */

import type { EndPage, Held } from '@conclave/kit';
import { capital } from '../../words.ts';
import type { View } from '../rules/view.ts';
import { firstName, monkName, valueName, valuesOf } from './names.ts';
import { Portrait, ValueSign } from './pieces/figures.tsx';

const WORDS = {
  en: { culprit: 'The culprit', parlour: 'In the parlour', board: 'Under the board' },
  fr: { culprit: 'Le coupable', parlour: 'Au parloir', board: 'Sous le plateau' },
} as const;

export const endPage: EndPage<View> = {
  verdict({ view, language }) {
    const { culprit } = view;
    if (culprit === null) return null;
    return {
      kicker: WORDS[language].culprit,
      title: capital(monkName(language, culprit)),
      picture: <use href={`#ab-monk-${culprit}`} x={16} y={0} width={168} height={200} />,
      marks: valuesOf(culprit).map((value) => ({
        name: valueName(language, value),
        picture: <ValueSign value={value} size={34} />,
      })),
    };
  },
  worth: { rightRevelations: 2, wrongRevelations: -1, culprit: 4, falseAccusations: -2 },
  held({ view, language }) {
    const portraits = (suspects: readonly (number | null)[]) =>
      suspects.flatMap((suspect) =>
        suspect === null
          ? []
          : [{ name: firstName(language, suspect), picture: <Portrait suspect={suspect} width={50} /> }],
      );
    const hands = view.players.map(
      ({ own }, seat): Held => ({ owner: seat, title: null, things: portraits(own?.hand ?? []) }),
    );
    return [
      ...hands,
      { owner: null, title: WORDS[language].parlour, things: portraits(view.pile) },
      { owner: null, title: WORDS[language].board, things: portraits([view.culprit]) },
    ];
  },
};
