/** Words about the people at a table, loaded with it. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { language } from '../settings.ts';

const en = {
  title: 'The people here',
  block: 'Block…',
  blockLine: 'No invitation from them, and no chair at a table of yours.',
  blockSure: (name: string): string =>
    `Block ${name}? They cannot invite you nor sit at your tables, and are not told. This match goes on. You take it back under “You”.`,
  doBlock: 'Block',
  stay: 'Not now',
  blocked: (name: string): string => `${name} is blocked.`,
  word: 'A word to the host of this server',
  wordLine: 'The host alone reads it, with your name and this table.',
  wordField: 'Your word to the host',
  send: 'Send',
  sent: 'The host will read it.',
  together: (of: number, won: number): string =>
    of === 1
      ? `one match with you, ${won === 1 ? 'won by you' : 'not won by you'}`
      : `${of} matches with you, ${won} won by you`,
};

const fr: typeof en = {
  title: 'Les gens d’ici',
  block: 'Bloquer…',
  blockLine: 'Plus d’invitation de sa part, ni de chaise à une table à vous.',
  blockSure: (name) =>
    `Bloquer ${name} ? Plus d’invitation de sa part, plus de chaise à vos tables, et personne ne l’apprend. Cette partie continue. On revient là-dessus sous « Vous ».`,
  doBlock: 'Bloquer',
  stay: 'Pas maintenant',
  blocked: (name) => `${name} : c’est bloqué.`,
  word: 'Un mot à l’hôte de ce serveur',
  wordLine: 'L’hôte est seul à le lire, avec votre nom et cette table.',
  wordField: 'Votre mot à l’hôte',
  send: 'Envoyer',
  sent: 'L’hôte le lira.',
  together: (of, won) =>
    `${of} ${of < 2 ? 'partie' : 'parties'} avec vous, ${won} ${won < 2 ? 'gagnée' : 'gagnées'} par vous`,
};

const words: Readonly<Record<Language, typeof en>> = {
  en: typesetAll(en, typeset.en),
  fr: typesetAll(fr, typeset.fr),
};

export const peopleWords = () => words[language.value];
