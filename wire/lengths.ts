/** How long what people write may be, in characters: the page stops there, the server refuses more. */

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
/** Signs of the code that opens a table. */
export const CODE_LENGTH = 6;
export const NOTEBOOK_LENGTH = 64 * 1024;
/** Drafts of a seat: so many, and so long together as JSON, in bytes. */
export const MAX_DRAFTS = 4;
export const DRAFTS_LENGTH = 2 * 1024;
