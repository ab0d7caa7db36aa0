/** A page of the sheet for each player: what they said, to whom, and when. */

import type { Seat } from '@conclave/engine';
import { capital } from '../../../words.ts';
import { aMonk, answerWords, massName, questionWords } from '../names.ts';
import { Initial } from '../pieces/initial.tsx';
import type { NoteProps } from '../setting.ts';
import { tableWords } from '../words.ts';
import { type Utterance, utterancesOf } from './utterances.ts';

interface TabsProps {
  readonly props: NoteProps;
  readonly open: Seat | null;
  choose(seat: Seat | null): void;
}

/** The suspects, and a page for everybody else. */
export function UtteranceTabs({ props, open, choose }: TabsProps) {
  const { view, seat: own, voice, language } = props;
  const say = tableWords[language];
  return (
    <p class="ab-heard-tabs">
      <button type="button" class="ab-heard-tab" aria-pressed={open === null} onClick={() => choose(null)}>
        {say.sheet.suspects}
      </button>
      <span>{say.sheet.heard}</span>
      {view.players.map(({ colour }, seat) => {
        const name = voice.name(seat);
        return (
          seat !== own && (
            <button
              key={seat}
              type="button"
              class="ab-heard-tab"
              aria-pressed={open === seat}
              aria-label={say.heardOf(name)}
              data-help={say.heardOf(name)}
              onClick={() => choose(open === seat ? null : seat)}
            >
              <Initial letter={name.charAt(0)} colour={colour} size={26} />
            </button>
          )
        );
      })}
    </p>
  );
}

export function UtterancePage({ props, of }: { props: NoteProps; of: Seat }) {
  const { view, told, voice, language } = props;
  const say = tableWords[language];
  const heard = utterancesOf(told, of);
  return (
    <section class="ab-heard-page" aria-label={say.heardOf(voice.name(of))}>
      <p class="ab-heard-title">
        {say.heardOf(voice.name(of))} <span class="tabular">{say.cards(view.players[of].cards)}</span>
      </p>
      {heard.length === 0 && <p class="ab-aside">{say.sheet.nothingHeard}</p>}
      {heard.some(({ isOld }) => isOld) && <p class="ab-aside">{say.sheet.paler}</p>}
      <ul>
        {heard.map((one, i) => (
          <li key={heard.length - i} class={one.isOld ? 'ab-utterance old' : 'ab-utterance'}>
            <i class="ab-utterance-to">{when(props, one)}</i>
            <Said props={props} one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before which mass, and to whom. */
function when({ language, seat, voice }: NoteProps, { mass, asker }: Utterance): string {
  const { sheet, youAmong } = tableWords[language];
  return capital(sheet.saidTo(asker === seat ? youAmong : voice.name(asker), massName(language, mass)));
}

function Said({ props, one: { said, asker } }: { props: NoteProps; one: Utterance }) {
  const { language, voice } = props;
  const { sheet, silence, quoted } = tableWords[language];
  const ask = (question: Parameters<typeof questionWords>[1]) =>
    questionWords(language, question, asker, (seat) => voice.name(seat));
  switch (said.kind) {
    case 'answer':
      return (
        <p>
          {quoted(ask(said.question))} <b>{capital(answerWords(language, said.answer))}.</b>
        </p>
      );
    case 'silence':
      return (
        <p>
          {said.question && quoted(ask(said.question))} <b>{silence}</b>
        </p>
      );
    case 'count':
      return (
        <p>
          {capital(aMonk(language, said.values))}: <b>{said.n}</b>
        </p>
      );
    case 'none':
      return (
        <p>
          {capital(aMonk(language, said.values))}: <b>{sheet.none}</b>
        </p>
      );
  }
}
