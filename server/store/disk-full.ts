/** Recognises a full disk: from SQLite by its code or from its thread, and from PostgreSQL. */

const CODE = /^(SQLITE_(FULL|IOERR|READONLY)|53100$)/;
const MESSAGE = /disk (is )?full|disk I\/O error|readonly database/;

export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  return CODE.test(code) || MESSAGE.test(message);
}
