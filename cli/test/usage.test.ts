import { expect, test } from 'vitest';
import { invoke } from './invoke.ts';

test.each([
  [['dance'], /no command “dance”/],
  [['--fast'], /--fast/],
  [['simulate'], /temple-code/],
  [['simulate', 'chess'], /no game “chess”/],
  [['simulate', 'temple-code', '--seats', '9'], /1 to 4/],
  [['simulate', 'temple-code', '--games', 'many'], /--games/],
  [['simulate', 'temple-code', '--bot', 'clever'], /clever/],
  [['arena', 'temple-code'], /--bots/],
  [['arena', 'temple-code', '--bots', 'strong,clever'], /clever/],
  [['arena', 'temple-code', '--bots', 'fair', '--against', 'nowhere'], /nowhere/],
  [['arena', 'temple-code', '--ladder', '--seats', '1'], /two seats/],
  [['play', 'temple-code', '--seats', '2', '--you', '2'], /“2” is no seat/],
  [['play', 'temple-code', '--seats', '2', '--you', '0,1'], /terminal/],
  [['play', 'temple-code', '--seats', '2', '--bots', 'easy,fair'], /--bots/],
  [['play', 'temple-code', '--load', 'x', '--seats', '2'], /--load/],
  [['games', '--lang', 'de'], /“de”/],
  [['replay'], /file/i],
  [['review'], /file/i],
  [['puzzle', 'temple-code', '--date', '2026-02-30'], /2026-02-30/],
])('%j ends with 2 and says why', async (argv, why) => {
  const { code, out, errors } = await invoke(argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(errors).toMatch(why);
  expect(errors).toContain('--help');
});

test('errors speak French too', async () => {
  const { errors } = await invoke(['simulate', 'chess'], { LANG: 'fr_FR.UTF-8' });
  expect(errors).toContain('Le jeu «\u00a0chess\u00a0» n’existe pas.');
  expect(errors).toContain('Voir\u00a0: conclave simulate --help');
});

test.each(['play', 'replay', 'review', 'puzzle', 'games', 'simulate', 'arena'])(
  '%s --help has examples',
  async (name) => {
    const { code, out } = await invoke([name, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Examples\\n {2}conclave ${name}`));
    expect((await invoke(['help', name])).out).toBe(out);
  },
);

test('help speaks French where the terminal does', async () => {
  const { out } = await invoke(['help', 'arena'], { LC_ALL: 'fr_FR.UTF-8' });
  expect(out).toContain('Exemples');
});
