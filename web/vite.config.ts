import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES, type OptionSpec } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { partsOf } from './cache-parts.ts';
import type { CatalogueGame } from './catalogue.ts';
import { gamesBeside, SHELF } from './games-beside.ts';
import { clearOldAssets } from './last-build.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the home page knows of the games, worked out when the page is built: their rules and texts stay apart. */
function catalogue(): Plugin {
  const id = 'virtual:catalogue';
  return {
    name: 'conclave-catalogue',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      return `export const catalogue = ${JSON.stringify(gameEntries.map(catalogueGame))};`;
    },
  };
}

function catalogueGame({ game, text, firstMatch, ladder }: (typeof gameEntries)[number]): CatalogueGame {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_none, i) => min + i);
  const table: Readonly<Record<string, OptionSpec>> = game.options as Readonly<Record<string, OptionSpec>>;
  return {
    id: game.id,
    version: game.records.version,
    seats: { min, max },
    anytime: game.anytime,
    composed: game.composed,
    firstMatch,
    ladder,
    words: Object.fromEntries(
      LANGUAGES.map((language) => {
        const { name, tagline, options, seatsLine } = text[language];
        const seatsLines = Object.fromEntries(
          counts.flatMap((seats) => {
            const line = seatsLine?.(seats);
            return line ? [[seats, line]] : [];
          }),
        );
        return [language, { name, tagline, options, seatsLines }];
      }),
    ) as CatalogueGame['words'],
    options: Object.entries(table).map(([key, spec]) => ({
      key,
      kind: spec.kind,
      ...(spec.kind === 'number' && { min: spec.min, max: spec.max }),
      ...(spec.kind === 'choice' && { values: spec.values }),
      defaults: Object.fromEntries(
        counts.map((seats) => [
          seats,
          typeof spec.default === 'function' ? spec.default(seats) : spec.default,
        ]),
      ),
    })),
  };
}

/** Parts of games that a script never loads stay out of it: the page has no bots, its worker draws nothing. */
function without(part: RegExp): Plugin {
  const isLeftOut = inside(part);
  return {
    name: 'conclave-without',
    apply: 'build',
    load: (module) => (isLeftOut(module) ? 'export {};' : null),
  };
}

const FIRST_FONTS = /(eb-garamond-(400|600)-normal|grenze-gotisch|alegreya-sc).*\.woff2$/;

/** The fonts of the first page come with it, so that nothing shifts. */
function preloadFonts(): Plugin {
  return {
    name: 'conclave-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FIRST_FONTS.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** What the service worker says by itself. */
function noticeWords() {
  const words = { en, fr };
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const games = gameEntries.map(({ game, text }) => [game.id, text[language].name]);
      return [language, { asked: words[language].notices.asked, games: Object.fromEntries(games) }];
    }),
  );
}

/** Hands the service worker the list of files it keeps, and a name that changes with them. */
function offline(): Plugin {
  return {
    name: 'conclave-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle)
        .filter(({ fileName }) => !fileName.endsWith('.map') && fileName !== 'index.html')
        .map((file) => ({ name: file.fileName, from: file.type === 'asset' ? file.originalFileNames : [] }));
      // Pictures of links are for others' messengers.
      const rest = readdirSync(here('public'), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
      const parts = partsOf(
        built,
        gameEntries.map(({ game }) => game.id),
      );
      const page = bundle['index.html'];
      const begin = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const hash = createHash('sha256').update([...built.map(({ name }) => name), ...rest].join());
      if (page?.type === 'asset') hash.update(page.source);
      const script = readFileSync(here('service-worker.js'), 'utf8')
        .replace("'__SHELL__'", JSON.stringify(parts.shell))
        .replace("'__GAMES__'", JSON.stringify(parts.games))
        .replace("'__WORDS__'", JSON.stringify(noticeWords()))
        .replace("'__REST__'", JSON.stringify(rest.map((name) => `/${name}`)))
        .replace('__PAGE__', `/${begin?.fileName}`)
        .replace('__VERSION__', hash.digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script });
    },
  };
}

/** Files that are worth compressing, and how the server finds them compressed. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** Compresses once, when the page is built, and as well as can be: the server only picks the file. The kit's page is for no server. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'conclave-compressed',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'kit',
    configResolved({ root: page, build }) {
      folder = resolve(page, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue;
        const file = join(folder, name);
        // Of the last build, or the same as there.
        if (name.startsWith('assets') && existsSync(`${file}.gz`)) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Leaves the files of the last build where they are, and takes away those of the one before it. */
function twoBuilds(): Plugin {
  return {
    name: 'conclave-two-builds',
    apply: 'build',
    writeBundle({ dir = here('dist') }, bundle) {
      clearOldAssets(dir, Object.keys(bundle));
    },
  };
}

const root = here('..');
const gameOf = (module: string) => GAME_PART.exec(module.replace(root, '/'))?.[1] ?? null;
/** By its path inside the house: whatever the folder is called in which the house stands. */
const inside = (path: RegExp) => (module: string) =>
  path.test(module.replace(root, '/').replaceAll('\\', '/'));

/** What a manifest loads that only the worker needs, and only the page. */
const BOTS = new RegExp(`${SHELF}/[a-z-]+/bot/bots\\.ts$`);
const DRAWINGS = new RegExp(`${SHELF}/[a-z-]+/table/(index|cover|primer)\\.tsx$`);
const GAME_PART = new RegExp(`${SHELF}/([a-z-]+)/\\w+/`);

/**
 * Few files instead of many: what the first page needs, what all other pages share, one for each game, and the pages. A visit makes a dozen or two of requests, not a hundred. Each takes along what it needs, so those that
 * others need come first.
 */
const first = {
  name: 'first',
  test: inside(
    /node_modules[\\/](preact|@preact|idb-keyval)[\\/]|kit[\\/]((parts|help|initial|seats)\.tsx|motion\.ts|[a-z]+\.css)$|engine[\\/](words|language)\.ts$|games[\\/]([a-z-]+[\\/])?(index|modules|beside)\.ts$|[\\/]cover\.tsx$|wire[\\/](urgency|names|lengths)\.ts$|web[\\/]([a-z]+\.css$|pages[\\/]home[\\/](?!bots-play|people-play|live-shown|riddle\.)|words[\\/]|(router|say|settings|api-error|catalogue|library|device-cache|page-renewal)\.ts$|shell[\\/](error-toast|error-pages|header|cover|errors|use-fetched|page-title|own-table|drawn-games|when|chair-mark|code-field)\.tsx?$|sources[\\/](local-store|loading-error|own-tables|keep-lists|daily)\.ts$)/,
  ),
};
const shared = {
  name: 'shared',
  test: inside(/[\\/](node_modules|engine|wire|bots|kit)[\\/]|games[\\/]([a-z-]+[\\/]index|[a-z-]+)\.ts$/),
};
/** Asked for when somebody opens a review or a puzzle; what the drawn table needs of them lies with the table. */
const AFTERWARDS = ['review', 'puzzle'] as const;
const games = {
  name: gameOf,
  debugName: 'games',
  test: inside(new RegExp(`${SHELF}/[a-z-]+/(?!(${AFTERWARDS.join('|')})/)`)),
};
const afterwards = AFTERWARDS.map((part) => ({
  name: (module: string) => `${gameOf(module)}-${part}`,
  debugName: part,
  test: inside(new RegExp(`${SHELF}/[a-z-]+/${part}/`)),
}));
const pages = { name: 'pages', test: inside(/web[\\/](pages[\\/](?!home)|sources|table)/) };

type Group = typeof shared | typeof games | (typeof afterwards)[number];
const chunks = (...groups: readonly Group[]) => ({
  codeSplitting: { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) },
});

const conditions = ['source', ...defaultClientConditions];
const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  root: here('.'),
  resolve: { conditions },
  oxc: { jsx },
  plugins: [catalogue(), gamesBeside(), without(BOTS), preloadFonts(), offline(), twoBuilds(), compressed()],
  worker: {
    format: 'es',
    plugins: () => [catalogue(), gamesBeside(), without(DRAWINGS)],
    rolldownOptions: { output: chunks(shared, games, ...afterwards) },
  },
  build: {
    target: 'es2023',
    outDir: process.env.CONCLAVE_PAGES ?? here('dist'),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: chunks(first, shared, games, ...afterwards, pages) },
  },
  server: {
    port: 4005,
    proxy: { '/api/': 'http://localhost:4004', '/socket': { target: 'ws://localhost:4004', ws: true } },
  },
});
