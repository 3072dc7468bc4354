import { useLingui } from '@lingui/react';
import { CalendarRange, CircleAlert, Clock, Copy, ExternalLink, Map, Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedPlace } from '../../features/bookmarks/saved-item-of.ts';
import { isComparedByPrice, PriceBand } from '../../features/guide-cards/price-band.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { FactLabel, factRow } from '../../features/facts/fact-panel.tsx';
import { OpeningLine } from '../../features/opening/opening-line.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useCopy } from '../../features/share/use-copy.ts';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { PlaceView } from '../../queries/guide.ts';
import { ActionRow, MoreActions } from '../../ui/action-row.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { geoHref, openStreetMapHref, writeCoordinates } from './coordinates.ts';
import { ItemColumns, MainColumn, SideColumn } from './item-columns.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemMap } from './item-map.tsx';
import { LeadImage } from './lead-image.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { RelatedStories } from './related.tsx';
import { Section } from './section.tsx';
import { useWorshipRows } from './use-worship-rows.tsx';

/** A place: description, opening status if known, directions and nearby places. */
export function PlacePage({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  return (
    <article>
      <ItemColumns>
        <MainColumn className="flex flex-col gap-6">
          <LeadImage item={place} />
          <PlaceHead place={place} />
        </MainColumn>
        <SideColumn className="wide:row-span-2">
          <PlaceFacts place={place} />
          <PlacePrices place={place} />
          <Section title={_('item.place.nearby')} isAside className="print:hidden">
            <div className="flex flex-col gap-3">
              <ItemMap places={place.nearby} here={place} />
              <NumberedPlaces places={place.nearby} />
            </div>
          </Section>
        </SideColumn>
        <MainColumn className="flex flex-col gap-10">
          <RelatedStories title={_('item.place.articles')} stories={place.articles} />
          <ItemFoot provenance={place.provenance} hasFacts={false} />
        </MainColumn>
      </ItemColumns>
    </article>
  );
}

function PlaceHead({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  return (
    <>
      <header className="flex flex-col gap-4">
        <LanguageNote locale={place.locale} />
        <div>
          <Kicker
            area={place.area}
            label={place.type.label}
            place={
              place.neighbourhood === ''
                ? place.district
                : _(place.isWithinNeighbourhood ? 'item.place.in' : 'item.place.near', {
                    name: _(`guide.neighbourhood.${place.neighbourhood}`),
                  })
            }
          />
          <TextIn locale={place.locale}>
            <h1 data-read="" className="mt-1 text-heading font-strong">
              {place.title}
            </h1>
          </TextIn>
        </div>
        <PlaceStatus place={place} />
        <PlaceActions place={place} />
      </header>
      <TextIn locale={place.locale} className="max-w-measure">
        <p data-read="" className="font-reading text-body-article">
          {place.summary}
        </p>
      </TextIn>
      {place.tags.length > 0 ? (
        <ul aria-label={_('item.place.tags')} className="flex flex-wrap gap-2">
          {place.tags.map((tag) => (
            <li key={tag.id}>
              <Tag>{tag.label}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <ProvenanceLabel provenance={place.provenance} />
    </>
  );
}

/** Actions for a place. The map program is offered on touch screens, where one is likely to be installed. */
function PlaceActions({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const copy = useCopy();
  const messages = { id: 'coordinates', copied: _('item.place.copied'), failed: _('item.place.copy-failed') };
  return (
    <ActionRow>
      <PageBookmark item={savedPlace(place)} />
      <a href={geoHref(place.position)} className={`${buttonClass()} pointer-fine:hidden`}>
        <Navigation aria-hidden className="icon" />
        {_('item.place.directions')}
      </a>
      <a href={openStreetMapHref(place.position)} rel="external" className={`${buttonClass()} pointer-coarse:hidden`}>
        <Map aria-hidden className="icon" />
        {_('guide.map.show')}
      </a>
      <ShareButton title={place.title} />
      <ListenButton />
      <MoreActions label={_('item.actions.more')}>
        {place.website ? (
          <a href={place.website} rel="external" className={buttonClass()}>
            <ExternalLink aria-hidden className="icon flip-rtl" />
            {_('item.place.website')}
          </a>
        ) : null}
        <QuestionLink kind="place" id={place.id} />
        <Button data-needs-script="" onClick={() => void copy(writeCoordinates(place.position), messages)}>
          <Copy aria-hidden className="icon" />
          {_('item.place.copy')}
        </Button>
      </MoreActions>
    </ActionRow>
  );
}

const KEYS: Readonly<Record<string, string>> = {
  open: 'item.place.status.open',
  seasonal: 'item.place.status.seasonal',
  'temporarily-closed': 'item.place.status.temporarily-closed',
};
const ICONS = { seasonal: CalendarRange, other: CircleAlert } as const;

/** Whether the place is open, as far as known. The status is not checked daily, and the text states this. */
function PlaceStatus({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(place.locale);
  const key = KEYS[place.operatingStatus] ?? 'item.place.status.check';
  const text = _(key, { date: format.asOf(place.asOf) });
  const note = place.statusNote ? <p {...language}>{place.statusNote}</p> : null;
  if (place.hours) {
    return (
      <div className="text-label text-text-2">
        <OpeningLine hours={place.hours} />
        {note}
      </div>
    );
  }
  if (place.operatingStatus === 'open') {
    return (
      <div className="text-label text-text-2">
        <p className="flex items-start gap-2">
          <Clock aria-hidden className="icon-small mt-0.5" />
          <span>{text}</span>
        </p>
        {note}
      </div>
    );
  }
  const Icon = place.operatingStatus === 'seasonal' ? ICONS.seasonal : ICONS.other;
  return (
    <Notice tone="warning" title={text} icon={<Icon aria-hidden className="icon mt-px" />}>
      {note}
    </Notice>
  );
}

const SETTING_KEYS: Readonly<Partial<Record<string, string>>> = {
  indoor: 'guide.setting.indoor',
  outdoor: 'guide.setting.outdoor',
  both: 'item.place.setting-both',
};

/** Known facts of a place, and text for what is not known. */
function PlaceFacts({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const language = useTextLanguage(place.locale);
  const inText = (text: string) => <span {...language}>{text}</span>;
  const setting = SETTING_KEYS[place.setting ?? ''];
  const alcohol = alcoholKey(place.features);
  const neighbourhood = _(`guide.neighbourhood.${place.neighbourhood}`);
  const hoursRows = useHoursRows(place);
  const schoolRows = useSchoolRows(place);
  const worshipRows = useWorshipRows(place);
  const phone = place.facts.find(({ id }) => id === place.phoneId);
  const rows: (FactRow | false)[] = [
    ...schoolRows,
    ...worshipRows,
    place.cuisine !== null && { label: _('item.place.cuisine'), value: inText(place.cuisine.label) },
    { label: _('item.place.district'), value: inText(place.district) },
    place.neighbourhood !== '' && {
      label: _('item.place.neighbourhood'),
      value: (
        <Link to={toLocale(`/content/${place.neighbourhood}`)} className="text-link inline-block min-h-6">
          {place.isWithinNeighbourhood ? neighbourhood : _('item.place.near', { name: neighbourhood })}
        </Link>
      ),
    },
    place.priceBand !== null &&
      isComparedByPrice(place.section) && {
        label: _('item.place.price'),
        value: <PriceBand band={place.priceBand} />,
      },
    ...hoursRows,
    phone !== undefined && factRow(phone, _('item.place.phone')),
    place.station !== null && {
      label: _('item.place.station'),
      value: _('item.place.walk', { station: isolate(place.station.name), minutes: place.station.minutes }),
      note: _('item.place.walk-note'),
    },
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

const HOURS_KEYS = {
  weekly: 'item.place.hours',
  ramadan: 'item.place.hours-ramadan',
  holidays: 'item.place.hours-holidays',
} as const;

/** Each known set of hours with its source, or that none is known. */
function useHoursRows(place: PlaceView): FactRow[] {
  const { _ } = useLingui();
  const { hours } = place;
  if (hours === null) {
    return [{ label: _('item.place.hours'), value: <NotKnown>{_('item.place.hours-unknown')}</NotKnown> }];
  }
  return hours.facts.flatMap(({ set, id }) => {
    const fact = place.facts.find((one) => one.id === id);
    return fact ? [factRow(fact, _(HOURS_KEYS[set]))] : [];
  });
}

/** The label of a price within its place: "adult" of "The View: adult". */
function withoutName<Fact extends { label: string }>(fact: Fact, title: string): Fact {
  const prefix = `${title}: `;
  return fact.label.startsWith(prefix) ? { ...fact, label: fact.label.slice(prefix.length) } : fact;
}

/** What it costs, with the source and date of each price. */
function PlacePrices({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const prices = place.priceIds.flatMap((id) => place.facts.find((fact) => fact.id === id) ?? []);
  if (prices.length === 0) return null;
  return (
    <FactsPanel
      title={_('item.place.prices')}
      rows={prices.map((fact) => factRow(fact, <FactLabel fact={withoutName(fact, place.title)} />))}
      footer={_('item.place.prices-hint')}
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
