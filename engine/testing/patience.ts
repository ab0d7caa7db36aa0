/** Ends rules that never come back: a loop without an end says nothing by itself. */

import { Script } from 'node:vm';

/** A lawful step takes some milliseconds. */
export const PATIENCE = 5000;

const held: { work: () => void } = { work: () => {} };
const PLACE = '__conclave_work';
const script = new Script(`${PLACE}.work()`);

/** Runs `work`, and ends it when it takes longer: false. Only a script of its own can be ended from outside. */
export function withPatience(work: () => void, milliseconds: number): boolean {
  held.work = work;
  Object.defineProperty(globalThis, PLACE, { value: held, configurable: true });
  try {
    script.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return false;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
