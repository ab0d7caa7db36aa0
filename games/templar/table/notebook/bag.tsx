/** The bag: what is left of each kind, in the bag, in the harbour, in the player's own reserve. */

import { OBJECTS, TILES } from '../../rules/box.ts';
import type { PageProps } from '../notebook.tsx';
import { Icon } from '../pieces/symbols.tsx';
import { lexiconOf, tableWords } from '../words.ts';

export function BagPage({ props, notes, keep }: PageProps) {
  const { view, seat, language, assistance } = props;
  const say = tableWords[language].notes;
  const lexicon = lexiconOf(language);
  const helps = assistance !== 'off';
  const { reserve } = view.players[seat];
  return (
    <>
      <table class="tp-table bag">
        <thead>
          <tr>
            <th scope="col">{say.kind}</th>
            <th scope="col">{say.inBag}</th>
            <th scope="col">{say.inHarbour}</th>
            <th scope="col">{say.yours}</th>
          </tr>
        </thead>
        <tbody>
          {OBJECTS.map((item, i) => {
            const name = lexicon.objects[item].many;
            const own = notes.bag[item] ?? 0;
            return (
              <tr key={item}>
                <th scope="row">
                  <Icon item={item} size={20} /> {name}
                </th>
                <td>
                  {helps ? (
                    view.bag.tiles[item]
                  ) : (
                    <button
                      type="button"
                      class="tp-mark-box"
                      aria-label={say.cell(name, say.inBag, String(own))}
                      onClick={() => keep({ bag: { ...notes.bag, [item]: (own + 1) % (TILES[i] + 1) } })}
                    >
                      {own}
                    </button>
                  )}
                </td>
                <td>{view.harbour.reduce((sum, tiles) => sum + tiles[item], 0)}</td>
                <td>{reserve[item]}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">{say.sum}</th>
            <td>
              <b>{view.bag.count}</b>
            </td>
            <td />
            <td />
          </tr>
        </tbody>
      </table>
      <p class="note">{helps ? say.bagNote : say.bagOff}</p>
    </>
  );
}
