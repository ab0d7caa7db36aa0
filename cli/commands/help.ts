/** Help from the words, for the whole and for each command. */

import type { Output } from '../io.ts';
import { paint } from '../terminal/style.ts';
import type { CliWords } from '../words/words.ts';
import { COMMAND_NAMES, type CommandName } from './names.ts';
import { twoColumns } from './print.ts';

export function overview({ help }: CliWords, output: Output, colour: boolean): string {
  const title = (text: string) => paint('heading', text, colour);
  const rows = COMMAND_NAMES.map((name) => [name, help.of[name].summary] as const);
  const examples = COMMAND_NAMES.flatMap((name) => help.of[name].examples.slice(0, 1));
  return [
    paint('title', help.tagline, colour),
    '',
    title(help.usage),
    '  conclave [COMMAND] [...]',
    '',
    title(help.commands),
    ...twoColumns(rows, output, 12),
    '',
    title(help.examples),
    ...examples.flatMap(([line, meaning]) => [`  ${line}`, `      ${meaning}`]),
    '',
    help.menu,
    help.more,
    '',
  ].join('\n');
}

export function commandHelp(name: CommandName, { help }: CliWords, output: Output, colour: boolean): string {
  const title = (text: string) => paint('heading', text, colour);
  const { summary, usage, flags, examples } = help.of[name];
  return [
    paint('title', `conclave ${name}`, colour),
    `  ${summary}`,
    '',
    title(help.usage),
    ...usage.map((line) => `  ${line}`),
    '',
    title(help.flags),
    ...twoColumns(flags, output),
    '',
    title(help.examples),
    ...examples.flatMap(([line, meaning]) => [`  ${line}`, `      ${meaning}`]),
    '',
  ].join('\n');
}
