/** The settings page. */

import { LANGUAGES } from '@conclave/engine/words';
import { Choice, Title } from '@conclave/kit';
import { say } from '../say.ts';
import {
  assistance,
  contrast,
  forcedMoves,
  language,
  motion,
  pace,
  print,
  sound,
  theme,
  VOLUMES,
  view,
  volume,
} from '../settings.ts';
import { NoticeSettings } from '../shell/notice-settings.tsx';
import { usePageTitle } from '../shell/page-title.ts';

type Line = keyof ReturnType<typeof say.peek>['settings']['lines'];

export function Settings() {
  const words = say.value.settings;
  usePageTitle(say.value.nav.settings);
  const row = <Value extends string>(
    key: Line,
    signal: { value: Value },
    labels: Readonly<Record<Value, string>>,
  ) => (
    <Choice
      legend={words[key]}
      name={key}
      value={signal.value}
      choices={(Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))}
      line={words.lines[key]}
      onChoose={(value) => {
        signal.value = value;
      }}
    />
  );
  return (
    <main id="main" class="page narrow">
      <Title minor>{say.value.nav.settings}</Title>
      <div class="form" style={{ marginTop: '1rem' }}>
        <Choice
          legend={words.language}
          name="language"
          value={language.value}
          choices={LANGUAGES.map((value) => ({ value, label: say.value.languages[value] }))}
          onChoose={(value) => {
            language.value = value;
          }}
        />
        {row('theme', theme, words.themes)}
        {row('contrast', contrast, words.contrasts)}
        {row('print', print, words.prints)}
        {row('motion', motion, words.motions)}
        {row('pace', pace, words.paces)}
        {row('sound', sound, words.sounds)}
        <Choice
          legend={words.volume}
          name="volume"
          value={volume.value}
          choices={VOLUMES.map((value) => ({ value, label: `${value} %` }))}
          line={words.lines.volume}
          onChoose={(value) => {
            volume.value = value;
          }}
        />
        {row('assistance', assistance, words.assistances)}
        {row('forced', forcedMoves, words.forcedChoices)}
        {row('view', view, words.views)}
        <NoticeSettings />
      </div>
    </main>
  );
}
