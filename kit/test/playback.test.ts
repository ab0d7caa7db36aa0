import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cue } from '../cue.ts';
import { Playback, type PlaybackFrame } from '../playback.ts';

interface Frame extends PlaybackFrame {
  readonly view: number;
}

const frame = (view: number, told: number): Frame => ({
  view,
  told: Array.from({ length: told }, (_none, i) => ({ type: `e${i}` })),
});

/** Every event adds ten to the view, but for e1, which changes nothing. */
function playback({ calm = false, cue = null }: { calm?: boolean; cue?: Cue | null } = {}) {
  const heard: string[] = [];
  const shown: number[] = [];
  const player = new Playback<Frame>({
    stage: (view, event) => (event.type === 'e1' ? view : Number(view) + 10),
    cue: () => cue,
    onShown: ({ type }) => heard.push(type),
    isCalm: () => calm,
  });
  player.shown.subscribe((seen) => seen && shown.push(seen.view));
  return { player, heard, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('playback', () => {
  test('shows the first frame as it stands', () => {
    const { player, shown, heard } = playback();
    player.push(frame(1, 3));
    expect(shown).toEqual([1]);
    expect(heard).toEqual([]);
  });

  test('shows a view after every event that changes something, and the true one last', async () => {
    const { player, shown, heard } = playback();
    player.push(frame(0, 0));
    player.push(frame(99, 3));
    await vi.runAllTimersAsync();
    expect(shown).toEqual([0, 10, 99, 99]);
    expect(heard).toEqual(['e0', 'e1', 'e2']);
  });

  test('says which event is shown just now, and none once all is shown', async () => {
    const { player } = playback({ cue: { hold: 100 } });
    player.push(frame(0, 0));
    player.push(frame(99, 1));
    expect(player.shot.value).toEqual({ event: { type: 'e0' }, cue: { hold: 100 } });
    await vi.runAllTimersAsync();
    expect(player.shot.value).toBeNull();
  });

  test('an event is held as long as its cue says, but for no more than 2.5 seconds', async () => {
    const { player } = playback({ cue: { hold: 60_000 } });
    player.push(frame(0, 0));
    player.push(frame(99, 1));
    await vi.advanceTimersByTimeAsync(2499);
    expect(player.moving.value).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(player.moving.value).toBe(false);
  });

  test('keeps the order of frames that come while it plays', async () => {
    const { player, shown, heard } = playback();
    player.push(frame(0, 0));
    player.push(frame(50, 1));
    player.push(frame(70, 3));
    await vi.runAllTimersAsync();
    expect(shown.filter((view) => view >= 50)).toEqual([50, 50, 70, 70]);
    expect(heard).toEqual(['e0', 'e1', 'e2']);
  });

  test('is never more than four seconds behind, however much happens', async () => {
    const { player } = playback({ cue: { hold: 2000 } });
    player.push(frame(0, 0));
    for (let told = 5; told <= 50; told += 5) player.push(frame(told, told));
    await vi.advanceTimersByTimeAsync(4000);
    expect(player.moving.value).toBe(false);
    expect(player.shown.value?.view).toBe(50);
  });

  test('one’s own turn cuts what is still to be shown, and plays what led to it', async () => {
    const { player, shown } = playback();
    player.push(frame(0, 0));
    player.push(frame(50, 4));
    player.push(frame(70, 5), 'newest');
    expect(shown.slice(-2)).toEqual([50, 70]);
    await vi.runAllTimersAsync();
    expect(player.shown.value?.view).toBe(70);
  });

  test('a cut shows the frame as it stands, and what was under way is over', async () => {
    const { player, shown } = playback();
    player.push(frame(0, 0));
    player.push(frame(50, 4));
    player.push(frame(70, 6), 'cut');
    expect(player.moving.value).toBe(false);
    await vi.runAllTimersAsync();
    expect(shown).toEqual([0, 10, 70]);
  });

  test('calm: every frame is shown at once, and every event heard', async () => {
    const { player, shown, heard } = playback({ calm: true, cue: { hold: 2000 } });
    player.push(frame(0, 0));
    player.push(frame(99, 2));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([0, 99]);
    expect(heard).toEqual(['e0', 'e1']);
  });

  test('skipping goes on to the next event; skipping all to the true view', async () => {
    const { player, shown } = playback();
    player.push(frame(0, 0));
    player.push(frame(99, 4));
    player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([0, 10, 20]);
    player.skipAll();
    expect(shown.at(-1)).toBe(99);
    expect(player.moving.value).toBe(false);
  });

  test('plays once more from an earlier frame', async () => {
    const { player, shown } = playback();
    player.push(frame(0, 0));
    player.push(frame(99, 1), 'cut');
    player.again([frame(0, 0), frame(44, 1), frame(99, 2)]);
    await vi.runAllTimersAsync();
    expect(shown).toEqual([0, 99, 0, 44, 44, 99, 99]);
  });

  test('the last event of a frame is shown by the frame’s own view; the table is asked only about those before it', async () => {
    const asked: string[] = [];
    const player = new Playback<Frame>({
      stage: (view, { type }) => {
        asked.push(type);
        return view;
      },
      cue: (_event, before, after) => ({ hold: Number(before) === Number(after) ? 0 : 100 }),
      onShown: () => {},
      isCalm: () => false,
    });
    player.push(frame(0, 0));
    player.push(frame(99, 3));
    expect(asked).toEqual(['e0', 'e1']);
    expect([player.shown.value?.view, player.shot.value?.event.type]).toEqual([99, 'e2']);
    await vi.advanceTimersByTimeAsync(100);
    expect(player.moving.value).toBe(false);
  });

  test('cleared, it shows nothing, and what was on its way is not heard any more', async () => {
    const { player, shown, heard } = playback({ cue: { hold: 1000 } });
    player.push(frame(0, 0));
    player.push(frame(99, 3));
    player.clear();
    await vi.runAllTimersAsync();
    expect([player.shown.value, player.shot.value, player.moving.value]).toEqual([null, null, false]);
    expect(shown).toEqual([0, 10]);
    expect(heard).toEqual(['e0']);
  });
});
