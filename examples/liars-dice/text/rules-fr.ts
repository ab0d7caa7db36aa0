import type { RuleId } from './chapters.ts';

export const frenchRules: Readonly<Record<RuleId, string>> = {
  'LD-1':
    'De deux à six joueurs ont chacun un gobelet et cinq dés. L’hôte peut en choisir moins pour une partie plus courte.',
  'LD-2': 'Le hasard désigne qui commence la première manche.',
  'LD-3': 'Au début d’une manche, chacun lance sous son gobelet tous les dés qui lui restent.',
  'LD-4': 'On ne regarde que ses propres dés. Le nombre de dés de chacun est connu de tous.',
  'LD-5':
    'Dans le sens horaire, on annonce ou on doute. Une annonce dit que, sous tous les gobelets réunis, au moins tant de dés montrent une face.',
  'LD-6':
    'Chaque annonce d’une manche dépasse la précédente : plus de dés de n’importe quelle face, ou autant d’une face plus haute.',
  'LD-7': 'On ne peut pas annoncer plus de dés qu’il n’y en a sur la table.',
  'LD-8': 'Au lieu d’annoncer, on peut douter de la dernière annonce. Tous les gobelets sont alors levés.',
  'LD-9':
    'On compte les dés qui montrent la face annoncée. Si les as sont jokers, ils comptent aussi pour toutes les autres faces ; pour une annonce d’as, seuls les as comptent.',
  'LD-10':
    'S’il y a au moins autant de dés qu’annoncé, celui qui a douté perd un dé. Sinon c’est celui qui a annoncé.',
  'LD-11':
    'Celui qui a perdu un dé commence la manche suivante. Si c’était son dernier, le prochain joueur qui a des dés commence.',
  'LD-12':
    'Sans dé, on quitte la partie. Le dernier qui a des dés gagne ; les autres sont classés selon leur résistance.',
  'LD-13': 'Quand les gobelets sont levés, tout le monde voit tous les dés.',
};
