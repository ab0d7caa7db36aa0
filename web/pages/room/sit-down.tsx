/** A guest gives a name and takes the chair that is marked. */

import { houseName } from '@conclave/wire/names';
import { useState } from 'preact/hooks';
import * as api from '../../api.ts';
import { say } from '../../say.ts';
import { ownName } from '../../settings.ts';
import { NameField } from '../../shell/name-field.tsx';
import type { PartProps } from './room-table.ts';

interface SitDownProps extends Pick<PartProps, 'table' | 'act'> {
  readonly chosen: number;
  /** The person may be another one than before. */
  sat(): void;
}

export function SitDown({ table, act, chosen, sat }: SitDownProps) {
  const words = say.value.room;
  const [name, setName] = useState(ownName.value);
  const sitDown = async () => {
    const known = await api.whoAmI();
    const wanted = name.trim() || houseName(chosen);
    if (known?.name !== wanted) await api.takeName(wanted);
    ownName.value = wanted;
    const invite = api.inviteOfPage();
    await api.join(table.id, { seat: chosen, ...(invite !== null && { invite }) });
  };
  return (
    <form
      class="form room-sit"
      onSubmit={(event) => {
        event.preventDefault();
        void act(sitDown).then((done) => done && sat());
      }}
    >
      <div class="sit-row">
        <NameField label={words.yourName} name={name} onName={setName} />
        <button type="submit" class="button go big">
          {words.join}
        </button>
      </div>
      <p class="aside">{words.nameIsEnough}</p>
    </form>
  );
}
