import type { Position } from '@dalil/domain/guide/position.ts';
import { useState } from 'react';

const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 300_000;

export type HereState = 'unknown' | 'locating' | 'known' | 'refused' | 'unavailable';

/** The position of the user, requested when they ask for it. It stays on the device. */
export function useHere(): {
  here: Position | null;
  state: HereState;
  locate: (onFound: (here: Position) => void) => void;
} {
  const [here, setHere] = useState<Position | null>(null);
  const [state, setState] = useState<HereState>('unknown');

  function locate(onFound: (here: Position) => void): void {
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = { lat: coords.latitude, lon: coords.longitude };
        setHere(found);
        setState('known');
        onFound(found);
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return { here, state, locate };
}
