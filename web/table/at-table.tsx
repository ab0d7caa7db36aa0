/** A table once all its game needs is there; until then a page that waits, or says that it cannot be had. */

import type { ComponentChild } from 'preact';
import { Header } from '../shell/header.tsx';
import { NotLoaded } from '../shell/lost.tsx';
import type { TableSource } from '../sources/source.ts';
import type { TableController } from './control/controller.ts';
import { useController } from './use-controller.ts';

interface AtTableProps {
  readonly source: TableSource | null;
  children(control: TableController): ComponentChild;
}

export function AtTable({ source, children }: AtTableProps) {
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
