import { expect, test } from 'vitest';
import { isInstalled, requireNode, SetupError } from '../prepare.js';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.0', '20.18.9', '8.0.0'])('Node %s is too old', (version) => {
  expect(() => requireNode(version)).toThrow(SetupError);
  expect(() => requireNode(version)).toThrow(`this is Node ${version}`);
});

const LOCKED = {
  '': { version: '0.1.0' },
  engine: { version: '0.1.0' },
  'node_modules/@conclave/engine': { link: true },
  'node_modules/vitest': { version: '4.1.12' },
  'server/node_modules/pino': { version: '9.0.0' },
  'node_modules/@rolldown/binding-darwin-arm64': { version: '1.2.15', optional: true },
};
const INSTALLED = {
  'node_modules/@conclave/engine': { link: true },
  'node_modules/vitest': { version: '4.1.12' },
  'server/node_modules/pino': { version: '9.0.0' },
};

function without(gone: string) {
  return Object.fromEntries(Object.entries(INSTALLED).filter(([path]) => path !== gone));
}

test('what the lock asks for is there; what is optional may be absent', () => {
  expect(isInstalled(LOCKED, INSTALLED)).toBe(true);
});

test.each([
  ['another version', { ...INSTALLED, 'node_modules/vitest': { version: '4.1.0' } }],
  ['a package missing', without('node_modules/vitest')],
  ['a dependency of one package missing', without('server/node_modules/pino')],
  ['a package missing', without('node_modules/@conclave/engine')],
])('%s asks for an install', (_what, installed) => {
  expect(isInstalled(LOCKED, installed)).toBe(false);
});
