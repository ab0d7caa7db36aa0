import { describe, expect, test } from 'vitest';
import { Playback, type Sight } from '../playback.ts';

interface Seen extends Sight {
  readonly view: number;
}

const sight = (view: number, told: number): Seen => ({
  view,
  told: Array.from({ length: told }, (_none, i) => ({ type: `e${i}` })),
});

function playback(beat: number) {
  const heard: string[] = [];
  const shown: number[] = [];
  const player = new Playback<Seen>({
    stage: (view, event) => (event.type === 'e1' ? view : Number(view) + 10),
    onEvent: ({ type }) => heard.push(type),
    beat: () => beat,
  });
  player.shown.subscribe((seen) => seen && shown.push(seen.view));
  return { player, heard, shown };
}

const idle = async (player: Playback<Seen>) => {
  while (player.moving.value) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('playback', () => {
  test('shows the first sight as it stands', () => {
    const { player, shown, heard } = playback(1);
    player.push(sight(1, 3));
    expect(shown).toEqual([1]);
    expect(heard).toEqual([]);
  });

  test('shows a view after every event that changes something, and the true one last', async () => {
    const { player, shown, heard } = playback(1);
    player.push(sight(0, 0));
    player.push(sight(99, 3));
    await idle(player);
    expect(shown).toEqual([0, 10, 20, 99]);
    expect(heard).toEqual(['e0', 'e1', 'e2']);
  });

  test('keeps the order of frames that come while it plays', async () => {
    const { player, shown, heard } = playback(1);
    player.push(sight(0, 0));
    player.push(sight(50, 1));
    player.push(sight(70, 3));
    await idle(player);
    expect(shown.filter((view) => view % 10 === 0 && view >= 50)).toEqual([50, 60, 70]);
    expect(heard).toEqual(['e0', 'e1', 'e2']);
    expect(player.shown.value?.view).toBe(70);
  });

  test('without a beat every frame is shown at once, and every event heard', async () => {
    const { player, shown, heard } = playback(0);
    player.push(sight(0, 0));
    player.push(sight(99, 2));
    await idle(player);
    expect(shown).toEqual([0, 99]);
    expect(heard).toEqual(['e0', 'e1']);
  });

  test('skipping goes to the true view', async () => {
    const { player, shown } = playback(60_000);
    player.push(sight(0, 0));
    player.push(sight(99, 3));
    expect(player.moving.value).toBe(true);
    player.skip();
    await idle(player);
    expect(shown.at(-1)).toBe(99);
  });
});
