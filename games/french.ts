/** What the French words of all games have in common. */

/** "de Basile", "d’Alix". */
export const of = (name: string) => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
