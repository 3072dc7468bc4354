import { useLingui } from '@lingui/react';
import { Maximize2, Minimize2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { LargeMap } from '../city-map/large-map.tsx';
import type { MapPlace } from '../city-map/map-place.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import type { ListedPin } from './listing-map.tsx';
import { SkipToResults } from './skip-to-results.tsx';

const ListingMap = lazyPart(async () => (await import('./listing-map.tsx')).ListingMap);

type MapColumnProps = {
  id: string;
  /** The places of this page of the list. */
  pins: readonly ListedPin[];
  /** All places of the list, for the large map. */
  places: readonly MapPlace[];
  activeId: string | null;
  isOpen: boolean;
  onToggle: () => void;
  onSelect: (id: string | null) => void;
};

/**
 * The small map beside the list if there is space. A button opens the large map, on small screens a chip (`MapChip`) in the list's place.
 * The code of either is loaded when it is displayed.
 */
export function MapColumn({ id, pins, places, activeId, isOpen, onToggle, onSelect }: MapColumnProps) {
  const { _ } = useLingui();
  const hasRoom = useRoomForMap();
  const section = useRef<HTMLElement>(null);

  const isPressed = useRef(false);
  useEffect(() => {
    if (isOpen && isPressed.current) section.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);

  function toggle(): void {
    isPressed.current = true;
    onToggle();
  }

  const small = (
    <ListingMap
      key={pins.map((pin) => pin.id).join(' ')}
      pins={pins}
      activeId={activeId}
      shape={hasRoom ? 'upright' : 'compact'}
    />
  );
  return (
    <section
      ref={section}
      id={id}
      data-needs-script=""
      aria-label={_('guide.map.title')}
      data-map={isOpen ? 'open' : undefined}
      className={`listing-map-column extra:mb-0 extra:block extra:w-map extra:shrink-0 extra:self-start ${isOpen ? 'mb-6' : 'hidden'}`}
    >
      <SkipToResults label="guide.map.skip" onFollow={isOpen && !hasRoom ? onToggle : undefined} />
      <div className="mb-2 hidden justify-end extra:flex">
        <ViewButton isOpen={isOpen} controls={id} onPress={toggle} />
      </div>
      <div className="listing-map rounded-card bg-sunken">
        {isOpen ? <LargeMap places={places} activeId={activeId} onSelect={onSelect} fallback={small} /> : null}
        {hasRoom && !isOpen ? small : null}
      </div>
    </section>
  );
}

type ViewButtonProps = { isOpen: boolean; controls: string; onPress: () => void };

/** Beside the list: makes the map larger or smaller. */
function ViewButton({ isOpen, controls, onPress }: ViewButtonProps) {
  const { _ } = useLingui();
  const Icon = isOpen ? Minimize2 : Maximize2;
  return (
    <Button size="small" aria-expanded={isOpen} aria-controls={controls} onClick={onPress}>
      <Icon aria-hidden className="icon-small" />
      {_(isOpen ? 'guide.map.smaller' : 'guide.map.open')}
    </Button>
  );
}

/** Links an item to its pin. Visible only beside a map, because otherwise it would look like a rank. */
export function PinNumber({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="listing-pin-number pointer-events-none absolute start-2 top-2 size-6 place-items-center rounded-pill border border-accent bg-surface text-caption font-strong text-accent high-contrast:static high-contrast:mt-1"
    >
      {children}
    </span>
  );
}

/** The breakpoint `extra`: space for a map beside the list. */
const ROOM_FOR_MAP = '(width >= 80rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM_FOR_MAP);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether a map fits beside the list. False on the server, so that small screens receive none. */
function useRoomForMap(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(ROOM_FOR_MAP).matches,
    () => false,
  );
}
