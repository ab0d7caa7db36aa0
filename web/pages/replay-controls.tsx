/** What stands round the board of a replay: the eyes above it; transport and night sky at its foot. */

import type { Watcher } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '../library.ts';
import { say } from '../say.ts';
import { isOnDevice } from '../sources/finished-record.ts';
import type { ReplaySource } from '../sources/replay.ts';
import type { TableController } from '../table/control/controller.ts';
import { download } from '../table/record.ts';
import { Eyes, useEyeKeys } from './replay/eyes.tsx';
import { momentCard } from './replay/moment-card.tsx';
import { NightSky } from './replay/night-sky.tsx';
import { ShareMoment } from './replay/share-moment.tsx';
import { skyOf } from './replay/sky.ts';
import { type Film, Transport, useFilmKeys, usePlaying } from './replay/transport.tsx';
import { replayWords } from './replay/words.ts';

interface FootProps extends ReplayPartProps {
  /** `null`: it was opened from a file. */
  readonly id: string | null;
  /** Others need a link of its own. */
  readonly mayShare: boolean;
  readonly game: string;
}

interface ReplayPartProps {
  readonly source: ReplaySource;
  readonly control: TableController;
  readonly seats: number;
}

export function ReplayEyes({ source, control, seats }: ReplayPartProps) {
  const look = (watcher: Watcher, seesAll?: boolean) => source.look(watcher, seesAll);
  useEyeKeys(seats, look);
  return (
    <Eyes
      control={control}
      seats={seats}
      watcher={source.watcher.value}
      seesAll={source.seesAll.value}
      look={look}
    />
  );
}

export function ReplayFoot({ source, control, id, mayShare, game }: FootProps) {
  const [sharing, setSharing] = useState(false);
  const words = say.value.replay;
  const at = source.entry.value;
  const end = source.entries.value;
  const { turns, seals } = skyOf(source, control);
  const film: Film = {
    at,
    end,
    moving: control.screen.playback.moving.value,
    beside: (step, way) => source.beside(step, way),
    turnBeside: (step, way) =>
      (way > 0 ? turns.find((turn) => turn.at > step) : turns.findLast((turn) => turn.at < step))?.at ??
      (way > 0 ? end : 0),
    go: (step) => source.go(step),
  };
  const playing = usePlaying(film);
  useFilmKeys(film, playing);
  const watcher = source.watcher.value;
  const link = new URLSearchParams(location.search).get('share');
  const isShared = id !== null && !isOnDevice(id);
  const address = `/replay/${id}?at=${at}&seat=${watcher}${link === null ? '' : `&share=${link}`}`;
  useEffect(() => {
    if (id === null || playing.playing || end === 0) return;
    const later = setTimeout(() => history.replaceState(null, '', address), 250);
    return () => clearTimeout(later);
  }, [address, playing.playing, end]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== 's' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, dialog')) return;
      setSharing(true);
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  const now = turns.findLast((turn) => turn.at <= at);
  const momentNow = {
    own: source.own.seat,
    turn: now ? words.turn(now.label) : null,
    step: words.momentOf(at, end),
  };
  return (
    <section class="replay-controls" aria-label={words.title}>
      <div class="transport">
        <Transport film={film} playing={playing} />
        <span class="replay-step">
          {now && <b>{words.turn(now.label)}</b>} {words.momentOf(at, end)}
        </span>
        <span class="replay-more">
          <FilmActions
            {...{ id, game, watcher }}
            next={seals.find((seal) => seal.at > at)?.at ?? null}
            go={playing.to}
          />
          <button type="button" class="button" data-share onClick={() => setSharing(true)}>
            {words.share}
          </button>
        </span>
      </div>
      <NightSky at={at} end={end} turns={turns} seals={seals} go={playing.to} />
      <ShareMoment
        open={sharing}
        address={isShared ? address : null}
        card={sharing ? momentCard(control, momentNow) : null}
        record={() => void source.record().then(download)}
        match={mayShare ? id : null}
        seenBy={watcher === 'gallery' ? words.gallery : control.wording.nameOf(watcher)}
        onClose={() => setSharing(false)}
      />
    </section>
  );
}

interface FilmActionsProps extends Pick<FootProps, 'id' | 'game'> {
  readonly watcher: Watcher;
  /** The next moment that all could see; `null`: there is none. */
  readonly next: number | null;
  go(at: number): void;
}

function FilmActions({ id, game, watcher, next, go }: FilmActionsProps) {
  const words = replayWords();
  const seat = watcher === 'gallery' ? 0 : watcher;
  const hasReview = isGame(game) && gamesById[game].review !== undefined;
  return (
    <>
      {next !== null && (
        <button type="button" class="button" onClick={() => go(next)}>
          {words.nextMoment}
        </button>
      )}
      {hasReview && id !== null && (
        <a class="button" href={`/review/${id}?seat=${seat}`}>
          {words.review}
        </a>
      )}
    </>
  );
}
