import { hasExactly, isIndex, isRecord } from '@conclave/engine';
import { CARDS } from './cards.ts';
import { POINTS } from './convent.ts';
import {
  ABOUT_TURN,
  BLESS,
  EDGE,
  FEIGN,
  GO,
  GO_FAST,
  KEEP,
  LEAD,
  MAX_DICE,
  MAX_FIGURES,
  MAX_LIMIT,
  MAX_WAY,
  type Move,
  ORDER,
  PASS,
  STOP,
  STOP_FAST,
  TAKE_PATH,
  WITHDRAW,
} from './moves.ts';
import { EDGES, PASSES, WHENS } from './state.ts';

const ALONE: Readonly<Record<string, Move>> = { withdraw: WITHDRAW, aboutTurn: ABOUT_TURN };

const FASTS = [0, 1, 2] as const;

const isFigure = (value: unknown): value is number => isIndex(value, MAX_FIGURES);
const isPoint = (value: unknown): value is number => isIndex(value, POINTS + 1) && value > 0;

export function parse(json: unknown): Move | null {
  if (!isRecord(json) || typeof json.kind !== 'string') return null;
  const { kind } = json;
  if (Object.hasOwn(ALONE, kind)) return hasExactly(json, 'kind') ? ALONE[kind] : null;
  switch (kind) {
    case 'plan':
      return parsePlan(json);
    case 'bless':
      if (!hasExactly(json, 'kind', 'figure', 'play') || !isFigure(json.figure)) return null;
      return parseUse(json.figure, json.play);
    case 'takePath':
      if (!hasExactly(json, 'kind', 'path')) return null;
      return isIndex(json.path, TAKE_PATH.length) ? TAKE_PATH[json.path] : null;
    case 'lead':
      if (!hasExactly(json, 'kind', 'guard')) return null;
      return isIndex(json.guard, 2) ? LEAD[json.guard] : null;
    case 'go':
      if (!hasExactly(json, 'kind', 'to', 'fast') || typeof json.fast !== 'boolean') return null;
      return isPoint(json.to) ? (json.fast ? GO_FAST : GO)[json.to] : null;
    case 'stop':
      if (!hasExactly(json, 'kind', 'fast') || typeof json.fast !== 'boolean') return null;
      return json.fast ? STOP_FAST : STOP;
    case 'order': {
      if (!hasExactly(json, 'kind', 'figure', 'when', 'limit') || !isFigure(json.figure)) return null;
      const when = WHENS.find((known) => known === json.when);
      if (!when || !isIndex(json.limit, MAX_LIMIT + 1) || json.limit === 0) return null;
      return ORDER[json.figure][when][json.limit - 1];
    }
    case 'edge': {
      if (!hasExactly(json, 'kind', 'figure', 'edge') || !isFigure(json.figure)) return null;
      const edge = EDGES.find((known) => known === json.edge);
      return edge ? EDGE[json.figure][EDGES.indexOf(edge)] : null;
    }
    case 'pass': {
      if (!hasExactly(json, 'kind', 'until')) return null;
      const until = PASSES.find((known) => known === json.until);
      return until ? PASS[PASSES.indexOf(until)] : null;
    }
    default:
      return null;
  }
}

function parseUse(figure: number, play: unknown): Move | null {
  if (play === null) return KEEP[figure];
  if (hasExactly(play, 'die')) return isIndex(play.die, MAX_DICE) ? BLESS[figure][play.die] : null;
  if (!hasExactly(play, 'guard', 'to') || !isIndex(play.guard, 2) || !isPoint(play.to)) return null;
  return FEIGN[figure][play.guard][play.to];
}

function parsePlan(json: Readonly<Record<string, unknown>>): Move | null {
  if (!hasExactly(json, 'kind', 'figure', 'card', 'obeys', 'fast', 'way', 'split')) return null;
  const { figure, obeys, way, split } = json;
  const card = CARDS.find((known) => known === json.card);
  const fast = FASTS.find((known) => known === json.fast);
  if (!isFigure(figure) || !card || fast === undefined || typeof obeys !== 'boolean') return null;
  if (!Array.isArray(way) || way.length > MAX_WAY || !way.every(isPoint)) return null;
  if (split !== null && !isIndex(split, way.length + 1)) return null;
  // Whoever obeys walks.
  if (obeys && card !== 'walk') return null;
  return { kind: 'plan', figure, card, obeys, fast, way: [...way], split };
}
