/** The kinds of questions, in four groups. A kind that cannot be asked now says why. */

import type { QuestionKind } from '../../rules/question.ts';
import { kindName } from '../names.ts';
import { KindSign } from '../pieces/figures.tsx';
import { type KindGroup, labelled } from '../words.ts';
import type { Tools } from './tools.ts';

const GROUPS: readonly { readonly name: KindGroup; readonly kinds: readonly QuestionKind[] }[] = [
  { name: 'hand', kinds: ['count', 'hold', 'atLeast', 'compare', 'most'] },
  { name: 'sheet', kinds: ['crossedCount', 'leftCount', 'crossed', 'atMost', 'allShare'] },
  { name: 'cards', kinds: ['received', 'shownBy', 'stillHold', 'stillSo'] },
  { name: 'foot', kinds: ['willGo', 'visited'] },
];

interface KindChipsProps extends Pick<Tools, 'setting' | 'offered' | 'draft' | 'why'> {
  onChoose(kind: QuestionKind): void;
}

export function KindChips({ setting, offered, draft, why, onChoose }: KindChipsProps) {
  const { props, say } = setting;
  const { language } = props;
  return (
    <>
      {GROUPS.map(({ name, kinds }) => (
        <fieldset key={name}>
          <legend>{say.kindGroups[name]}</legend>
          <div>
            {kinds.map((kind) => {
              const no = offered.kinds.find((one) => one.kind === kind)?.reason ?? null;
              return (
                <button
                  key={kind}
                  type="button"
                  class={`ab-chip ab-kind${draft.kind === kind ? ' on' : ''}${no === null ? '' : ' barred'}`}
                  aria-pressed={draft.kind === kind}
                  aria-disabled={no !== null}
                  aria-label={labelled(say, say.kinds[kind], kindName(language, kind))}
                  data-help={no === null ? kindName(language, kind) : why(no)}
                  data-help-title={say.kinds[kind]}
                  onClick={() => no === null && onChoose(kind)}
                >
                  <KindSign kind={kind} width={40} />
                  <b>{say.kinds[kind]}</b>
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </>
  );
}
