/** Documents and header comments in plain English: short sentences, outside of code blocks and tables. */

import type { Source } from './syntax.ts';

/** Words a sentence, on average over a document. */
const MAX_AVERAGE = 22;
/** Words in any one sentence. */
const MAX_WORDS = 40;
/** A dot after these ends no sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|vs|etc|cf|no)\.$/i;

export interface Document {
  readonly path: string;
  readonly text: string;
}

/** Each as `path: what`. */
export function findProseFaults({ path, text }: Document): string[] {
  const counts = sentencesOf(text).map((sentence) => ({ sentence, words: wordsIn(sentence) }));
  const all = counts.reduce((sum, { words }) => sum + words, 0);
  const long = counts
    .filter(({ words }) => words > MAX_WORDS)
    .map(({ sentence, words }) => `${path}: ${words} words: ${sentence}`);
  const average = all / Math.max(1, counts.length);
  return average > MAX_AVERAGE ? [...long, `${path}: ${average.toFixed(1)} words a sentence`] : long;
}

/** The comment at the top of each file of a folder, as one document: files of one folder are read together. */
export function headersOf(folder: string, sources: readonly Source[]): Document {
  const headers = sources
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ text }) => /^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '');
  return { path: folder, text: headers.map((header) => header.replace(/^ *\*/gm, '').trim()).join('\n\n') };
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** List items and headings are sentences; inline code and the address of a link are one word at most. */
export function sentencesOf(markdown: string): string[] {
  const prose = markdown
    .replace(/^```.*?^```/gms, '\n')
    .replace(/^\s*\|.*$/gm, '\n')
    .replace(/^\s*(?:#+|[-*]|\d+\.) (.*)$/gm, '\n\n$1\n')
    .replace(/`[^`]*`/g, 'code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|<[^>]*>/g, '');
  return prose.split(/\n\s*\n/).flatMap((paragraph) => splitSentences(paragraph.replace(/\s+/g, ' ').trim()));
}

function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const part of paragraph.split(/(?<=[.!?]["”)]?) (?=["“(]?[\p{Lu}\p{N}]|code\b)/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part !== '') sentences.push(part);
  }
  return sentences;
}
