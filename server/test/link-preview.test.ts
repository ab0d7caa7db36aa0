/** What a messenger learns of a link. */

import { existsSync, statSync } from 'node:fs';
import { gameEntries } from '@conclave/games/entries';
import { describe, expect, test } from 'vitest';
import { linkPreview } from '../link-preview.ts';
import type { MatchRow } from '../store/store.ts';

const ORIGIN = 'https://conclave.example';
const ID = '0123456789abcdef0123456789abcdef';
const INVITE = 'aaaaaaaaaaaaaaaa';
const SHARE = 'bbbbbbbbbbbbbbbb';

const rowOf = (part: Partial<MatchRow>) =>
  ({
    id: ID,
    game: 'nuns',
    public: false,
    invite: INVITE,
    shares: [{ seat: 0, link: SHARE }],
    ...part,
  }) as MatchRow;
const storeOf = (row: MatchRow | null) => ({ row: async () => row });
const nameOf = (preview: string) => /og:title" content="([^"]*)"/.exec(preview)?.[1];

describe('the preview of a link', () => {
  test('names the game of an invitation and of a shared replay, with a whole address of its fixed picture', async () => {
    const store = storeOf(rowOf({}));
    for (const path of [`/match/${ID}?invite=${INVITE}`, `/replay/${ID}?at=4&share=${SHARE}`]) {
      const preview = await linkPreview(store, ORIGIN, path);
      expect(nameOf(preview)).toBe('Nuns on the Run · Conclave');
      expect(preview).toContain(`content="${ORIGIN}/preview/nuns.png"`);
    }
    expect(await linkPreview(store, ORIGIN, `/match/${ID}?invite=${INVITE}&lang=fr`)).toContain('Une chaise');
  });

  test('tells nothing of a match that the link does not open, and the same as of one that is not there', async () => {
    const house = await linkPreview(storeOf(null), ORIGIN, '/');
    for (const path of [
      `/match/${ID}`,
      `/match/${ID}?invite=${SHARE}`,
      `/match/${ID}?share=${SHARE}`,
      `/replay/${ID}`,
    ]) {
      expect(await linkPreview(storeOf(rowOf({})), ORIGIN, path)).toBe(house);
      expect(await linkPreview(storeOf(null), ORIGIN, path)).toBe(house);
    }
    expect(nameOf(house)).toBe('Conclave');
  });

  test('is the same wherever the match stands', async () => {
    const path = `/match/${ID}?invite=${INVITE}`;
    const open = await linkPreview(storeOf(rowOf({ status: 'open' })), ORIGIN, path);
    expect(await linkPreview(storeOf(rowOf({ status: 'finished' })), ORIGIN, path)).toBe(open);
  });

  test('is written so that nothing of an address becomes a tag', async () => {
    const preview = await linkPreview(storeOf(null), ORIGIN, '/rules/nuns?lang="><script>');
    expect(preview).not.toContain('<script');
  });

  test('has a picture for the house and for every game', () => {
    for (const name of ['house', ...gameEntries.map(({ game }) => game.id)]) {
      const file = new URL(`../../web/public/preview/${name}.png`, import.meta.url);
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThan(600_000);
    }
  });
});
