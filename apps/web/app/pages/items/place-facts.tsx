import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PriceBand } from '../../features/guide-cards/price-band.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import { openStreetMapHref, writeCoordinates } from './coordinates.ts';
import type { PlaceView } from './item-view.ts';

const SETTING_KEYS: Readonly<Partial<Record<string, string>>> = {
  indoor: 'guide.setting.indoor',
  outdoor: 'guide.setting.outdoor',
  both: 'item.place.setting-both',
};

/** What is known of a place, and in words what is not. */
export function PlaceFacts({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const language = useTextLanguage(place.locale);
  const inText = (words: string) => <span {...language}>{words}</span>;
  const setting = SETTING_KEYS[place.setting ?? ''];
  const alcohol = alcoholKey(place.features);
  const rows: (FactRow | false)[] = [
    place.cuisine !== null && { label: _('item.place.cuisine'), value: inText(place.cuisine.label) },
    { label: _('item.place.district'), value: inText(place.district) },
    {
      label: _('item.place.neighbourhood'),
      value: (
        <Link to={toLocale(`/content/${place.neighbourhood}`)} className="text-link inline-block min-h-6">
          {_(place.isWithinNeighbourhood ? 'item.place.in' : 'item.place.near', {
            name: _(`guide.neighbourhood.${place.neighbourhood}`),
          })}
        </Link>
      ),
    },
    place.priceBand !== null && { label: _('item.place.price'), value: <PriceBand band={place.priceBand} /> },
    { label: _('item.place.hours'), value: <NotKnown>{_('item.place.hours-unknown')}</NotKnown> },
    setting !== undefined && { label: _('item.place.setting'), value: _(setting) },
    place.features.includes('family') && { label: _('item.place.family'), value: _('item.place.family-yes') },
    alcohol !== null && { label: _('item.place.alcohol'), value: _(alcohol) },
    {
      label: _('item.place.accessibility'),
      value: place.accessibility ? (
        inText(place.accessibility)
      ) : (
        <NotKnown>{_('item.place.accessibility-unknown')}</NotKnown>
      ),
    },
    {
      label: _('item.place.position'),
      value: <bdi dir="ltr">{writeCoordinates(place.position)}</bdi>,
      note: (
        <>
          <span className="block">
            {_('item.place.precision', { metres: format.number(place.position.precisionMetres) })}
          </span>
          <a
            href={openStreetMapHref(place.position)}
            rel="external"
            className="text-link inline-block min-h-6 pointer-fine:hidden"
          >
            {_('item.map.osm')}
          </a>
        </>
      ),
    },
  ];
  return (
    <FactsPanel
      title={_('item.place.facts')}
      rows={rows.filter((row) => row !== false)}
      footer={_('item.meta.as-of', { date: format.asOf(place.asOf) })}
    />
  );
}

function alcoholKey(features: readonly string[]): string | null {
  if (features.includes('licensed')) return 'item.place.alcohol-yes';
  return features.includes('unlicensed') ? 'item.place.alcohol-no' : null;
}

function NotKnown({ children }: { children: ReactNode }) {
  return <span className="font-normal text-text-2">{children}</span>;
}
