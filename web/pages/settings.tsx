/** The settings page. */

import { LANGUAGES } from '@conclave/engine/words';
import { Choice, Title } from '@conclave/kit';
import { say } from '../say.ts';
import { assistance, forcedMoves, language, motion, sound, theme, view } from '../settings.ts';
import { NoticeSettings } from '../shell/notice-settings.tsx';
import { usePageTitle } from '../shell/page-title.ts';

export function Settings() {
  const words = say.value.settings;
  usePageTitle(say.value.nav.settings);
  const row = <Value extends string>(
    key: 'theme' | 'motion' | 'sound' | 'assistance' | 'forced' | 'view',
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
        {row('motion', motion, words.motions)}
        {row('sound', sound, words.sounds)}
        {row('assistance', assistance, words.assistances)}
        {row('forced', forcedMoves, words.forcedChoices)}
        {row('view', view, words.views)}
        <NoticeSettings />
      </div>
    </main>
  );
}
