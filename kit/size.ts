/** The size of an element in pixels. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export function useSize(
  element: RefObject<HTMLElement | null>,
  first: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = frame;
      if (width > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  return size;
}
