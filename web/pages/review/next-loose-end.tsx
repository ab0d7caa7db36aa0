/** After a loose end was answered: the next one, or back to one's own page. */

import { today } from '../../sources/daily.ts';
import { addressOfEnd, dueOn, looseEnds } from '../../sources/loose-ends.ts';
import type { PageWords } from './words.ts';

export function NextLooseEnd({ page }: { readonly page: PageWords }) {
  const [next] = dueOn(looseEnds.value, today());
  return (
    <p class="row">
      {next ? (
        <a class="button go" href={addressOfEnd(next)}>
          {page.nextEnd}
        </a>
      ) : (
        <>
          <span>{page.noMoreEnds}</span> <a href="/profile">{page.toYou}</a>
        </>
      )}
    </p>
  );
}
