/** The page of a match on this device. */

import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { Lost, NoSuchMatch, NotLoaded } from '../shell/error-pages.tsx';
import { Header } from '../shell/header.tsx';
import { LocalSource } from '../sources/local.ts';
import { TableLoader } from '../table/table-loader.tsx';
import { TablePage } from '../table/table-page.tsx';
import { AfterLocal } from './after-local.tsx';

const BOT_PACE = 500;

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
          after={control.source.info.value && <AfterLocal match={control.source.info.value} />}
        />
      )}
    </TableLoader>
  );
}
