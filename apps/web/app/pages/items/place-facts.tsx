import { hasAreaPage } from '@dalil/domain/guide/neighbourhood.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { factRow } from '../../features/facts/fact-panel.tsx';
import { AdultPrice } from '../../features/guide-cards/adult-price.tsx';
import { isComparedByPrice, PriceBand } from '../../features/guide-cards/price-band.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { PlaceView } from '../../queries/guide.ts';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import { openStreetMapHref, writeCoordinates } from '../../features/city-map/coordinates.ts';
import { FactYear } from './fact-year.tsx';
import type { KeyFact } from './key-facts.tsx';
import { useWorshipRows } from './use-worship-rows.tsx';

const SETTING_KEYS: Readonly<Partial<Record<string, string>>> = {
  indoor: 'guide.setting.indoor',
  outdoor: 'guide.setting.outdoor',
  both: 'item.place.setting-both',
};

/** What is asked first of a place, as far as known. */
export function usePlaceKeys(place: PlaceView): KeyFact[] {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(place.locale);
  const { price, priceBand, section, school, station, cuisine, features } = place;
  const setting = SETTING_KEYS[place.setting ?? ''];
  const alcohol = alcoholKey(features);
  const keys: (KeyFact | false | null)[] = [
    price
      ? {
          label: _(school ? 'item.keys.fees' : 'item.keys.person'),
          value: (
            <>
              <AdultPrice aed={price.aed} isYearly={school !== null} />
              <FactYear facts={place.facts} id={price.id} />
            </>
          ),
        }
      : priceBand !== null &&
        isComparedByPrice(section) && {
          label: _('item.place.price'),
          value: <PriceBand band={priceBand} section={section} />,
        },
    station && { label: _('item.keys.metro'), value: _('guide.walk.minutes', { minutes: station.minutes }) },
    school && {
      label: _('item.place.school-curricula'),
      value: format.list(school.curricula.map((curriculum) => _(`guide.curriculum.${curriculum}`))),
    },
    school?.rating ? { label: _('item.place.school-rating'), value: _(`guide.rating.${school.rating}`) } : null,
    cuisine && { label: _('item.place.cuisine'), value: <span {...language}>{cuisine.label}</span> },
    setting !== undefined && { label: _('item.place.setting'), value: _(setting) },
    features.includes('family') && { label: _('item.place.family'), value: _('item.place.family-yes') },
    alcohol !== null && { label: _('item.place.alcohol'), value: _(alcohol) },
  ];
  return keys.filter((key): key is KeyFact => Boolean(key));
}

/** What is known of a place. Hours and prices have sections of their own. */
export function PlaceFacts({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(place.locale);
  const inText = (text: string) => <span {...language}>{text}</span>;
  const setting = SETTING_KEYS[place.setting ?? ''];
  const alcohol = alcoholKey(place.features);
  const schoolRows = useSchoolRows(place);
  const worshipRows = useWorshipRows(place);
  const areaRows = useAreaRows(place);
  const phone = place.facts.find(({ id }) => id === place.phoneId);
  const rows: (FactRow | false)[] = [
    ...schoolRows,
    ...worshipRows,
    place.cuisine !== null && { label: _('item.place.cuisine'), value: inText(place.cuisine.label) },
    ...areaRows,
    place.priceBand !== null &&
      isComparedByPrice(place.section) && {
        label: _('item.place.price'),
        value: <PriceBand band={place.priceBand} section={place.section} />,
      },
    phone !== undefined && factRow(phone, _('item.place.phone')),
    place.station !== null && {
      label: _('item.place.station'),
      value: _('item.place.walk', { station: isolate(place.station.name), minutes: place.station.minutes }),
      note: _('item.place.walk-note'),
    },
    setting !== undefined && { label: _('item.place.setting'), value: _(setting) },
    place.features.includes('family') && { label: _('item.place.family'), value: _('item.place.family-yes') },
    alcohol !== null && { label: _('item.place.alcohol'), value: _(alcohol) },
    place.accessibility !== null && {
      label: _('item.place.accessibility'),
      value: <span data-part="accessibility">{inText(place.accessibility)}</span>,
    },
    usePositionRow(place),
  ];
  return (
    <FactsPanel
      title={_('item.place.facts')}
      rows={rows.filter((row) => row !== false)}
      footer={_('item.meta.as-of', { date: format.asOf(place.asOf) })}
    />
  );
}

function useAreaRows(place: PlaceView): FactRow[] {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const language = useTextLanguage(place.locale);
  const district = { label: _('item.place.district'), value: <span {...language}>{place.district}</span> };
  if (place.neighbourhood === '') return [district];
  const name = _(`guide.neighbourhood.${place.neighbourhood}`);
  return [
    district,
    {
      label: _('item.place.neighbourhood'),
      value: hasAreaPage(place.neighbourhood) ? (
        <Link to={toLocale(`/content/${place.neighbourhood}`)} className="text-link inline-block min-h-6">
          {place.isWithinNeighbourhood ? name : _('item.place.near', { name })}
        </Link>
      ) : (
        name
      ),
    },
  ];
}

function usePositionRow({ position }: PlaceView): FactRow {
  const { _ } = useLingui();
  const format = useFormat();
  return {
    label: _('item.place.position'),
    value: <bdi dir="ltr">{writeCoordinates(position)}</bdi>,
    note: (
      <>
        <span className="block">{_('item.place.precision', { metres: format.number(position.precisionMetres) })}</span>
        <a
          href={openStreetMapHref(position)}
          rel="external"
          className="text-link inline-block min-h-6 pointer-fine:hidden"
        >
          {_('item.map.osm')}
        </a>
      </>
    ),
  };
}

/** What a school teaches, and how it was rated. */
function useSchoolRows({ school }: PlaceView): FactRow[] {
  const { _ } = useLingui();
  const format = useFormat();
  if (!school) return [];
  const { curricula, rating, ratingYear } = school;
  return [
    {
      label: _('item.place.school-curricula'),
      value: format.list(curricula.map((curriculum) => _(`guide.curriculum.${curriculum}`))),
    },
    {
      label: _('item.place.school-rating'),
      value:
        rating === null ? (
          <NotKnown>{_('item.place.school-rating-unknown')}</NotKnown>
        ) : (
          _('item.place.school-rating-value', { rating: _(`guide.rating.${rating}`), year: isolate(ratingYear ?? '') })
        ),
    },
  ];
}

function alcoholKey(features: readonly string[]): string | null {
  if (features.includes('licensed')) return 'item.place.alcohol-yes';
  return features.includes('unlicensed') ? 'item.place.alcohol-no' : null;
}

function NotKnown({ children }: { children: ReactNode }) {
  return <span className="font-normal text-text-2">{children}</span>;
}
