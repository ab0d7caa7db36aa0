/** Pins on points, each about a novice or nobody, and room for a few words. */

import { NOVICE_NAMES } from '../../rules/cards.ts';
import { EmblemIcon } from '../pieces/emblem.tsx';
import { readShared } from '../play/belief.ts';
import { type PinMark, readMarks, writeMarks } from '../play/marks.ts';
import type { NoteSetting } from '../setting.ts';

export function Pins({ setting: { props, t } }: { setting: NoteSetting }) {
  const marks = readMarks(props.marks);
  const shared = readShared(props.shared);
  const { notes } = t;
  const change = (pins: readonly PinMark[]) => props.write(writeMarks({ ...marks, pins }));
  return (
    <section class="nr-pins">
      <h4>{notes.pins}</h4>
      {marks.pins.map((pin) => {
        const others = marks.pins.filter((one) => one !== pin);
        const put = (part: Partial<PinMark>) =>
          change(marks.pins.map((one) => (one === pin ? { ...one, ...part } : one)));
        return (
          <p key={pin.point} class="nr-pin">
            <b>{pin.point}</b>
            {pin.cell !== null && <EmblemIcon cell={pin.cell} size={18} />}
            <select
              aria-label={notes.pinFor(pin.point)}
              value={pin.cell ?? ''}
              onChange={(event) => put({ cell: Number(event.currentTarget.value) || null })}
            >
              <option value="">–</option>
              {props.view.novices.map(({ cell }) => (
                <option key={cell} value={cell}>
                  {NOVICE_NAMES[cell]}
                </option>
              ))}
            </select>
            <input
              aria-label={notes.pinWords}
              placeholder={notes.pinWords}
              value={pin.words}
              onInput={(event) => put({ words: event.currentTarget.value })}
            />
            <button type="button" aria-label={notes.removePin(pin.point)} onClick={() => change(others)}>
              ✕
            </button>
          </p>
        );
      })}
      <button
        type="button"
        class="nr-add-pin"
        aria-pressed={shared.pinning}
        onClick={() => props.share(JSON.stringify({ ...shared, pinning: !shared.pinning }))}
      >
        {shared.pinning ? notes.pinHere : notes.addPin}
      </button>
      <textarea
        aria-label={notes.writing}
        placeholder={notes.writing}
        rows={2}
        value={marks.text}
        onInput={(event) => props.write(writeMarks({ ...marks, text: event.currentTarget.value }))}
      />
    </section>
  );
}
