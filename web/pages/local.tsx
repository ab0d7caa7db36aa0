/** The page of a match on this device. */

import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { Lost, NoSuchMatch, NotLoaded } from '../shell/error-pages.tsx';
import { Header } from '../shell/header.tsx';
import { LocalSource } from '../sources/local.ts';
import type { MatchInfo } from '../sources/source.ts';
import { BackToMoment } from '../table/record-buttons.tsx';
import { TableLoader } from '../table/table-loader.tsx';
import { TablePage } from '../table/table-page.tsx';
import { AfterLocal } from './after-local.tsx';

const BOT_PACE = 500;

/** In practice: what it is, and the way back. */
function Practice({ from }: { readonly from: string }) {
  return (
    <p class="practice">
      {say.value.table.practice} <BackToMoment from={from} />
    </p>
  );
}

function AfterMatch({ match }: { readonly match: MatchInfo | null }) {
  return match && match.from === undefined ? <AfterLocal match={match} /> : null;
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
    <TableLoader source={source}>
      {(control) => (
        <TablePage
          control={control}
          call={control.source.info.value?.from && <Practice from={control.source.info.value.from} />}
          after={<AfterMatch match={control.source.info.value} />}
        />
      )}
    </TableLoader>
  );
}
