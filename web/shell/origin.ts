/** The address for invitations, because `localhost` works for nobody else. */

import { useEffect, useState } from 'preact/hooks';
import { aboutServer } from '../api.ts';

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export function useReachableOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (!OWN_MACHINE.includes(location.hostname)) return;
    aboutServer().then(
      ({ addresses }) => setOrigin(addresses[0] ?? location.origin),
      () => {},
    );
  }, []);
  return origin;
}
