/** The plain parts of a page: headings, dialogs, toasts. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function Ruled({
  children,
  id,
  level = 2,
}: {
  children: ComponentChildren;
  id?: string;
  level?: 2 | 3;
}) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag class="ruled" id={id}>
      {children}
    </Tag>
  );
}

/** The first letter in vermilion: for the name of the house. */
export function Title({ children, minor }: { children: string; minor?: boolean }) {
  return (
    <h1 class={minor ? 'title minor' : 'title'} aria-label={children}>
      <span style={{ color: 'var(--vermilion)' }}>{children.slice(0, 1)}</span>
      {children.slice(1)}
    </h1>
  );
}

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  onClose(): void;
}

export function Dialog({ open, title, closeLabel, onClose, children, class: extra }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is for its backdrop.
    <dialog
      ref={box}
      class={extra}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      <div class="dialog-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="button plain small"
          aria-label={closeLabel}
          onClick={() => box.current?.close()}
        >
          ✕
        </button>
      </div>
      {children}
    </dialog>
  );
}

interface Toast {
  readonly number: number;
  readonly text: string;
  readonly why: boolean;
  readonly rule: { readonly id: string; readonly href: string } | null;
  readonly hint: boolean;
}

const toasts = signal<readonly Toast[]>([]);
const SHOWN_FOR = 6000;
let count = 0;

interface ToastOptions {
  readonly why?: boolean;
  readonly rule?: Toast['rule'];
  /** It is a hint: the one before is no longer of use. */
  readonly hint?: boolean;
}

/** Shown for a few seconds; what is given back takes it away before that. */
export function toast(
  text: string,
  { why = false, rule = null, hint = false }: ToastOptions = {},
): () => void {
  const number = count++;
  const kept = toasts.value.filter((old) => old.text !== text && !(hint && old.hint));
  toasts.value = [...kept.slice(-2), { number, text, why, rule, hint }];
  const away = () => {
    toasts.value = toasts.value.filter((old) => old.number !== number);
  };
  setTimeout(away, SHOWN_FOR);
  return away;
}

/** Whoever it was said to is no longer there. */
export function clearToasts(): void {
  toasts.value = [];
}

/** Milliseconds until a near board has come to what a hint means. */
const GLIDE = 450;

export function Toasts() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const standClear = () => box.current && keepOffAdvised(box.current);
    const frame = requestAnimationFrame(standClear);
    const later = setTimeout(standClear, GLIDE);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [toasts.value]);
  return (
    <div ref={box} class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ number, text, why, rule }) => (
        <div key={number} class={why ? 'toast why' : 'toast'}>
          {text}{' '}
          {rule && (
            <a class="rule-id" href={rule.href}>
              ({rule.id})
            </a>
          )}
        </div>
      ))}
    </div>
  );
}

/** Over what a hint means it would hide it: then it stands at the other end of the page. */
function keepOffAdvised(box: HTMLElement): void {
  const hidden = () => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return [...document.querySelectorAll('.advised')].filter((one) => {
      const { x, y, width, height } = (one.querySelector('.spot-shape') ?? one).getBoundingClientRect();
      return width > 0 && x < right && x + width > left && y < bottom && y + height > top;
    }).length;
  };
  delete box.dataset.moved;
  const here = hidden();
  if (here === 0) return;
  box.dataset.moved = '';
  if (hidden() >= here) delete box.dataset.moved;
}

/** One of a few, as buttons that are radio buttons underneath. */
interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: ComponentChildren;
    readonly help?: string;
  }[];
  readonly line?: string;
  onChoose(value: Value): void;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, name, value, choices, line, onChoose } = props;
  return (
    <fieldset class="field">
      <legend>{legend}</legend>
      {line && <small>{line}</small>}
      <div class="choices">
        {choices.map((choice) => (
          <label key={choice.value} class="choice" data-help={choice.help}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
