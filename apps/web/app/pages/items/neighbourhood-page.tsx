import { type SectionId, SECTIONS } from '@dalil/domain/guide/sections.ts';
import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedNeighbourhood } from '../../features/bookmarks/saved-item-of.ts';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { NeighbourhoodView } from '../../queries/guide.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FactsPanel } from '../../ui/facts-panel.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ItemColumns, MainColumn, SideColumn } from './item-columns.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemMap } from './item-map.tsx';
import { LeadImage } from './lead-image.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { RelatedStories } from './related.tsx';
import { Section } from './section.tsx';

/** A neighbourhood: its character, transport, sights, and what to know before living there. */
export function NeighbourhoodPage({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { locale, landmarks } = neighbourhood;
  return (
    <article>
      <ItemColumns>
        <MainColumn className="flex flex-col gap-6">
          <LeadImage item={{ area: 'living', id: neighbourhood.id }} />
          <NeighbourhoodHead neighbourhood={neighbourhood} />
        </MainColumn>
        <SideColumn className="wide:row-span-2">
          <NeighbourhoodFacts neighbourhood={neighbourhood} />
          {landmarks.length > 0 ? (
            <Section title={_('neighbourhood.landmarks')} isAside>
              <div className="flex flex-col gap-3">
                <div className="print:hidden">
                  <ItemMap places={landmarks} />
                </div>
                <NumberedPlaces places={landmarks} />
              </div>
            </Section>
          ) : null}
        </SideColumn>
        <MainColumn className="flex flex-col gap-10">
          <div className="grid gap-x-8 gap-y-6 medium:grid-cols-2">
            <Points title={_('neighbourhood.pros')} points={neighbourhood.pros} locale={locale} />
            <Points title={_('neighbourhood.cons')} points={neighbourhood.cons} locale={locale} />
          </div>
          <p className="print:hidden">
            <Link to={`${toLocale('/living')}?compare=${neighbourhood.id}#areas`} className={buttonClass()}>
              {_('neighbourhood.compare')}
            </Link>
          </p>
          <NeighbourhoodLists neighbourhood={neighbourhood} />
          <RelatedStories title={_('item.place.articles')} stories={neighbourhood.articles} />
          <ItemFoot provenance={neighbourhood.provenance} hasFacts={false} />
        </MainColumn>
      </ItemColumns>
    </article>
  );
}

function NeighbourhoodHead({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { locale, title, summary, alsoKnownAs, character, provenance, asOf } = neighbourhood;
  return (
    <header className="flex flex-col gap-4">
      <LanguageNote locale={locale} />
      <div>
        <Kicker area="living" label={_('neighbourhood.kind')} />
        <TextIn locale={locale}>
          <h1 data-read="" className="headline mt-1 text-heading">
            {title}
          </h1>
        </TextIn>
        {alsoKnownAs.length > 0 ? (
          <p className="mt-1 text-label text-text-3">
            {_('neighbourhood.also-known', { names: format.list(alsoKnownAs) })}
          </p>
        ) : null}
      </div>
      <TextIn locale={locale} className="flex flex-col gap-4">
        <p data-read="" className="max-w-measure text-ui">
          {summary}
        </p>
        <ul className="flex flex-wrap gap-2" aria-label={_('neighbourhood.character')}>
          {character.map((word) => (
            <li key={word}>
              <Tag>{word}</Tag>
            </li>
          ))}
        </ul>
      </TextIn>
      <ActionRow>
        <PageBookmark item={savedNeighbourhood(neighbourhood)} />
        <ListenButton />
        <ShareButton title={title} />
        <QuestionLink kind="neighbourhood" id={neighbourhood.id} />
      </ActionRow>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-meta text-text-3">
        <ProvenanceLabel provenance={provenance} />
        <span>{_('item.meta.as-of', { date: format.asOf(asOf) })}</span>
      </div>
    </header>
  );
}

type PointsProps = { title: string; points: readonly string[]; locale: NeighbourhoodView['locale'] };

function Points({ title, points, locale }: PointsProps) {
  return (
    <Section title={title}>
      <TextIn locale={locale}>
        <ul data-read="" className="border-b border-line">
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
    <Section title={_('neighbourhood.places')} className="print:hidden">
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
