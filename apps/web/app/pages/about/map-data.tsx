import { OSM_CREDIT } from '@dalil/domain/artwork/base-map.ts';
import { useLingui } from '@lingui/react';
import areas from '../../../geo/areas.geojson?url';
import communities from '../../../geo/communities.geojson?url';
import land from '../../../geo/land.geojson?url';
import rail from '../../../geo/rail.geojson?url';
import region from '../../../geo/region.geojson?url';
import roads from '../../../geo/roads.geojson?url';
import { AboutSection } from './about-section.tsx';

const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/';
const FILES = [
  { name: 'land', href: land, licence: 'ODbL 1.0' },
  { name: 'roads', href: roads, licence: 'ODbL 1.0' },
  { name: 'areas', href: areas, licence: 'ODbL 1.0' },
  { name: 'rail', href: rail, licence: 'RTA open data' },
  { name: 'communities', href: communities, licence: null },
  { name: 'region', href: region, licence: null },
] as const;

/** Where the maps come from. The licence of OpenStreetMap's data asks that whoever gets the map can get the data. */
export function MapData() {
  const { _ } = useLingui();
  return (
    <AboutSection title={_('about.map')}>
      <p className="text-ui">{_('about.map-text')}</p>
      <p className="text-label text-text-2">
        <a href={OSM_CREDIT.href} lang="en" dir="ltr" className="text-link">
          {OSM_CREDIT.text}
        </a>
        {' · '}
        <a href={ODBL} lang="en" dir="ltr" className="text-link">
          ODbL 1.0
        </a>
        {' · '}
        {_('about.map-rail')}
      </p>
      <ul className="flex flex-col">
        {FILES.map(({ name, href, licence }) => (
          <li key={name}>
            <a
              href={href}
              download={`dubai-${name}.geojson`}
              className="text-link inline-flex min-h-8 items-center text-label"
            >
              {_(`about.map-file.${name}`)}
            </a>
            <span className="text-label text-text-3">
              {' · '}
              <bdi>{licence ?? _('about.map-own')}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </AboutSection>
  );
}
