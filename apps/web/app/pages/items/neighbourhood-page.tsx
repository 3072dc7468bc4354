import { type SectionId, SECTIONS } from '@dalil/domain/guide/sections.ts';
import { useLingui } from '@lingui/react';
import { ArrowRight, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { getWeatherAreas } from '../../endpoints/city.ts';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedNeighbourhood } from '../../features/bookmarks/saved-item-of.ts';
import { useLive } from '../../features/live/use-conditions.ts';
import { TextIn } from '../../features/prose/text-language.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { NeighbourhoodView } from '../../queries/guide.ts';
import { ActionRow, MoreActions } from '../../ui/action-row.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FactsPanel } from '../../ui/facts-panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemFrame } from './item-frame.tsx';
import { ItemMap } from './item-map.tsx';
import { ItemTitle } from './item-title.tsx';
import type { KeyFact } from './key-facts.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { RelatedStories } from './related.tsx';
import { Section } from './section.tsx';
import { WeatherHere } from './weather-here.tsx';

/** A neighbourhood: its character, transport, sights, and what to know before living there. */
export function NeighbourhoodPage({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const { locale, landmarks } = neighbourhood;
  const weather = useLive(getWeatherAreas());
  const item = { kind: 'neighbourhood', id: neighbourhood.id } as const;
  return (
    <ItemFrame
      item={item}
      picture={{ ...neighbourhood, area: 'living' }}
      head={<NeighbourhoodHead neighbourhood={neighbourhood} />}
      keys={useNeighbourhoodKeys(neighbourhood)}
      hasLongKeys
      aside={<NeighbourhoodFacts neighbourhood={neighbourhood} />}
      foot={<ItemFoot item={item} provenance={neighbourhood.provenance} hasFacts={false} isWhole />}
    >
      <NeighbourhoodText neighbourhood={neighbourhood} />
      <div className="grid gap-x-8 gap-y-6 medium:grid-cols-2">
        <Points part="pros" title={_('neighbourhood.pros')} points={neighbourhood.pros} locale={locale} />
        <Points part="cons" title={_('neighbourhood.cons')} points={neighbourhood.cons} locale={locale} />
      </div>
      {weather?.data.areas ? (
        <WeatherHere neighbourhood={neighbourhood.id} areas={weather.data.areas} now={weather.now} />
      ) : null}
      {landmarks.length > 0 ? (
        <Section title={_('neighbourhood.landmarks')} isRuled>
          <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:gap-8">
            <div className="print:hidden">
              <ItemMap places={landmarks} />
            </div>
            <NumberedPlaces places={landmarks} />
          </div>
        </Section>
      ) : null}
      <NeighbourhoodLists neighbourhood={neighbourhood} />
      <RelatedStories title={_('item.place.articles')} stories={neighbourhood.articles} />
    </ItemFrame>
  );
}

function NeighbourhoodHead({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const { id, locale, title, alsoKnownAs } = neighbourhood;
  return (
    <>
      <ItemTitle locale={locale} area="living" kind={_('neighbourhood.kind')} title={title} />
      {alsoKnownAs.length > 0 ? (
        <p className="text-label text-text-3">{_('neighbourhood.also-known', { names: format.list(alsoKnownAs) })}</p>
      ) : null}
      <ActionRow>
        <Link
          to={`${toLocale('/living')}?compare=${id}#areas`}
          className={`${buttonClass({ variant: 'primary' })} lead-action`}
        >
          <Scale aria-hidden className="icon" />
          {_('neighbourhood.compare')}
        </Link>
        <PageBookmark item={savedNeighbourhood(neighbourhood)} />
        <MoreActions label={_('item.actions.more')}>
          <ShareButton title={title} />
          <QuestionLink kind="neighbourhood" id={id} />
        </MoreActions>
      </ActionRow>
    </>
  );
}

/** What is asked first of a neighbourhood. */
function useNeighbourhoodKeys({ freehold, transit, housing, locale }: NeighbourhoodView): KeyFact[] {
  const { _ } = useLingui();
  const format = useFormat();
  const stops = format.list(transit.map(({ stop }) => stop));
  return [
    ...(transit.length > 0
      ? [{ label: _('neighbourhood.transit'), value: <TextIn locale={locale}>{stops}</TextIn> }]
      : []),
    { label: _('neighbourhood.housing'), value: <TextIn locale={locale}>{housing}</TextIn> },
    { label: _('neighbourhood.freehold'), value: _(`neighbourhood.freehold.${freehold.status}`) },
  ];
}

function NeighbourhoodText({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const { locale, summary, character } = neighbourhood;
  return (
    <TextIn locale={locale} className="flex flex-col gap-4">
      <p data-read="" data-part="summary" className="max-w-measure font-reading text-body-article">
        {summary}
      </p>
      <ul data-part="character" className="flex flex-wrap gap-2" aria-label={_('neighbourhood.character')}>
        {character.map((word) => (
          <li key={word}>
            <Tag>{word}</Tag>
          </li>
        ))}
      </ul>
    </TextIn>
  );
}

type PointsProps = { part: string; title: string; points: readonly string[]; locale: NeighbourhoodView['locale'] };

function Points({ part, title, points, locale }: PointsProps) {
  return (
    <Section title={title}>
      <TextIn locale={locale}>
        <ul data-read="" data-part={part} className="border-b border-line">
          {points.map((point) => (
            <li key={point} className="border-t border-line py-3 text-label">
              {point}
            </li>
          ))}
        </ul>
      </TextIn>
    </Section>
  );
}

/** Summary of transport, homes and ownership. */
function NeighbourhoodFacts({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { locale, housing, freehold, asOf } = neighbourhood;
  return (
    <FactsPanel
      title={_('neighbourhood.facts')}
      rows={[
        { label: _('neighbourhood.transit'), value: <Transit neighbourhood={neighbourhood} /> },
        { label: _('neighbourhood.housing'), value: <TextIn locale={locale}>{housing}</TextIn> },
        {
          label: _('neighbourhood.freehold'),
          value: _(`neighbourhood.freehold.${freehold.status}`),
          // A note for "yes" would only repeat the line above it.
          note: freehold.status === 'yes' ? undefined : <TextIn locale={locale}>{freehold.text}</TextIn>,
        },
      ]}
      footer={_('item.meta.as-of', { date: format.asOf(asOf) })}
    />
  );
}

function Transit({ neighbourhood: { transit, locale } }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  return (
    <ul className="flex flex-col gap-1">
      {transit.map(({ mode, line, stop }, at) => (
        <li key={at}>
          <TextIn locale={locale}>{stop}</TextIn>
          <span className="block text-meta font-normal text-text-3">
            {_(`neighbourhood.mode.${mode === 'metro' && line ? `metro-${line}` : mode}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const NAMES: Readonly<Record<SectionId, string>> = {
  eatanddrink: 'shell.nav.dining',
  beaches: 'shell.nav.beaches',
  tourism: 'shell.nav.experiences',
  nightlife: 'shell.nav.nightlife',
  luxurylife: 'shell.nav.luxury',
  stay: 'shell.nav.stay',
  schools: 'shell.nav.schools',
  clinics: 'shell.nav.clinics',
  consulates: 'shell.nav.consulates',
  worship: 'shell.nav.worship',
};

/** The lists of the guide, filtered by the neighbourhood. */
function NeighbourhoodLists({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  if (neighbourhood.sections.length === 0) return null;
  return (
    <Section title={_('neighbourhood.places')} isRuled className="print:hidden">
      <ul className="grid gap-x-8 border-b border-line medium:grid-cols-2">
        {neighbourhood.sections.map(({ id, count }) => (
          <li key={id} className="group relative flex min-h-11 items-center gap-3 border-t border-line py-2">
            <Link
              to={`${toLocale(SECTIONS[id].path)}?neighbourhood=${neighbourhood.id}`}
              className="stretched-link grow text-label font-semibold underline-offset-4 group-hover:underline"
            >
              {_(NAMES[id])}
            </Link>
            <span className="text-meta text-text-3">{_('guide.home.placesInGuide', { count })}</span>
            <ArrowRight aria-hidden className="icon-small flip-rtl text-text-3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
