/** The review of a finished match: turn by turn, what a seat could have known beside what was so. */

import './replay.css';
import './review/review.css';
import type { GameReview, Json, Pin, ReviewMoment, Seat } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { go, path } from '../router.ts';
import { say } from '../say.ts';
import { guessFirst, language } from '../settings.ts';
import { Lost, NoSuchMatch, NotLoaded } from '../shell/error-pages.tsx';
import { errorWords } from '../shell/errors.ts';
import { Header } from '../shell/header.tsx';
import { useFetched } from '../shell/use-fetched.ts';
import { fetchRecord, isOnDevice, type Opened } from '../sources/finished-record.ts';
import { forgetMatch, noteAnswer, noteFound } from '../sources/loose-ends.ts';
import { ReplaySource } from '../sources/replay.ts';
import { Reviews } from '../sources/reviews.ts';
import type { TableController } from '../table/control/controller.ts';
import { DrawnTable } from '../table/drawn-table.tsx';
import { layout } from '../table/layout.ts';
import { TableLoader } from '../table/table-loader.tsx';
import { Eyes } from './replay/eyes.tsx';
import { Band } from './review/band.tsx';
import { InWords } from './review/in-words.tsx';
import { MomentActions } from './review/moment-actions.tsx';
import { MomentPage } from './review/moment-page.tsx';
import { Moments } from './review/moments.tsx';
import { NextLooseEnd } from './review/next-loose-end.tsx';
import { ReviewTransport } from './review/transport.tsx';
import { reviewPageWords } from './review/words.ts';

export function ReviewPage({ id }: Readonly<Record<string, string>>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    setOpened(null);
    fetchRecord(id).then(
      (found) => {
        if (found === 'missing') forgetMatch(id);
        typeof found === 'string' ? setTrouble(found) : setOpened(found);
      },
      (error) => setTrouble(errorWords(error)),
    );
  }, [id]);
  // Another loose end is another page.
  const again = new URLSearchParams(path.value.split('?')[1]).get('again');
  if (opened) return <OfGame key={`${id} ${again}`} id={id} opened={opened} />;
  return (
    <>
      <Header />
      {trouble === 'missing' && <NoSuchMatch place={isOnDevice(id) ? 'local' : 'remote'} />}
      {trouble !== null && trouble !== 'missing' && (
        <Lost what={trouble === 'notOver' ? say.value.errors.noRecord : trouble} />
      )}
      {trouble === null && <main id="main" class="page waiting" aria-busy="true" />}
    </>
  );
}

function OfGame({ id, opened }: { id: string; opened: Opened }) {
  const { game } = opened.record;
  const load = Object.hasOwn(gamesById, game) ? gamesById[game].review : undefined;
  const { part, hasFailed } = useFetched(load ? game : '', () => (load as NonNullable<typeof load>)());
  const source = useMemo(() => {
    const seat = seatAsked(opened);
    return new ReplaySource(opened.record, opened.names, { seat, event: eventAsked(), withStory: false });
  }, [opened]);
  useEffect(() => () => source.close(), [source]);
  const isBroken = source.trouble.value === 'broken';
  if (!load || hasFailed || isBroken) {
    return (
      <>
        <Header />
        {hasFailed ? (
          <NotLoaded />
        ) : (
          <Lost what={isBroken ? say.value.errors.badRecord : reviewPageWords().none} />
        )}
      </>
    );
  }
  if (!part) return <main id="main" class="page waiting" aria-busy="true" />;
  return (
    <TableLoader source={source}>
      {(control) => <Reviewed id={id} opened={opened} game={part} source={source} control={control} />}
    </TableLoader>
  );
}

/** Of the address; otherwise one's own. */
function seatAsked({ record: { seats }, own }: Opened): Seat {
  const asked = new URLSearchParams(location.search).get('seat') ?? own;
  return Math.min(seats - 1, Math.max(0, Number(asked) || 0));
}

function eventAsked(): number | null {
  const event = new URLSearchParams(location.search).get('event');
  return event === null ? null : Number(event);
}

/** A loose end that is asked again, by the address. */
function loosePointed(): { readonly seat: Seat; readonly at: number; readonly key: string } | null {
  const query = new URLSearchParams(location.search);
  const [, at, key] = /^(\d+)-(\w+)$/.exec(query.get('again') ?? '') ?? [];
  return key === undefined ? null : { seat: Number(query.get('seat')), at: Number(at), key };
}

interface ReviewedProps {
  readonly id: string;
  readonly opened: Opened;
  readonly game: GameReview;
  readonly source: ReplaySource;
  readonly control: TableController;
}

const NO_PINS: readonly Pin[] = [];

type Tab = keyof ReturnType<typeof reviewPageWords>['tabs'];

function Reviewed({ id, opened, game, source, control }: ReviewedProps) {
  const { record, own } = opened;
  const page = reviewPageWords();
  const reviews = useMemo(() => new Reviews(record, game.version), [record, game]);
  useEffect(() => () => reviews.close(), [reviews]);
  const seat = source.watcher.value === 'gallery' ? 0 : source.watcher.value;
  const again = useMemo(loosePointed, []);
  const [chosenKey, setChosen] = useState<string | null>(again && `${again.seat} ${again.at} ${again.key}`);
  const [guesses, setGuesses] = useState<Readonly<Record<string, Json>>>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [tapped, setTapped] = useState<readonly Json[]>([]);
  const [tab, setTab] = useState<Tab>('moment');
  const { review, isDone, hasFailed } = reviews.of(seat).value;
  const words = game.words[language.value];
  const gameName = control.wording.words.value.name;
  useEffect(() => {
    document.title = `${page.title(gameName)} · Conclave`;
  }, [gameName, page]);
  const voice = { ...control.wording.voice.value, reader: own ?? ('gallery' as const), seat };
  const keyOf = (moment: ReviewMoment) => `${seat} ${moment.at} ${moment.key}`;
  const chosen = review?.moments.find((moment) => keyOf(moment) === chosenKey) ?? null;
  const isAgain = (moment: ReviewMoment) =>
    again !== null && moment.at === again.at && moment.key === again.key && seat === again.seat;
  const asksFirst = (moment: ReviewMoment) =>
    (guessFirst.value === 'on' || isAgain(moment)) && moment.ask !== null && !shown.has(keyOf(moment));
  const endOf = ({ at, key }: ReviewMoment) => ({ match: id, game: record.game, seat, at, key });
  useEffect(() => {
    if (!review || !isDone || seat !== own) return;
    noteFound(review.moments.filter(({ key, ask }) => ask !== null && game.missed.has(key)).map(endOf));
  }, [review, isDone]);
  useEffect(() => {
    if (again && review) source.go(again.at);
  }, [again, review !== null]);
  const isAsking = chosen !== null && asksFirst(chosen);
  // What comes after a question is not told either.
  const until = isAsking ? chosen.at : null;
  const isHidden = (moment: ReviewMoment) => asksFirst(moment) || (until !== null && moment.at > until);
  // Nor the match as a whole, while anything is still to be guessed.
  const isTold = !review?.moments.some(isHidden);
  const choose = (moment: ReviewMoment) => {
    setChosen(keyOf(moment));
    setTapped([]);
    setTab('moment');
    source.go(moment.at);
  };
  const show = (moment: ReviewMoment) => setShown(new Set([...shown, keyOf(moment)]));
  const common = {
    words,
    page,
    chosen,
    isHidden,
    signOf: (moment: ReviewMoment) => (isHidden(moment) ? '?' : (game.signs[moment.key] ?? '')),
    sentenceOf: (moment: ReviewMoment) => words.moment(moment.key, moment.params, voice),
    onChoose: choose,
  };
  const taps = isAsking && chosen.ask !== null ? (game.taps?.(chosen.ask) ?? null) : null;
  const tapping = taps && {
    pins: taps.pins,
    tapped,
    tap: (at: Json) => {
      const rest = tapped.filter((one) => JSON.stringify(one) !== JSON.stringify(at));
      setTapped(rest.length < tapped.length ? rest : [...tapped, at].slice(-taps.most));
    },
  };
  const isPhone = layout.value === 'phone' || layout.value === 'across';
  const guess = chosen ? (guesses[keyOf(chosen)] ?? null) : null;
  const right = chosen && guess !== null && !isAsking ? game.check(chosen, guess) : null;
  const parts: Readonly<Record<Tab, ComponentChildren>> = {
    moment: chosen ? (
      <MomentPage
        moment={chosen}
        words={words}
        page={page}
        voice={voice}
        table={control.table}
        isAsking={isAsking}
        taps={taps && { most: taps.most, tapped }}
        onTable={isPhone ? () => setTab('table') : null}
        guess={guess}
        isRight={right?.right ?? null}
        onGuess={(made) => {
          setGuesses({ ...guesses, [keyOf(chosen)]: made });
          if (isAgain(chosen)) noteAnswer(endOf(chosen), game.check(chosen, made)?.right ?? false);
          show(chosen);
        }}
        onShow={() => {
          if (isAgain(chosen)) noteAnswer(endOf(chosen), false);
          show(chosen);
        }}
      />
    ) : (
      review && (
        <div class="review-moment">
          <h2>{words.heading(voice)}</h2>
          {isTold && <p>{words.summary(review.summary, voice)}</p>}
          <p class="faint">{page.choose}</p>
        </div>
      )
    ),
    all: review && (
      <>
        <h2 class="ruled">
          <span>{words.heading(voice)}</span>
        </h2>
        {isTold && <p>{words.summary(review.summary, voice)}</p>}
        <Moments moments={review.moments} {...common} />
        {(isTold ? review.luck : []).map((luck) => (
          <p key={luck.key} class="faint">
            {words.luck(luck, voice)}
          </p>
        ))}
        {!isDone && !hasFailed && (
          <p role="status" class="faint">
            {page.computing}
          </p>
        )}
        <label class="guess-first">
          <input
            type="checkbox"
            checked={guessFirst.value === 'on'}
            onChange={(event) => {
              guessFirst.value = event.currentTarget.checked ? 'on' : 'off';
            }}
          />
          <span>
            <b>{page.guessFirst}</b> {page.guessLine}
          </span>
        </label>
      </>
    ),
    table: (
      <div class="table-shell review-table" data-layout="phone">
        <div class="table-page fill">
          <div class="table-main">
            <DrawnTable
              control={control}
              time={null}
              after={null}
              layout="phone"
              // Nothing is pointed at before it is known.
              pins={chosen && !isAsking ? chosen.pins : NO_PINS}
              tapping={tapping}
            />
          </div>
        </div>
      </div>
    ),
    words: review && (
      <InWords
        review={review}
        words={words}
        page={page}
        voice={voice}
        until={until}
        isHidden={isHidden}
        onChoose={choose}
      />
    ),
  };
  const names = Array.from({ length: record.seats }, (_none, other) => control.wording.nameOf(other));
  const actions = chosen && !isAsking && (
    <>
      {isAgain(chosen) && <NextLooseEnd page={page} />}
      <MomentActions
        id={id}
        record={record}
        // Entries of older rules have other numbers.
        mayTry={review?.version === record.version && chosen.at < record.entries.length}
        at={chosen.at}
        seat={seat}
        names={names}
        source={source}
        reviews={reviews}
        page={page}
      />
    </>
  );
  const inWords = tab === 'words';
  return (
    <div class="review-page" data-shape={layout.value}>
      <header class="review-bar">
        <a class="button small" href={`/replay/${id}?seat=${seat}`}>
          {page.replay}
        </a>
        <h1>
          {gameName} <i>{page.aside}</i>
        </h1>
        <Eyes
          control={control}
          seats={record.seats}
          watcher={seat}
          withGallery={false}
          look={(other) => {
            source.look(other);
            setChosen(null);
            go(`/review/${id}?seat=${other}`, true);
          }}
        />
        {!isPhone && (
          <button
            type="button"
            class="button small"
            aria-pressed={inWords}
            onClick={() => setTab(inWords ? 'all' : 'words')}
          >
            {inWords ? page.drawn : page.words}
          </button>
        )}
      </header>
      <main id="main">
        {hasFailed && <p role="alert">{page.failed}</p>}
        {!review && !hasFailed && <p class="waiting" aria-busy="true" />}
        {review && inWords && parts.words}
        {review && !inWords && !isPhone && (
          <div class="review-desk">
            <section>
              {parts.table}
              <ReviewTransport
                source={source}
                words={words}
                page={page}
                review={review}
                chosen={chosen}
                onChoose={choose}
              />
            </section>
            <section>{parts.all}</section>
            <section class="leaf">
              {parts.moment}
              {actions}
            </section>
          </div>
        )}
        {review && !inWords && (
          <Band
            review={review}
            game={record.game}
            at={source.entry.value}
            until={until}
            onGo={(at) => {
              setChosen(null);
              source.go(at);
            }}
            {...common}
          />
        )}
        {review && isPhone && !inWords && (
          <>
            <div class="review-tab">
              {parts[tab]}
              {tab === 'moment' && actions}
            </div>
            <ReviewTransport
              source={source}
              words={words}
              page={page}
              review={review}
              chosen={chosen}
              onChoose={choose}
            />
          </>
        )}
      </main>
      {isPhone && (
        <nav class="foot-tabs" aria-label={page.moments}>
          {(Object.keys(page.tabs) as Tab[]).map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {page.tabs[one]}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}
