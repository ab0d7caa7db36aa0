/** The names of the zones of the rooms, by room, then zone: the furniture in which rings are hidden. */

export interface ZoneWords {
  readonly name: string;
  /** "in the chest". */
  readonly at: string;
}

export type Zones = readonly (readonly ZoneWords[])[];

const zone = (name: string, at: string): ZoneWords => ({ name, at });

export const zonesInEnglish: Zones = [
  [zone('bench', 'on the bench'), zone('chest', 'in the chest')],
  [
    zone('lectern', 'on the lectern'),
    zone('left end of the long table', 'at the left end of the long table'),
    zone('right end of the long table', 'at the right end of the long table'),
  ],
  [zone('basin', 'at the basin')],
  [zone('left-hand chest', 'in the left-hand chest'), zone('right-hand chest', 'in the right-hand chest')],
  [zone('reading table', 'on the reading table')],
  [zone('single desk', 'on the single desk'), zone('row of desks', 'on the row of desks')],
  [zone('chest', 'in the chest'), zone('herb shelf', 'on the herb shelf')],
  [zone('lower stalls', 'in the lower stalls'), zone('stalls on the right', 'in the stalls on the right')],
  [
    zone('left-hand cask rack', 'on the left-hand cask rack'),
    zone('right-hand cask rack', 'on the right-hand cask rack'),
  ],
  [
    zone('left-hand stool', 'on the left-hand stool'),
    zone('right-hand stool', 'on the right-hand stool'),
    zone('settle', 'on the settle'),
  ],
  [zone('table', 'on the table'), zone('chopping block', 'on the chopping block')],
  [zone('well', 'at the well'), zone('bench', 'on the bench')],
  [
    zone('great shrine', 'in the great shrine'),
    zone('font', 'at the font'),
    zone('Lady altar', 'on the Lady altar'),
  ],
];

export const zonesInFrench: Zones = [
  [zone('banc', 'sur le banc'), zone('coffre', 'dans le coffre')],
  [
    zone('lutrin', 'sur le lutrin'),
    zone('bout gauche de la longue table', 'au bout gauche de la longue table'),
    zone('bout droit de la longue table', 'au bout droit de la longue table'),
  ],
  [zone('bassin', 'au bassin')],
  [
    zone('coffre de gauche', 'dans le coffre de gauche'),
    zone('coffre de droite', 'dans le coffre de droite'),
  ],
  [zone('table de lecture', 'sur la table de lecture')],
  [zone('pupitre seul', 'sur le pupitre seul'), zone('rangée de pupitres', 'sur la rangée de pupitres')],
  [zone('coffre', 'dans le coffre'), zone('étagère aux simples', 'sur l’étagère aux simples')],
  [
    zone('stalles du bas', 'dans les stalles du bas'),
    zone('stalles de droite', 'dans les stalles de droite'),
  ],
  [
    zone('porte-fûts de gauche', 'sur le porte-fûts de gauche'),
    zone('porte-fûts de droite', 'sur le porte-fûts de droite'),
  ],
  [
    zone('tabouret de gauche', 'sur le tabouret de gauche'),
    zone('tabouret de droite', 'sur le tabouret de droite'),
    zone('banc à trois places', 'sur le banc à trois places'),
  ],
  [zone('table', 'sur la table'), zone('billot', 'sur le billot')],
  [zone('puits', 'au bord du puits'), zone('banc', 'sur le banc')],
  [
    zone('grand reliquaire', 'dans le grand reliquaire'),
    zone('fonts baptismaux', 'aux fonts baptismaux'),
    zone('autel de la Vierge', 'sur l’autel de la Vierge'),
  ],
];
