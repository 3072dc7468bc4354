import { OSM_CREDIT } from '@dalil/domain/artwork/base-map.ts';
import { useLingui } from '@lingui/react';

/** Who made the map, as the licences of the data require, on or beside every map. */
export function MapCredit() {
  const { _ } = useLingui();
  return (
    <>
      <a href={OSM_CREDIT.href} lang="en" dir="ltr" className="underline underline-offset-2 hover:text-text">
        {OSM_CREDIT.text}
      </a>
      {' · '}
      {_('guide.map.rail-credit')}
    </>
  );
}
