/** Something costly that is made once for all who ask. */

/** What could not be made is made anew for the next who asks, and so is what came to its end. */
export function madeOnce<T>(make: (ended: () => void) => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    if (made) return made;
    const forget = () => {
      if (made === making) made = null;
    };
    const making = make(forget);
    made = making;
    making.catch(forget);
    return making;
  };
}
