import { viewAround } from '@dalil/domain/artwork/map-view.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { MapCredit } from '../../features/city-map/map-credit.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { SchematicMap } from '../../ui/schematic-map.tsx';
import { HomeSection } from './home-section.tsx';

type Neighbourhood = { id: string; position: { lat: number; lon: number }; placeCount: number };

const SIZE = { width: 240, height: 180, minKm: 9 };

/** The twelve neighbourhoods, each with a small map. */
export function NeighbourhoodTiles({ neighbourhoods }: { neighbourhoods: Neighbourhood[] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <HomeSection
      title={_('guide.home.neighbourhoods')}
      note={
        <>
          {_('guide.map.label')} · <MapCredit />
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 medium:grid-cols-3 wide:grid-cols-6 wide:gap-x-5 wide:gap-y-6">
        {neighbourhoods.map(({ id, position, placeCount }) => (
          <li key={id} className="group relative flex flex-col-reverse justify-end gap-2">
            <div>
              <h3 className="text-label font-semibold">
                <Link
                  to={toLocale(`/content/${id}`)}
                  className="stretched-link underline-offset-4 group-hover:underline"
                >
                  {_(`guide.neighbourhood.${id}`)}
                </Link>
              </h3>
              <p className="text-meta text-text-3">{_('guide.home.placesInGuide', { count: placeCount })}</p>
            </div>
            <SchematicMap
              isThumbnail
              view={viewAround([position], SIZE)}
              pins={[{ id, ...position, label: '', isActive: true }]}
              label=""
              className="aspect-card"
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
