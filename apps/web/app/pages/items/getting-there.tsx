import { useLingui } from '@lingui/react';
import { TramFront } from 'lucide-react';
import { Link } from 'react-router';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import type { PlaceView } from '../../queries/guide.ts';
import { ItemMap } from './item-map.tsx';
import { Section } from './section.tsx';

/** The map of a place with those around it, and the nearest station with a link to the ways there. */
export function GettingThere({ place, around }: { place: PlaceView; around: PlaceView['nearby'] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const way = new URLSearchParams({ to: place.title });
  return (
    <Section title={_('item.place.getting-there')} isRuled className={place.station ? undefined : 'print:hidden'}>
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:gap-8">
        <div className="print:hidden">
          <ItemMap places={around} here={place} />
        </div>
        {place.station ? (
          <div className="flex flex-col gap-3 self-start">
            <div className="flex items-center gap-3 text-label">
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
                <TramFront aria-hidden className="icon" />
              </span>
              <p className="min-w-0 grow">
                <span className="block font-semibold">{isolate(place.station.name)}</span>
                <span className="text-meta text-text-3">{_('item.place.walk-note')}</span>
              </p>
              <p className="shrink-0 text-end font-semibold">
                {_('guide.walk.minutes', { minutes: place.station.minutes })}
              </p>
            </div>
            <Link
              to={toLocale(`/traffic?${way.toString()}#journey`)}
              className="text-link inline-flex min-h-6 items-center self-start print:hidden"
            >
              {_('item.place.way-here')}
            </Link>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
