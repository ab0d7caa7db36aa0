/** Buttons for the record of a finished match: replay, save, share. */

import { gamesById } from '@conclave/games';
import { toast } from '@conclave/kit';
import { say } from '../say.ts';
import type { TableController } from './control/controller.ts';
import { download, mayShareFiles, share } from './record.ts';

/** Practice is no match to be kept: it leads back to where it began. */
export function BackToMoment({ from }: { readonly from: string }) {
  return (
    <a class="button" data-rewind href={from}>
      {say.value.table.rewind}
    </a>
  );
}

export function RecordButtons({ control }: { control: TableController }) {
  const words = say.value.table;
  const { source } = control;
  const withRecord = async (
    use: (record: NonNullable<Awaited<ReturnType<typeof source.record>>>) => void,
  ) => {
    const record = await source.record().catch(() => null);
    if (record) use(record);
    else toast(say.value.errors.noRecord);
  };
  const info = source.info.value;
  const id = `${source.place === 'local' ? 'local-' : ''}${info?.id ?? ''}`;
  if (info?.from !== undefined) return <BackToMoment from={info.from} />;
  const seat = info && info.you !== 'gallery' ? `?seat=${info.you}` : '';
  return (
    <>
      {info && gamesById[info.game].review && (
        <a class="button" data-review href={`/review/${id}${seat}`}>
          {words.review}
        </a>
      )}
      <a class="button" data-replay href={`/replay/${id}`}>
        {words.replay}
      </a>
      <button type="button" class="button" onClick={() => void withRecord(download)}>
        {words.download}
      </button>
      {mayShareFiles() && (
        <button type="button" class="button" onClick={() => void withRecord(share)}>
          {words.share}
        </button>
      )}
    </>
  );
}
