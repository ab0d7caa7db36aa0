/** Opens several things at once, all or none. */

interface Closable {
  close(): Promise<void>;
}

/** If one fails, those that came are closed again: nothing is left of a test that could not begin. */
export async function together<T extends readonly Closable[]>(
  ...opening: { readonly [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const came = await Promise.allSettled(opening);
  const failed = came.find((one) => one.status === 'rejected');
  if (failed) {
    for (const one of came) if (one.status === 'fulfilled') await one.value.close();
    throw failed.reason;
  }
  return Promise.all(opening) as unknown as Promise<T>;
}
