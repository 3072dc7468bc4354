import { useSearchParams } from 'react-router';
import { useIsHydrated } from '../lazy-loading/use-is-hydrated.ts';

/** The part of the address that opens the map of a list. The server does not read it: the map needs scripts. */
export const MAP_VIEW = { name: 'view', value: 'map' } as const;

/** Whether the map of a list is open. It is in the address, so that filters keep it and Back closes it. */
export function useMapView(): { isOpen: boolean; toggle: () => void } {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.get(MAP_VIEW.name) === MAP_VIEW.value;
  const isOpen = useIsHydrated() && isRequested;

  function toggle(): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isRequested) next.delete(MAP_VIEW.name);
        else next.set(MAP_VIEW.name, MAP_VIEW.value);
        return next;
      },
      { preventScrollReset: true },
    );
  }

  return { isOpen, toggle };
}
