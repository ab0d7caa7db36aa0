/** Of what level the bot is that keeps the chair of somebody who is away or has resigned. */

import { houseWords, LEVELS, type Level } from '@conclave/engine';
import { Choice } from '@conclave/kit';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';

interface AbsenceFieldProps {
  readonly level: Level;
  change(level: Level): void;
}

export function AbsenceField({ level, change }: AbsenceFieldProps) {
  const words = say.value.newMatch;
  return (
    <Choice
      legend={words.absence}
      name="absence"
      value={level}
      choices={LEVELS.map((value) => ({ value, label: houseWords[language.value].levels[value] }))}
      line={words.absenceLine}
      onChoose={change}
    />
  );
}
