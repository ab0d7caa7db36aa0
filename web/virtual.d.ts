declare module 'virtual:catalogue' {
  export const catalogue: readonly import('./catalogue.ts').CatalogueGame[];
}
