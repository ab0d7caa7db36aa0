/** Loads what a table needs and then shows it. Until then it shows a waiting page or an error. */

import type { ComponentChild } from 'preact';
import { NotLoaded } from '../shell/error-pages.tsx';
import { Header } from '../shell/header.tsx';
import type { TableSource } from '../sources/source.ts';
import type { TableController } from './control/controller.ts';
import { useController } from './use-controller.ts';

interface TableLoaderProps {
  readonly source: TableSource | null;
  children(control: TableController): ComponentChild;
}

export function TableLoader({ source, children }: TableLoaderProps) {
  const { control, hasFailed } = useController(source);
  if (hasFailed) {
    return (
      <>
        <Header />
        <NotLoaded />
      </>
    );
  }
  if (!control || control.source !== source) return <main id="main" class="page waiting" aria-busy="true" />;
  return <>{children(control)}</>;
}
