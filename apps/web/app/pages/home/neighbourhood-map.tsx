import type { MapView } from '@dalil/domain/artwork/map-view.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { MapCredit } from '../../features/city-map/map-credit.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { SchematicMap } from '../../ui/schematic-map.tsx';
import { HomeSection } from './home-section.tsx';
import type { Home } from './use-home-hour.ts';

const VIEW: MapView = { centre: [55.258, 25.155], spanKm: 45, width: 720, height: 480 };
/** JBR lies along the Marina: on a map of the whole city their numbers would cover each other. */
const APART: Partial<Record<string, number>> = {
  jbr: -0.012,
  'dubai-marina': 0.016,
  'downtown-dubai': 0.008,
  'business-bay': 0.004,
};

/** The twelve neighbourhoods: a map with their numbers, and the list that leads to them. */
export function NeighbourhoodMap({ neighbourhoods }: { neighbourhoods: Home['neighbourhoods'] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  if (neighbourhoods.length === 0) return null;
  const pins = neighbourhoods.map(({ id, position }, at) => ({
    id,
    lat: position.lat,
    lon: position.lon + (APART[id] ?? 0),
    label: '',
    number: at + 1,
  }));
  return (
    <HomeSection
      title={_('guide.home.twelve')}
      note={
        <>
          {_('guide.map.label')} · <MapCredit />
        </>
      }
    >
      <div className="grid gap-4 wide:grid-cols-12 wide:items-center wide:gap-10">
        <div className="wide:col-span-7">
          <SchematicMap isThumbnail view={VIEW} pins={pins} label="" className="aspect-card" />
        </div>
        <ol className="grid grid-cols-2 gap-x-4 wide:col-span-5">
          {neighbourhoods.map(({ id, placeCount }, at) => (
            <li key={id} className="group relative flex min-h-11 items-center gap-2 border-b border-line py-1">
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-accent text-caption font-strong text-accent"
              >
                {at + 1}
              </span>
              <Link
                to={toLocale(`/content/${id}`)}
                className="stretched-link min-w-0 text-label font-medium wrap-anywhere underline-offset-4 group-hover:underline"
              >
                {_(`guide.neighbourhood.${id}`)}
              </Link>
              <span className="ms-auto text-meta text-text-3">
                <span aria-hidden>{format.number(placeCount)}</span>
                <span className="sr-only">{_('guide.home.placesInGuide', { count: placeCount })}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}
