/** The names of moves in French. */

import { elide } from '@conclave/engine';
import { of as ofName } from '../../french.ts';
import { booksFr } from './cards-fr.ts';
import type { Labels } from './lexicon.ts';
import { culpritIs, explained, inRoom, quoted } from './names-fr.ts';
import { aMonkFr, monksFr } from './question-fr.ts';

const titles = (book: keyof typeof booksFr) => quoted(booksFr[book].name);

export const labels: Labels = {
  step: ({ room }) => `Aller ${inRoom(room)}`,
  put: ({ room }) => `Sortir du labyrinthe ${inRoom(room)}`,
  key: ({ room }) => `Utiliser ${titles('secretKey')} : ressortir ${inRoom(room)}`,
  halt: () => 'S’arrêter ici',
  stay: () => 'Rester : il n’y a pas d’issue',
  pray: () => 'Prier, et passer son tour',
  ask: ({ of, question }, { name, question: inWords, view }) =>
    `Demander à ${name(of)} : ${quoted(inWords(question, view.asked && 'seat' in view.asked ? view.asked.seat : null))}`,
  askAll: ({ question }, speak) => `Demander à tous : ${quoted(speak.question(question, speak.view.active))}`,
  answer: (_move, { answer, view }) =>
    view.asked?.kind === 'answer' && view.asked.answer
      ? `Répondre : ${answer(view.asked.answer)}`
      : 'Répondre',
  silence: () => 'Garder le silence',
  pledge: ({ yes }) => (yes ? 'Répondre oui, et s’y tenir' : 'Répondre non, et s’y tenir'),
  waive: () => 'Ne rien demander en retour',
  confess: () => 'Entendre une confession : prendre une carte au hasard au dernier visiteur',
  spy: () => 'Fouiller la cellule : prendre une carte au hasard à son propriétaire',
  draw: () => 'Prendre le premier suspect du parloir',
  request: ({ of, values }, { name }) => `Se faire montrer par ${name(of)} ${aMonkFr(values)}`,
  read: () => 'Piocher un livre',
  venerate: () => 'Prendre une relique',
  reveal: ({ value }) => `Révéler : ${quoted(culpritIs(value))}`,
  accuse: ({ suspect }, { monk }) => `Accuser ${monk(suspect)}`,
  done: () => 'Terminer le tour',
  relic: () => 'Utiliser la relique pour rejouer',
  play: ({ book }) => `Jouer ${explained(booksFr[book])}`,
  look: ({ of }, { name }) => `Jouer ${titles('artOfMemory')} : regarder deux cartes ${ofName(name(of))}`,
  listen: (move, { name, view }) => {
    const whisper = view.whispers.at(move.whisper);
    if (!whisper) return `Jouer ${titles('onHearing')}`;
    const how = whisper.how === 'taken' ? 'a pris à' : 's’est fait montrer par';
    return `Jouer ${titles('onHearing')} : ce ${elide('que', name(whisper.to))} ${how} ${name(whisper.from)}`;
  },
  show: ({ card }, { monk }) => `Montrer ${monk(card)}`,
  yield: ({ card }, { monk }) => `Laisser prendre ${monk(card)}`,
  yieldAny: () => 'Laisser le hasard choisir la carte prise',
  hand: ({ card }, { monk }) => `Donner ${monk(card)}`,
  choose: ({ of }, { name }) => `Choisir ${name(of)}`,
  enough: () => 'Ne choisir personne d’autre',
  decline: () => 'Ne rien révéler',
  name: ({ values }) => `Nommer les ${monksFr(values)}`,
  give: ({ cards }, { monks }) => `Remettre ${monks(cards)}`,
  discard: ({ book }) => `Rendre ${titles(book)}`,
  keep: () => `Jouer ${titles('alchemy')} : ne rien passer`,
  withdraw: () => 'Reprendre son choix',
  confirm: () => 'Donner sa réponse',
  hush: () => `Jouer ${titles('ruleOfSilence')} : ne pas répondre`,
  cross: ({ suspect }, { monk }) => `Rayer ou rétablir ${monk(suspect)}`,
};
