import { useLingui } from '@lingui/react';
import { List, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { usePartFailure } from '../lazy-loading/use-part-failure.ts';
import type { ListedPin } from './listing-map.tsx';
import { SkipToResults } from './skip-to-results.tsx';

const loadMap = async () => (await import('./listing-map.tsx')).ListingMap;
const ListingMap = lazyPart(loadMap);

/** The map beside the list if there is space. Otherwise a button displays it. Its code is loaded when it is displayed. */
export function MapColumn({ pins, activeId }: { pins: readonly ListedPin[]; activeId: string | null }) {
  const { _ } = useLingui();
  const answerFailure = usePartFailure();
  const hasRoom = useRoomForMap();
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const Icon = isOpen ? List : MapIcon;

  function toggle(): void {
    setOpen(!isOpen);
    if (isOpen) return;
    loadMap().catch(answerFailure);
    requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'start' }));
  }

  return (
    <>
      <section
        ref={section}
        id={id}
        data-needs-script=""
        aria-label={_('guide.map.title')}
        data-map={isOpen ? 'open' : undefined}
        className={`listing-map-column extra:mb-0 extra:block extra:w-map extra:shrink-0 extra:self-start ${isOpen ? 'mb-6' : 'hidden'}`}
      >
        <SkipToResults label="guide.map.skip" />
        <div className="listing-map rounded-card bg-sunken">
          {hasRoom || isOpen ? (
            <ListingMap
              key={pins.map((pin) => pin.id).join(' ')}
              pins={pins}
              activeId={activeId}
              shape={hasRoom ? 'upright' : 'compact'}
            />
          ) : null}
        </div>
      </section>
      <Button
        variant="ink"
        data-needs-script=""
        aria-expanded={isOpen}
        aria-controls={id}
        className="listing-map-button layer-action rounded-pill shadow-floating extra:hidden"
        onClick={toggle}
      >
        <Icon aria-hidden className="icon" />
        {_(isOpen ? 'guide.map.hide' : 'guide.map.show')}
      </Button>
    </>
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
