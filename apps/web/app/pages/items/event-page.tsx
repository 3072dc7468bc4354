import { useLingui } from '@lingui/react';
import { CalendarClock, CalendarPlus, ExternalLink } from 'lucide-react';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedEvent } from '../../features/bookmarks/saved-item-of.ts';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { factsById } from '../../features/facts/fact-text.ts';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { EventTags, GuideEventCard } from '../../features/guide-cards/guide-event-card.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { EventView } from '../../queries/guide.ts';
import { ActionRow, MoreActions } from '../../ui/action-row.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ItemColumns, MainColumn, SideColumn } from './item-columns.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemMap } from './item-map.tsx';
import { LeadImage } from './lead-image.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { RelatedStories } from './related.tsx';
import { Section } from './section.tsx';

/** An event: when and where it takes place, how certain the date is, and how to add it to a calendar. */
export function EventPage({ event }: { event: EventView }) {
  const { _ } = useLingui();
  return (
    <article>
      <ItemColumns>
        <MainColumn className="flex flex-col gap-6">
          <LeadImage item={event} />
          <EventHead event={event} />
        </MainColumn>
        <SideColumn className="wide:row-span-2">
          <EventFacts event={event} />
          {event.place ? (
            <Section title={_('events.page.where')} isAside className="print:hidden">
              <div className="flex flex-col gap-3">
                <ItemMap places={[event.place]} />
                <NumberedPlaces places={[event.place]} />
              </div>
            </Section>
          ) : null}
        </SideColumn>
        <MainColumn className="flex flex-col gap-10">
          <FactPanel facts={event.facts} title={_('item.facts.title-page')} />
          <RelatedEvents event={event} />
          <RelatedStories title={_('item.place.articles')} stories={event.articles} />
          <ItemFoot provenance={event.provenance} hasFacts={event.facts.length > 0} />
        </MainColumn>
      </ItemColumns>
    </article>
  );
}

function EventHead({ event }: { event: EventView }) {
  const labels = useEventLabels();
  return (
    <>
      <header className="flex flex-col gap-4">
        <LanguageNote locale={event.locale} />
        <div>
          <Kicker area={event.area} label={event.type.label} place={event.venue ?? undefined} />
          <TextIn locale={event.locale}>
            <h1 data-read="" className="mt-1 text-heading font-strong">
              {event.title}
            </h1>
          </TextIn>
          <p data-read="" className="mt-2 text-name font-semibold">
            {event.next ? labels.dates(event.next) : labels.season(event)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <EventTags event={event} />
        </div>
        <EventActions event={event} />
      </header>
      <TextIn locale={event.locale} className="max-w-measure">
        <p data-read="" className="font-reading text-body-article">
          <Inlines nodes={event.about} facts={factsById(event.facts)} />
        </p>
      </TextIn>
      <EventDates event={event} />
      <ProvenanceLabel provenance={event.provenance} />
    </>
  );
}

/** A calendar file contains dates, so an event without dates has no such file. */
function EventActions({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const locale = useLocale();
  return (
    <ActionRow>
      {event.occurrences.length > 0 ? (
        <a
          href={`/api/events/${event.id}.ics?locale=${locale}`}
          download={`${event.id}.ics`}
          className={buttonClass({ variant: 'primary' })}
        >
          <CalendarPlus aria-hidden className="icon" />
          {_('events.calendar.add')}
        </a>
      ) : null}
      <PageBookmark item={savedEvent(event)} />
      <ListenButton />
      <ShareButton title={event.title} />
      {event.website ? (
        <MoreActions label={_('item.actions.more')}>
          <a href={event.website} rel="external" className={buttonClass()}>
            <ExternalLink aria-hidden className="icon flip-rtl" />
            {_('item.place.website')}
          </a>
          <QuestionLink kind="event" id={event.id} />
        </MoreActions>
      ) : (
        <QuestionLink kind="event" id={event.id} />
      )}
    </ActionRow>
  );
}

function RelatedEvents({ event }: { event: EventView }) {
  const { _ } = useLingui();
  if (event.related.length === 0) return null;
  return (
    <Section title={_('events.page.related')} className="print:hidden">
      <ul className="grid gap-x-8 gap-y-5 medium:grid-cols-2">
        {event.related.map((one) => (
          <li key={one.id}>
            <GuideEventCard event={one} layout="row" hasImage={false} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All dates of the next two years, and what may still change them. */
function EventDates({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const labels = useEventLabels();
  return (
    <Section title={_('events.page.dates')}>
      <div className="flex flex-col gap-3">
        {event.occurrences.length > 0 ? (
          <ul className="max-w-measure">
            {event.occurrences.map((occurrence) => (
              <li key={occurrence.start} className="border-t border-line py-3 text-ui font-medium">
                {labels.dates(occurrence)}
              </li>
            ))}
          </ul>
        ) : null}
        <DateNote event={event} />
      </div>
    </Section>
  );
}

function DateNote({ event: { isCancelled, next } }: { event: EventView }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (isCancelled || next?.certainty === 'confirmed') return null;
  const note = next?.otherStart
    ? _('events.moon.either', { first: format.weekdayDate(next.start), second: format.weekdayDate(next.otherStart) })
    : _(next ? 'events.unconfirmed.note' : 'events.undated.one');
  return (
    <Notice tone="warning" icon={<CalendarClock aria-hidden className="icon mt-px" />} className="max-w-measure">
      <p>{note}</p>
    </Notice>
  );
}

/** Known facts of an event, and text for what is not known. */
function EventFacts({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const labels = useEventLabels();
  const language = useTextLanguage(event.locale);
  const inText = (text: string) => <span {...language}>{text}</span>;
  const rows: (FactRow | false)[] = [
    { label: _('events.page.when'), value: event.next ? labels.dates(event.next) : labels.season(event) },
    event.frequency !== 'once' && {
      label: _('events.page.rule'),
      value: (
        <span {...language}>
          <Inlines nodes={event.when} facts={factsById(event.facts)} />
        </span>
      ),
    },
    { label: _('events.page.frequency'), value: _(`events.frequency.${event.frequency}`) },
    event.calendar !== 'gregorian' && {
      label: _('events.page.calendar'),
      value: _(`events.calendar-of.${event.calendar}`),
    },
    event.venue !== null && { label: _('events.page.venue'), value: inText(event.venue) },
    event.organiser !== null && { label: _('events.page.organiser'), value: inText(event.organiser) },
    (event.isFree !== null || !isForEveryone(event)) && {
      label: _('events.page.admission'),
      value: _(admissionKey(event.isFree)),
    },
    event.audience.length > 0 && {
      label: _('events.page.audience'),
      value: format.list(event.audience.map((audience) => _(`guide.audience.${audience}`))),
    },
  ];
  return (
    <FactsPanel
      title={_('item.place.facts')}
      rows={rows.filter((row) => row !== false)}
      footer={_('item.meta.as-of', { date: format.asOf(event.asOf) })}
    />
  );
}

/** Days that apply everywhere and have no admission. */
const FOR_EVERYONE = ['public-holiday', 'religious', 'national-day', 'season', 'rule'];

function isForEveryone({ type, place }: EventView): boolean {
  return place === null && FOR_EVERYONE.includes(type.id);
}

function admissionKey(isFree: boolean | null): string {
  if (isFree === null) return 'events.page.admission-unknown';
  return isFree ? 'events.status.free' : 'events.page.admission-paid';
}
