/**
 * `npm run new-game ID "Name" "Nom"`: lays a whole small game out in `examples/ID`, to be changed into yours.
 *
 * It is `examples/first-trick` under another name, which the same tests hold as every game: so it cannot drift.
 */

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, install, ROOT, runTool, SetupError } from './prepare.js';

const MODEL = 'first-trick';

/** @typedef {{ id: string, name: string, french: string }} NewGame */

/**
 * What the model's names become, longest first.
 *
 * @param {NewGame} game
 * @returns {readonly (readonly [RegExp, string])[]}
 */
function renamings({ id, name, french }) {
  const words = id.split('-');
  const large = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  const initials = (words.length > 1 ? words.map((word) => word[0]).join('') : id.slice(0, 2)).toLowerCase();
  const inText = (/** @type {string} */ text) => text.replaceAll("'", '’');
  return [
    [/first-trick/g, id],
    [/firstTrick/g, large[0].toLowerCase() + large.slice(1)],
    [/FirstTrick/g, large],
    [/First Trick/g, inText(name)],
    [/Première Levée/g, inText(french)],
    [/\bFT-/g, `${initials.toUpperCase()}-`],
    [/\bft-/g, `${initials}-`],
    [/letter: 'F'/g, `letter: '${name[0].toUpperCase()}'`],
  ];
}

/**
 * Writes the game into a folder of games, and into its list.
 *
 * @param {string} shelf
 * @param {NewGame} game
 */
export function layOut(shelf, game) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(game.id) || game.id.length < 2)
    throw new SetupError(`"${game.id}" is no id: small letters and hyphens, such as liars-dice.`);
  const folder = join(shelf, game.id);
  if (existsSync(folder) || existsSync(join(ROOT, 'games', game.id)))
    throw new SetupError(`There is a game "${game.id}" already.`);
  cpSync(join(ROOT, 'examples', MODEL), folder, { recursive: true });
  const changes = renamings(game);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (!/\.(tsx?|css|json|md)$/.test(file)) continue;
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
    );
  }
  register(join(shelf, 'index.ts'), game);
}

/**
 * @param {string} list
 * @param {NewGame} game
 */
function register(list, { id }) {
  const constant = id.replace(/-(.)/g, (_all, letter) => letter.toUpperCase());
  const text = readFileSync(list, 'utf8')
    .replace(/^import \{/m, `import { ${constant} } from './${id}/index.ts';\nimport {`)
    .replace(/(games: readonly GameModules\[\] = \[[^\]]*)\]/, `$1, ${constant}]`);
  writeFileSync(list, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await command(async () => {
    const [id, name, french] = process.argv.slice(2);
    if (!id || !name || !french) throw new SetupError('Usage: npm run new-game ID "Name" "Nom"');
    await install();
    layOut(join(ROOT, 'examples'), { id, name, french });
    await runTool('@biomejs/biome/bin/biome', ['check', '--write', `examples/${id}`, 'examples/index.ts'], {
      stdio: 'ignore',
    });
    console.log(
      [
        `examples/${id} is a whole small game now, and yours to change. Try it:`,
        `  npx vitest run examples/${id}`,
        '  npm start -- --games examples',
        'docs/new-game.md says what to change first.',
      ].join('\n'),
    );
  });
}
