/** The page in words of any game: headings, lists, buttons and announcements. */

import type { AnyMove } from '@conclave/engine';
import { Chronicle, Ruled, useForm } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameOf } from '../catalogue.ts';
import { say } from '../say.ts';
import { chronicleLines } from './chronicle.ts';
import type { TableController } from './control/controller.ts';
import { isSameMove } from './control/move-set.ts';
import { useKeptFocus } from './focus-keeper.ts';

export function WordsView({ control }: { control: TableController }) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const shown = control.screen.shown.value;
  const moves = control.steps.moves.value;
  useKeptFocus(host, moves);
  if (!shown) return null;
  const words = control.wording.words.value;
  const voice = control.wording.voice.value;
  const { composed = [], anytime = [] } = gameOf(control.source.info.value?.game ?? '') ?? {};
  const closed = moves.filter(({ kind }) => !composed.includes(kind));
  const forms = [...new Set(moves.map(({ kind }) => kind))].filter((kind) => composed.includes(kind));
  return (
    <div ref={setHost} class="words-page" tabIndex={-1}>
      <SinceLastTurn control={control} />
      <Ruled>{say.value.words.choices}</Ruled>
      {moves.length === 0 && <p class="aside">{say.value.words.nothing}</p>}
      <MoveList control={control} moves={closed.filter(({ kind }) => !anytime.includes(kind))} />
      {forms
        .filter((kind) => !anytime.includes(kind))
        .map((kind) => (
          <MoveForm key={kind} kind={kind} control={control} />
        ))}
      <AnytimeMoves control={control} moves={closed.filter(({ kind }) => anytime.includes(kind))} />
      {forms
        .filter((kind) => anytime.includes(kind))
        .map((kind) => (
          <MoveForm key={kind} kind={kind} control={control} />
        ))}
      {words.describe(shown.view, voice).map((passage) => (
        <section key={passage.heading} aria-label={passage.heading}>
          <Ruled>{passage.heading}</Ruled>
          {passage.picture && (
            <pre class="picture" role="img" aria-label={passage.heading}>
              {passage.picture.join('\n')}
            </pre>
          )}
          <ul class="plain">
            {passage.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What happened while others were at it; the whole chronicle has a panel of its own. */
function SinceLastTurn({ control }: { control: TableController }) {
  const told = control.screen.present.value?.told ?? [];
  const seen = control.lastSeen.at.value;
  if (!seen || seen.watcher !== control.screen.present.value?.watcher || seen.told.length >= told.length)
    return null;
  const lines = chronicleLines(told, control.wording, { seen: told.length, from: seen.told.length });
  return (
    <section aria-label={say.value.table.since}>
      <Ruled>{say.value.table.since}</Ruled>
      <Chronicle label={say.value.table.since} lines={lines} />
    </section>
  );
}

interface MoveListProps {
  readonly control: TableController;
  readonly moves: readonly AnyMove[];
}

/** Those that need not wait for one's turn stand apart. */
function AnytimeMoves({ control, moves }: MoveListProps) {
  if (moves.length === 0) return null;
  return (
    <section aria-label={say.value.table.anytime}>
      <Ruled level={3}>{say.value.table.anytime}</Ruled>
      <p class="aside">{say.value.table.anytimeLine}</p>
      <MoveList control={control} moves={moves} />
    </section>
  );
}

/** Moves as buttons. */
function MoveList({ control, moves }: MoveListProps) {
  const shown = control.screen.shown.value;
  if (!shown) return null;
  const [next] = control.hints.advice.value;
  return (
    <ol class="moves">
      {moves.map((move, index) => (
        <li key={JSON.stringify(move)}>
          <button
            type="button"
            class={next && isSameMove(next, move) ? 'button advised' : 'button'}
            data-lit
            data-move={index}
            onClick={() => void control.steps.submit(move)}
          >
            {control.wording.label(move, shown.view)}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A move of a composed kind: a button that opens its questions. */
function MoveForm({ kind, control }: { kind: AnyMove['kind']; control: TableController }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Whoever closes the questions is back at their beginning.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const shown = control.screen.shown.value;
  if (!shown) return null;
  if (open)
    return <OpenForm kind={kind} control={control} view={shown.view} onClose={() => setOpen(false)} />;
  return (
    <p>
      <button
        ref={button}
        type="button"
        class={control.hints.advice.value.at(0)?.kind === kind ? 'button advised' : 'button'}
        data-lit
        data-form={kind}
        onClick={() => setOpen(true)}
      >
        {control.wording.words.value.formTitle(kind)}
      </button>
    </p>
  );
}

interface OpenFormProps {
  readonly kind: AnyMove['kind'];
  readonly control: TableController;
  readonly view: unknown;
  onClose(): void;
}

function OpenForm({ kind, control, view, onClose }: OpenFormProps) {
  const words = control.wording.words.value;
  const voice = control.wording.voice.value;
  const { field, move, choices, choose, back } = useForm(kind, { words, view, voice });
  const prompt = useRef<HTMLHeadingElement>(null);
  useEffect(() => prompt.current?.focus(), [choices.length]);
  return (
    <section class="frame form-steps" aria-label={words.formTitle(kind)}>
      {field && (
        <>
          <h3 ref={prompt} tabIndex={-1}>
            {field.prompt}
          </h3>
          <div class="row">
            {field.choices.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                class="button"
                data-lit
                data-choice={value}
                onClick={() => choose(value)}
              >
                {label}
              </button>
            ))}
          </div>
        </>
      )}
      {move && (
        <>
          <h3 ref={prompt} tabIndex={-1}>
            {words.label(move, view, voice)}
          </h3>
          <button
            type="button"
            class="button go"
            data-lit
            data-confirm
            onClick={() => {
              void control.steps.submit(move);
              onClose();
            }}
          >
            {say.value.words.confirm}
          </button>
        </>
      )}
      <div class="dialog-foot">
        {choices.length > 0 && (
          <button type="button" class="button small" onClick={back}>
            {say.value.words.back}
          </button>
        )}
        <button type="button" class="button small" onClick={onClose}>
          {say.value.close}
        </button>
      </div>
    </section>
  );
}
