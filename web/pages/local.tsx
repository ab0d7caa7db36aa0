/** A table on this device. */

import { useEffect, useState } from 'preact/hooks';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { complain } from '../shell/complain.ts';
import { SpokenError } from '../shell/errors.ts';
import { Header } from '../shell/header.tsx';
import { Lost, NoSuchMatch, NotLoaded } from '../shell/lost.tsx';
import { createLocal, LocalSource, newId } from '../sources/local.ts';
import { loadMatch } from '../sources/local-store.ts';
import { AtTable } from '../table/at-table.tsx';
import { TablePage } from '../table/table-page.tsx';

const BOT_PACE = 500;

/** Same game, same people, same options; the next one begins. */
async function again(id: string): Promise<void> {
  const match = await loadMatch(id);
  if (!match) return;
  const { game, options, seats, aids = false } = match.table;
  const fresh = newId();
  const created = await createLocal({ id: fresh, game, options, seats, aids });
  if (!created.ok) throw new SpokenError(say.peek().errors.unavailable);
  go(`/local/${fresh}`);
}

export function LocalPage({ id }: Readonly<Record<string, string>>) {
  const [source, setSource] = useState<LocalSource | null>(null);
  useEffect(() => {
    const pace = Number(new URLSearchParams(location.search).get('pace') ?? BOT_PACE);
    const opened = new LocalSource({ id, pace });
    setSource(opened);
    return () => opened.close();
  }, [id]);
  const trouble = source?.trouble.value;
  if (trouble === 'missing' || trouble === 'broken' || trouble === 'otherRules' || trouble === 'notLoaded') {
    const { brokenMatch, otherRules } = say.value.errors;
    return (
      <>
        <Header />
        {trouble === 'missing' && <NoSuchMatch place="local" />}
        {trouble === 'broken' && <Lost what={brokenMatch} />}
        {trouble === 'otherRules' && <Lost what={otherRules} />}
        {trouble === 'notLoaded' && <NotLoaded />}
      </>
    );
  }
  return (
    <AtTable source={source}>
      {(control) => (
        <TablePage
          control={control}
          after={
            <button type="button" class="button go" onClick={() => void again(id).catch(complain)}>
              {say.value.table.rematch}
            </button>
          }
        />
      )}
    </AtTable>
  );
}
