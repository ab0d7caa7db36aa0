import type { RuleId } from './chapters.ts';

export const frenchRules: Readonly<Record<RuleId, string>> = {
  'FT-1':
    'De deux à six joueurs reçoivent trois cartes chacun. Le paquet a quatre cartes par joueur, numérotées à partir du 1 ; les autres restent cachées.',
  'FT-2': 'On ne voit que ses propres cartes.',
  'FT-3':
    'Chacun joue une carte face visible, dans le sens horaire, en commençant par le meneur. Le hasard désigne le premier meneur.',
  'FT-4': 'La carte la plus haute remporte la levée, et son joueur mène la suivante.',
  'FT-5': 'Après trois levées, celui qui en a le plus gagne ; une égalité est partagée.',
};
