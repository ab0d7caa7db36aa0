import type { Primer } from '@conclave/engine';

export const frenchPrimer: Primer = {
  goal: [
    'Trouvez votre propre code, trois statuettes dans l’ordre, que tout le monde voit sauf vous.',
    'Annoncez deux de vos codes avant les autres, et le médaillon est entier.',
  ],
  facts: ['20 minutes', 'chacun pour soi, ou en solo'],
  panels: [
    {
      title: 'Un code',
      line: 'Votre code est devant vous, face aux autres. Vous voyez tous les codes, sauf le vôtre.',
    },
    {
      title: 'Une carte',
      line: 'À votre tour, prenez l’une des deux cartes devant quelqu’un, qui reçoit l’autre.',
    },
    {
      title: 'Une réponse',
      line: 'Rond bleu : bonne statuette, bonne place. Triangle rouge : bonne statuette, autre place.',
    },
    { title: 'Une note', line: 'Rien ne va ? Rayez les trois, à toutes les places.' },
    {
      title: 'Une annonce',
      line: 'Certitude ? Dites vos trois statuettes dans l’ordre, quand vous voulez. L’erreur coûte le code, rien d’autre.',
    },
    { title: 'Un médaillon', line: 'Chaque code juste vaut un demi-médaillon. Votre second gagne.' },
  ],
  box: [
    { title: '35 cartes combinaison', line: 'Chaque trio de statuettes une fois, dans un seul ordre.' },
    { title: '7 statuettes', line: 'Vague, Tiki, Cthulhu, Axolotl, Narval, Manchot empereur, Kraken.' },
    { title: '1 support par joueur', line: 'Il tient votre code, de dos pour vous.' },
    { title: '5 demi-médaillons', line: 'Il y en a toujours assez.' },
    { title: 'Réponses', line: 'Ronds et triangles : combien, jamais pour laquelle.' },
    { title: '1 feuille de notes par joueur', line: 'Sept statuettes, trois places. Pour vous seuls.' },
    { title: '1 jeton', line: 'Qui commence la manche. Il tourne après chacune.' },
    { title: 'L’autel', line: 'Deux cartes sont ouvertes devant chacun.' },
  ],
};
