/** The props that all parts of the builder share. */

import type { Askable } from '../../on-view/askable.ts';
import type { Reason } from '../../rules/reasons.ts';
import type { Setting } from '../setting.ts';
import type { Draft } from './draft.ts';

export interface Tools {
  readonly setting: Setting;
  readonly offered: Askable;
  readonly draft: Draft;
  setDraft(draft: Draft): void;
  readonly clause: Draft['rows'][number];
  setClause(clause: Draft['rows'][number]): void;
  why(reason: Reason): string;
}
