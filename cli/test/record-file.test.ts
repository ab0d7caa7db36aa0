/** A file holds all of a record or stays as it was. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, stretchSeed } from '@conclave/engine';
import { bids } from '@conclave/engine/testing/probes/bids';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveRecord } from '../play/record-file.ts';

const record = Match.open(bids, 2, {}, stretchSeed('file')).record();
let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-record-'));
  file = join(folder, 'match.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = () => readFileSync(file, 'utf8');

test('a record is written for its owner’s eyes alone, and nothing else is left in the folder', async () => {
  expect(await saveRecord(file, record, false)).toBe(true);
  expect(JSON.parse(text())).toEqual(JSON.parse(JSON.stringify(record)));
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toEqual(['match.json']);
});

test('another file is not written over unless that is wanted', async () => {
  writeFileSync(file, 'mine');
  expect(await saveRecord(file, record, false)).toBe(false);
  expect(text()).toBe('mine');
  expect(await saveRecord(file, record, true)).toBe(true);
  expect(JSON.parse(text()).game).toBe('bids');
  expect(readdirSync(folder)).toEqual(['match.json']);
});

test('where writing fails, the old file stays as it was', async () => {
  writeFileSync(file, 'mine');
  mkdirSync(`${file}.part`);
  await expect(saveRecord(file, record, true)).rejects.toThrow();
  expect(text()).toBe('mine');
});

test('where writing fails, no new file is left', async () => {
  mkdirSync(`${file}.part`);
  await expect(saveRecord(file, record, false)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['match.json.part']);
});
