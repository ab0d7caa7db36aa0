/** The menu of a table page: what one may ask of this table; rules, lesson, view, sound, keys. */

import { Dialog } from '@conclave/kit';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language, sound, view as viewSetting } from '../settings.ts';
import { LanguageSwitch } from '../shell/header.tsx';
import { AtTable } from './at-table.tsx';
import type { TableController } from './control/controller.ts';
import { SHORTCUTS } from './shortcuts.ts';

export function Menu({
  control,
  open,
  onClose,
  onRules,
}: {
  control: TableController;
  open: boolean;
  onClose(): void;
  /** The rules over the board. */
  onRules(): void;
}) {
  const words = say.value.table;
  const info = control.source.info.value;
  return (
    <Dialog
      open={open}
      title={control.wording.words.value.name}
      closeLabel={say.value.close}
      onClose={onClose}
    >
      <div class="form">
        <AtTable control={control} onDone={onClose} />
        <h3 class="ruled">{words.menuOf.house}</h3>
        <div class="row">
          <button
            type="button"
            class="button"
            data-rules
            onClick={() => {
              onClose();
              onRules();
            }}
          >
            {say.value.rules}
          </button>
          {control.table?.lesson && (
            <a class="button" href={`/learn/${info?.game}`}>
              {say.value.home.learn}
            </a>
          )}
          {Object.entries(control.table?.furtherLessons ?? {}).map(([part, { title }]) => (
            <a key={part} class="button" href={`/learn/${info?.game}/${part}`}>
              {say.value.home.learnAs(title[language.value])}
            </a>
          ))}
          <button
            type="button"
            class="button"
            aria-pressed={viewSetting.value === 'words'}
            onClick={() => {
              viewSetting.value = viewSetting.value === 'words' ? 'drawn' : 'words';
              onClose();
            }}
          >
            {viewSetting.value === 'words' ? say.value.settings.views.drawn : say.value.settings.views.words}
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={sound.value === 'on'}
            onClick={() => {
              sound.value = sound.value === 'on' ? 'off' : 'on';
            }}
          >
            {say.value.settings.sound}
          </button>
          <button type="button" class="button" onClick={() => go('/settings')}>
            {say.value.nav.settings}
          </button>
          <LanguageSwitch />
        </div>
        <div>
          <h3 class="ruled">{words.shortcuts}</h3>
          <dl class="shortcuts">
            {[
              ...SHORTCUTS.map((shortcut) => say.value.keys[shortcut]),
              ...(control.table?.keys?.[language.value] ?? []),
            ].map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Dialog>
  );
}
