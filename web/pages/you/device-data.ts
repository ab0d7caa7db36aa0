/** What this device keeps of its reader, for the file with everything. */

import { dailyLog } from '../../sources/daily.ts';
import { listMatches } from '../../sources/local-store.ts';

export async function deviceData() {
  const settings = Object.entries(localStorage).filter(([key]) => key.startsWith('conclave.'));
  return {
    settings: Object.fromEntries(settings),
    daily: dailyLog.value,
    matches: await listMatches().catch(() => []),
  };
}
