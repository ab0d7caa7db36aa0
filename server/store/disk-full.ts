/** Whether the disk takes nothing more: as SQLite says it, with its code or from its thread, and as PostgreSQL does. */

const CODE = /^(SQLITE_(FULL|IOERR|READONLY)|53100$)/;
const MESSAGE = /disk (is )?full|disk I\/O error|readonly database/;

export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  return CODE.test(code) || MESSAGE.test(message);
}
