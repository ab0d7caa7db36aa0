/** A folder of games outside of this checkout, set up as examples/README.md says: in the terminal and on a server. */

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layOut } from '../new-game.js';
import { ROOT } from '../prepare.js';

const README = readFileSync(join(ROOT, 'examples/README.md'), 'utf8');

/** The files that the page shows, by name. */
function shown(name: string): string {
  const [, text] = new RegExp(`\\n\`${name}\`:\\n\\n\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(README) ?? [];
  if (!text) throw new Error(`examples/README.md shows no ${name}`);
  return text;
}

function folder(): string {
  const home = mkdtempSync(join(tmpdir(), 'conclave-beside-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  const games = join(home, 'games');
  cpSync(join(ROOT, 'examples/index.ts'), join(games, 'index.ts'));
  for (const name of ['package.json', 'tsconfig.json']) writeFileSync(join(games, name), shown(name));
  layOut(games, { id: 'river-stones', name: 'River Stones', french: 'Les Galets' });
  writeFileSync(
    join(games, 'index.ts'),
    "import { riverStones } from './river-stones/index.ts';\n\nexport const games = [riverStones];\n",
  );
  return games;
}

/** The scripts that the first page loads, and those that they load. */
async function assets(address: string): Promise<string[]> {
  const page = await (await fetch(address)).text();
  const read = new Map<string, string>();
  const found = (text: string) => [...text.matchAll(/[\w.-]+\.js(?=["'`])/g)].map(([name]) => name);
  for (let names = found(page); names.length > 0; ) {
    const [name] = names;
    const text = await (await fetch(`${address}/assets/${name}`)).text();
    read.set(name, text);
    names = [...new Set([...names, ...found(text)])].filter((one) => !read.has(one));
  }
  return [...read.values()];
}

test('is played in the terminal and on a server, and its pages bring the table', async () => {
  const games = folder();
  const said = execFileSync(
    process.execPath,
    [join(ROOT, 'scripts/conclave.js'), '--games', games, 'simulate', 'river-stones', '--games', '2'],
    { encoding: 'utf8', env: { ...process.env, LANG: 'en' } },
  );
  expect(said).toContain('2 of 2 games finished');

  const data = join(games, '../data');
  const server = spawn(
    process.execPath,
    [join(ROOT, 'scripts/start.js'), '--games', games, '--port', '0', '--data', data],
    { env: { ...process.env, LANG: 'en' } },
  );
  onTestFinished(() => void server.kill());
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (chunk) => {
      text += chunk;
      const [found] = /http:\/\/[\w.]+:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    });
    server.on('close', () => reject(new Error(text)));
  });
  const guest = await fetch(`${address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  const opened = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game: 'river-stones', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }),
  });
  expect([opened.status, await opened.json()]).toMatchObject([200, { table: { game: 'river-stones' } }]);
  expect((await assets(address)).some((text) => text.includes('River Stones'))).toBe(true);
});
