/** A game with small private steps, undo and a window: two people bid in secret at one keyboard. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameBots, randomBot } from '@conclave/bots';
import { type AnyMatch, type AnyText, type AnyWords, ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { bids } from '@conclave/engine/testing/probes/bids';
import { cloister } from '@conclave/engine/testing/toy';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Chair, people } from '../play/chairs.ts';
import { LocalTable } from '../play/local-table.ts';
import { newsFrom } from '../play/news.ts';
import type { Patience } from '../terminal/keyboard.ts';
import { type Answer, hintsOn, type Page } from '../terminal/page.ts';
import { Interrupted, type Screen } from '../terminal/screen.ts';

const words: AnyWords = {
  name: 'Bids',
  tagline: '',
  options: {},
  label: (move) => move.kind,
  sentence: (event) => JSON.stringify(event),
  refusal: ({ reason }) => `refused: ${reason}`,
  describe: (view) => [{ heading: 'View', lines: [JSON.stringify(view)] }],
  ending: ({ how }) => [`ended by ${how}`],
  parts: { lots: 'Lots', coins: 'Coins' },
  why: (key) => `because ${key}`,
  form: () => null,
  formTitle: (kind) => kind,
  rules: [],
};
const text: AnyText = { en: words, fr: words };

const gameBots: GameBots = {
  game: bids,
  players: { easy: randomBot, fair: randomBot, strong: randomBot },
  iterations: 1,
  mind() {
    throw new Error('nobody here has a mind');
  },
};

/** Answers pages in turn; `erased` marks a curtain among the pages seen. */
class ScriptedScreen implements Screen {
  readonly pages: (Page | 'erased')[] = [];
  /** By page: how long it is shown at most; `null`: until it is answered. */
  readonly waits: (number | null)[] = [];
  private readonly answers: ((page: Page) => Answer)[];

  constructor(...answers: ((page: Page) => Answer)[]) {
    this.answers = answers;
  }

  async ask(page: Page, patience?: Patience): Promise<Answer> {
    this.pages.push(page);
    this.waits.push(typeof patience === 'number' ? patience : null);
    const answer = this.answers.shift();
    if (!answer) throw new Interrupted();
    return answer(page);
  }

  async erase(): Promise<void> {
    this.pages.push('erased');
  }

  open(): void {}
  close(): void {}
}

const waited = (): Answer => ({ type: 'waited' });
const line = (typed: string) => (): Answer => ({ type: 'line', text: typed, selected: null });
const enter = line('');
const choose =
  (label: string) =>
  (page: Page): Answer => {
    const index = page.choices?.findIndex((choice) => choice.label === label) ?? -1;
    if (index < 0) throw new Error(`no ${label} among ${JSON.stringify(page.choices)}`);
    return { type: 'choice', index };
  };

const PEOPLE: readonly Chair[] = [
  { kind: 'person', name: 'Alix' },
  { kind: 'person', name: 'Bruno' },
];

function tableOf(
  match: AnyMatch,
  chairs: readonly Chair[],
  screen: ScriptedScreen,
  { aids = false, beat = 0 }: { readonly aids?: boolean; readonly beat?: number } = {},
): LocalTable {
  const rng = new ChaCha8(stretchSeed('bots'));
  return new LocalTable(screen, {
    match,
    text,
    chairs,
    gameBots,
    language: 'en',
    beat,
    rng,
    now: () => 0,
    aids,
  });
}

async function sit(
  match: AnyMatch,
  chairs: readonly Chair[],
  screen: ScriptedScreen,
  agreed: { readonly aids?: boolean; readonly beat?: number } = {},
): Promise<void> {
  const table = tableOf(match, chairs, screen, agreed);
  await expect(table.run()).rejects.toBeInstanceOf(Interrupted);
}

function shown(page: Page | 'erased' | undefined): string {
  return page === undefined || page === 'erased' ? '' : JSON.stringify(page);
}

test('a private step is taken back by its owner, and only while there is one', async () => {
  const match: AnyMatch = Match.open(cloister(null), 3, {}, stretchSeed(1));
  const screen = new ScriptedScreen(
    enter,
    choose('note'),
    choose('note'),
    line('u'),
    line('undo'),
    line('annuler'),
  );
  await sit(match, [...PEOPLE, { kind: 'person', name: 'Cléo' }], screen);
  const [, , atFirst, one, two, undone, none, refused] = screen.pages.map(shown);
  expect(atFirst).not.toContain('u undo');
  expect(one).toContain('u undo');
  expect(one).toContain('\\"notes\\":[1,');
  expect(two).toContain('\\"notes\\":[0,');
  expect(undone).toContain('\\"notes\\":[1,');
  expect(undone).toContain('You take your last step back');
  expect(none).toContain('\\"notes\\":[0,');
  expect(refused).toContain('nothing you could take back');
});

test('in a window the answer is withdrawn in the same way', async () => {
  const match: AnyMatch = Match.open(cloister(null), 3, {}, stretchSeed(1));
  match.submit({ type: 'move', seat: 0, move: { kind: 'ask' }, decision: match.decision(0) });
  const screen = new ScriptedScreen(choose('answer'), line('u'));
  const bot = (name: string): Chair => ({ kind: 'bot', name, level: 'easy' });
  await sit(match, [bot('Odon'), { kind: 'person', name: 'Alix' }, bot('Mahaut')], screen, { beat: 1000 });
  const [asked, answered, withdrawn] = screen.pages.map(shown);
  expect(asked).not.toContain('u undo');
  expect(answered).toContain('u undo');
  expect(withdrawn).toContain('\\"answer\\":null');
  expect(match.isAsked(1)).toBe(true);
  expect(
    match
      .record()
      .entries.filter((entry) => 'move' in entry && entry.seat === 1)
      .map((entry) => 'move' in entry && entry.move.kind),
  ).toEqual(['answer', 'withdraw']);
});

test('in a window each person is asked in turn behind the curtain, and what they did stays theirs', async () => {
  const match: AnyMatch = Match.open(bids, 2, { rounds: 1 }, stretchSeed(1));
  const screen = new ScriptedScreen(
    enter,
    choose('add'),
    choose('bid'),
    enter,
    enter,
    choose('add'),
    choose('add'),
    choose('bid'),
  );
  await sit(match, PEOPLE, screen);
  const [erased, curtain, , , handedIn, erasedAgain, , bruno] = screen.pages;
  expect([erased, erasedAgain]).toEqual(['erased', 'erased']);
  expect(shown(curtain)).toContain('Alix');
  expect(shown(curtain)).not.toContain('lots');
  expect(shown(handedIn)).toContain('hand the keyboard to Bruno');
  expect(shown(handedIn)).toContain('withdraw');
  expect(shown(bruno)).toContain('Bids · Bruno');
  expect(shown(bruno)).not.toContain('handed\\",\\"bid');
  const end = shown(screen.pages.at(-1));
  expect(end).toContain('ended by points');
  expect(end).toContain('Lots');
});

test('the bots’ moves are theirs, and a person’s news begin with their own last step', async () => {
  const match: AnyMatch = Match.open(bids, 2, {}, stretchSeed(1));
  const chairs: readonly Chair[] = [
    { kind: 'person', name: 'Alix' },
    { kind: 'bot', name: 'Mahaut', level: 'easy' },
  ];
  const untilAsked = Array.from(
    { length: 40 },
    () => (page: Page) =>
      hintsOn('keys', page.footer ?? [])[0].startsWith('Enter') ? waited() : choose('pass')(page),
  );
  const screen = new ScriptedScreen(...untilAsked);
  const table = tableOf(match, chairs, screen);
  await table.run().catch(() => null);
  const moves = match.record().entries.flatMap((entry) => ('move' in entry ? [entry] : []));
  expect(moves.some(({ seat, by }) => seat === 1 && by === 'bot')).toBe(true);
  expect(moves.every(({ seat, by }) => (seat === 0) === (by === 'player'))).toBe(true);
  const told = match.perspective(0).told.slice(newsFrom(match, 0));
  expect(told[0]).toEqual({ type: 'handed', bid: 0 });
});

test('at a shared keyboard everybody who is asked takes it, whether they have a choice or not', async () => {
  const three: readonly Chair[] = [...PEOPLE, { kind: 'person', name: 'Cléo' }];
  const curtains = async (deal: number) => {
    const match: AnyMatch = Match.open(cloister(null), 3, {}, stretchSeed(deal));
    const choices = [1, 2].filter((seat) => {
      match.submit({ type: 'move', seat: 0, move: { kind: 'ask' }, decision: match.decision(0) });
      return match.perspective(seat).moves.length > 1;
    });
    const screen = new ScriptedScreen(enter, choose('answer'), enter, enter, choose('answer'));
    await sit(match, three, screen);
    const names = screen.pages.filter((page) => shown(page).includes('Hand the keyboard to')).map(shown);
    return { choices: choices.length, names: names.map((page) => /Bruno|Cléo|Alix/.exec(page)?.[0]) };
  };
  const seen = new Set<number>();
  for (let deal = 0; deal < 12; deal++) {
    const { choices, names } = await curtains(deal);
    seen.add(choices);
    expect(names.slice(0, 2)).toEqual(['Bruno', 'Cléo']);
  }
  expect(seen.size).toBe(3);
});

describe('a secret window takes a time that tells nothing', () => {
  const BEAT = 1000;
  const bot = (name: string): Chair => ({ kind: 'bot', name, level: 'easy' });
  const alix: Chair = { kind: 'person', name: 'Alix' };
  const isClosed = (match: AnyMatch) =>
    match.perspective('gallery').told.some(({ type }) => type === 'resolved');

  /** Seat 0 has asked; the waits from there on until it is closed, over many deals. */
  async function waits(chairs: readonly Chair[], ...answers: ((page: Page) => Answer)[]) {
    const seen = new Set<string>();
    const choices = new Set<number>();
    for (let deal = 0; deal < 12; deal++) {
      const match: AnyMatch = Match.open(cloister(null), 3, {}, stretchSeed(deal));
      match.submit({ type: 'move', seat: 0, move: { kind: 'ask' }, decision: match.decision(0) });
      choices.add([1, 2].filter((seat) => match.perspective(seat).moves.length > 1).length);
      const screen = new ScriptedScreen(...answers);
      await sit(match, chairs, screen, { beat: BEAT });
      expect(isClosed(match)).toBe(true);
      seen.add(JSON.stringify(screen.waits.slice(0, answers.length)));
    }
    expect(choices.size).toBe(3);
    return seen;
  }

  test('among bots: one beat', async () => {
    expect(await waits([alix, bot('Odon'), bot('Mahaut')], waited)).toEqual(new Set([`[${BEAT}]`]));
  });

  test('with one person: until they answer, and one beat', async () => {
    const times = await waits([bot('Odon'), alix, bot('Mahaut')], choose('answer'), waited);
    expect(times).toEqual(new Set([`[null,${BEAT}]`]));
  });

  test('it does not close while the person asked has not answered', async () => {
    const match: AnyMatch = Match.open(cloister(null), 3, {}, stretchSeed(1));
    match.submit({ type: 'move', seat: 0, move: { kind: 'ask' }, decision: match.decision(0) });
    await sit(match, [bot('Odon'), alix, bot('Mahaut')], new ScriptedScreen(line('u'), line('?'), enter), {
      beat: BEAT,
    });
    expect(isClosed(match)).toBe(false);
  });

  test('at one keyboard: until all have answered behind the curtain, and one beat', async () => {
    const people: readonly Chair[] = [...PEOPLE, { kind: 'person', name: 'Cléo' }];
    const times = await waits(people, enter, choose('answer'), enter, enter, choose('answer'), waited);
    expect(times).toEqual(new Set([`[null,null,null,null,null,${BEAT}]`]));
  });
});

describe('hints', () => {
  const hinted = async (chairs: readonly Chair[], aids: boolean) => {
    const match: AnyMatch = Match.open(bids, 2, {}, stretchSeed(1));
    const screen =
      people(chairs).length > 1 ? new ScriptedScreen(enter, line('h')) : new ScriptedScreen(line('h'));
    await sit(match, chairs, screen, { aids });
    const last = screen.pages.at(-1);
    return last === undefined || last === 'erased' ? '' : (last.notice?.text ?? '');
  };
  const [alix] = PEOPLE;

  test('are for those who play against bots', async () => {
    expect(await hinted([alix, { kind: 'bot', name: 'Mahaut', level: 'easy' }], false)).toMatch(/^Hint: /);
  });

  test('are for people against each other only where that was agreed', async () => {
    expect(await hinted(PEOPLE, false)).toMatch(/^No hints in this match/);
    expect(await hinted(PEOPLE, true)).toMatch(/^Hint: /);
  });
});

describe('a match that is kept in a file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conclave-kept-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const kept = (file: string) => JSON.parse(readFileSync(file, 'utf8')).entries.length;

  test('holds every step before it is made', async () => {
    const match: AnyMatch = Match.open(bids, 2, {}, stretchSeed(1));
    const file = join(folder, 'match.json');
    const lengths: number[] = [];
    const look = (answer: (page: Page) => Answer) => (page: Page) => {
      lengths.push(kept(file));
      expect(lengths.at(-1)).toBe(match.length);
      return answer(page);
    };
    const screen = new ScriptedScreen(
      enter,
      choose('add'),
      line(`s ${file}`),
      look(choose('add')),
      look(choose('clear')),
      look(choose('pass')),
      look(enter),
    );
    await sit(match, PEOPLE, screen);
    expect(lengths).toEqual([1, 2, 3, 4]);
  });

  test('stays as it was where the file cannot be written, and that is said', async () => {
    const match: AnyMatch = Match.open(bids, 2, {}, stretchSeed(1));
    const file = join(folder, 'match.json');
    const full = (page: Page) => {
      mkdirSync(`${file}.part`);
      return choose('add')(page);
    };
    const free = (page: Page) => {
      expect(page.notice?.text).toMatch(/^It could not be saved, so nothing has changed: /);
      expect(shown(page)).toContain('\\"draft\\":0');
      expect([match.length, kept(file)]).toEqual([0, 0]);
      rmSync(`${file}.part`, { recursive: true });
      return choose('add')(page);
    };
    await sit(match, PEOPLE, new ScriptedScreen(enter, line(`s ${file}`), full, free));
    expect([match.length, kept(file)]).toEqual([1, 1]);
  });
});
