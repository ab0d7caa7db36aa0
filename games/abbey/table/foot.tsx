/** The foot of the page: one's own cards and books, what is asked, and everything that may be done without a place on the plan. */

import { Target, useForm } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Move } from '../rules/moves.ts';
import { isValue } from '../rules/suspects.ts';
import { Portrait, ValueSign } from './figures.tsx';
import { bookWords, firstName, monkName, valueName, valuesOf } from './names.ts';
import { isOpen, isPictured, type Open, type Pictured, placeOf } from './places.ts';
import type { Setting } from './setting.ts';

export function Hand({ setting, width }: { setting: Setting; width: number }) {
  const { props, say, targets, own } = setting;
  const { language, view } = props;
  const mine = own === null ? null : view.players[own].own;
  if (!mine) return null;
  return (
    <>
      <ul class="ab-hand" aria-label={say.hand}>
        {mine.hand.map((suspect) => (
          <li key={suspect} class={mine.picked.includes(suspect) ? 'picked' : undefined}>
            <Target
              {...targets.at(`card-${suspect}`, monkName(language, suspect))}
              class="ab-card"
              helpTitle={monkName(language, suspect)}
              help={valuesOf(suspect)
                .map((value) => valueName(language, value))
                .join(', ')}
            >
              <Portrait suspect={suspect} width={width} />
              <span>{firstName(language, suspect)}</span>
            </Target>
          </li>
        ))}
      </ul>
      {mine.books.length > 0 && (
        <ul class="ab-books" aria-label={say.books}>
          {mine.books.map((book) => {
            const { name, text } = bookWords(language, book);
            return (
              <li key={book}>
                <Target {...targets.at(`book-${book}`, name)} class="ab-book" help={text} helpTitle={name}>
                  {name}
                </Target>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** A question that stands before the watcher, with the answer that follows. */
function Question({ setting: { props, say, nameOf, own } }: { setting: Setting }) {
  const { asked } = props.view;
  if (asked?.kind !== 'answer') return null;
  const sentence = props.words
    .describe(props.view, props.voice)
    .flatMap(({ lines }) => lines)
    .find((line) => line.includes('?'));
  return (
    <p class="ab-question" role="status">
      <i>{say.asks(asked.asker === own ? say.you : nameOf(asked.asker))}</i> {sentence}
    </p>
  );
}

type Opened = { readonly kind: Open } | { readonly kind: Pictured } | null;

export function Rubric({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  const { control, view, voice, words } = props;
  const [opened, setOpened] = useState<Opened>(null);
  const plain = control.moves.filter((move) => placeOf(move) === null && !isOpen(move) && !isPictured(move));
  const pictured = [...new Set(control.moves.filter(isPictured).map(({ kind }) => kind))];
  const open = [...new Set(control.moves.filter(isOpen).map(({ kind }) => kind))];
  const { undo, hint, since, skip, handOver } = props.actions;
  const stillOpen = opened && [...pictured, ...open].some((kind) => kind === opened.kind) ? opened : null;
  const action = (name: string, label: string, run: (() => void) | null) =>
    run && (
      <button type="button" class="button small" data-action={name} onClick={run}>
        {label}
      </button>
    );
  return (
    <div class="ab-rubric">
      <Question setting={setting} />
      {stillOpen && isOpenKind(stillOpen.kind) && (
        <Builder
          key={stillOpen.kind}
          setting={setting}
          kind={stillOpen.kind}
          onClose={() => setOpened(null)}
        />
      )}
      {stillOpen && !isOpenKind(stillOpen.kind) && (
        <Pictures setting={setting} kind={stillOpen.kind} onClose={() => setOpened(null)} />
      )}
      <div class="ab-buttons">
        {handOver && (
          <button type="button" class="button go" data-hand-over onClick={handOver}>
            {say.handOver}
          </button>
        )}
        {!stillOpen &&
          open.map((kind) => (
            <Lit key={kind} label={words.formTitle(kind)} onChoose={() => setOpened({ kind })} />
          ))}
        {!stillOpen &&
          pictured.map((kind) => <Lit key={kind} label={say[kind]} onChoose={() => setOpened({ kind })} />)}
        {!stillOpen &&
          plain.map((move) => (
            <Lit
              key={JSON.stringify(move)}
              label={words.label(move, view, voice)}
              advised={control.advises(move)}
              onChoose={() => control.play(move)}
            />
          ))}
        {action('skip', say.skip, skip)}
        {action('since', say.since, since)}
        {action('undo', say.undo, undo)}
        {action('hint', say.hint, hint)}
      </div>
    </div>
  );
}

function isOpenKind(kind: Open | Pictured): kind is Open {
  return kind === 'ask' || kind === 'askAll';
}

interface LitProps {
  readonly label: string;
  readonly advised?: boolean;
  readonly children?: ComponentChildren;
  onChoose(): void;
}

function Lit({ label, advised, children, onChoose }: LitProps) {
  return (
    <Target class="ab-button" label={label} lit advised={advised} onChoose={onChoose}>
      {children ?? label}
    </Target>
  );
}

/** The question builder: chip after chip, with the sentence that forms. */
function Builder({ setting, kind, onClose }: { setting: Setting; kind: Open; onClose(): void }) {
  const { props, say } = setting;
  const { words, view, voice, control } = props;
  const form = useForm<typeof view, Move>(kind, { words, view, voice });
  return (
    <section class="ab-builder" aria-label={words.formTitle(kind)}>
      <h3 aria-live="polite">{form.move ? words.label(form.move, view, voice) : form.field?.prompt}</h3>
      <div class="ab-chips">
        {form.field?.choices.map(({ value, label }) => (
          <Lit key={value} label={label} onChoose={() => form.choose(value)}>
            {isValue(value) && <ValueSign value={value} size={26} />}
            {label}
          </Lit>
        ))}
        {form.move && (
          <Lit
            label={say.ask}
            onChoose={() => {
              if (form.move) control.play(form.move);
              onClose();
            }}
          />
        )}
      </div>
      <div class="row">
        {form.choices.length > 0 && (
          <button type="button" class="button small" onClick={form.back}>
            {say.back}
          </button>
        )}
        <button type="button" class="button small" onClick={onClose}>
          {say.close}
        </button>
      </div>
    </section>
  );
}

/** Suspects or signs to choose from. */
function Pictures({ setting, kind, onClose }: { setting: Setting; kind: Pictured; onClose(): void }) {
  const { props, say } = setting;
  const { control, words, view, voice, language } = props;
  const moves = control.moves.filter((move) => move.kind === kind);
  return (
    <section class="ab-pictures" aria-label={say[kind]}>
      <div class="ab-chips">
        {moves.map((move) => (
          <Target
            key={JSON.stringify(move)}
            class="ab-choice"
            label={words.label(move, view, voice)}
            lit
            advised={control.advises(move)}
            sure={kind === 'accuse' || kind === 'reveal' ? 'always' : undefined}
            onChoose={() => {
              control.play(move);
              onClose();
            }}
          >
            {'suspect' in move && (
              <>
                <Portrait suspect={move.suspect} width={46} />
                <span>{firstName(language, move.suspect)}</span>
              </>
            )}
            {'value' in move && <ValueSign value={move.value} size={40} />}
            {'values' in move &&
              move.values.map((value) => <ValueSign key={value} value={value} size={34} />)}
            {'of' in move && <span>{setting.nameOf(move.of)}</span>}
          </Target>
        ))}
      </div>
      <button type="button" class="button small" onClick={onClose}>
        {say.close}
      </button>
    </section>
  );
}
