import { useLingui } from '@lingui/react';
import { ArrowRight, CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { factsById } from '../../features/facts/fact-text.ts';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { GuideEventCard } from '../../features/guide-cards/guide-event-card.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { EventView } from '../../queries/guide.ts';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EventHead } from './event-head.tsx';
import { EventNotes } from './event-notes.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemFrame } from './item-frame.tsx';
import { ItemMap } from './item-map.tsx';
import type { KeyFact } from './key-facts.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { RelatedStories } from './related.tsx';
import { Section } from './section.tsx';

/** An event: when and where it takes place, how certain the date is, and how well its facts are known. */
export function EventPage({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const item = { kind: 'event', id: event.id } as const;
  return (
    <ItemFrame
      item={item}
      picture={event}
      head={<EventHead event={event} />}
      keys={useEventKeys(event)}
      aside={<EventFacts event={event} />}
      foot={<ItemFoot item={item} provenance={event.provenance} hasFacts={event.facts.length > 0} isWhole />}
    >
      <TextIn locale={event.locale} className="max-w-measure">
        <p data-read="" data-part="summary" className="font-reading text-body-article">
          <Inlines nodes={event.about} facts={factsById(event.facts)} />
        </p>
      </TextIn>
      {event.plan ? <PlanLink plan={event.plan} /> : null}
      <EventDates event={event} />
      <EventNotes event={event} />
      {event.place ? (
        <Section title={_('events.page.where')} isRuled className="print:hidden">
          <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:gap-8">
            <ItemMap places={[event.place]} />
            <div>
              <NumberedPlaces places={[event.place]} />
              {event.place.metroMinutes ? (
                <p className="mt-3 text-label">{_('guide.walk.metro', { minutes: event.place.metroMinutes })}</p>
              ) : null}
            </div>
          </div>
        </Section>
      ) : null}
      <FactPanel facts={event.facts} title={_('item.facts.title-page')} />
      <RelatedEvents event={event} />
      <RelatedStories title={_('item.place.articles')} stories={event.articles} />
    </ItemFrame>
  );
}

/** Where to be, hour by hour, and the way home. */
function PlanLink({ plan }: { plan: NonNullable<EventView['plan']> }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Link
      to={toLocale(plan.href)}
      className="flex min-h-14 max-w-measure items-center justify-between gap-4 rounded-card border border-line bg-surface px-4 py-3 hover:border-line-strong high-contrast:border-2"
    >
      <span className="flex flex-col">
        <span className="text-meta text-text-3">{_('item.plan.kind')}</span>
        <TextIn locale={plan.locale} className="text-ui font-semibold">
          {plan.title}
        </TextIn>
      </span>
      <ArrowRight aria-hidden className="icon flip-rtl shrink-0" />
    </Link>
  );
}

/** What is asked first of an event. */
function useEventKeys(event: EventView): KeyFact[] {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(event.locale);
  const metroMinutes = event.place?.metroMinutes ?? null;
  const keys: (KeyFact | false | null)[] = [
    hasAdmission(event) && {
      label: _('events.page.admission'),
      value: _(admissionKey(event.isFree)),
    },
    event.venue !== null && { label: _('events.page.venue'), value: <span {...language}>{event.venue}</span> },
    metroMinutes !== null && { label: _('item.keys.metro'), value: _('guide.walk.minutes', { minutes: metroMinutes }) },
    { label: _('events.page.frequency'), value: _(`events.frequency.${event.frequency}`) },
    event.audience.length > 0 && {
      label: _('events.page.audience'),
      value: format.list(event.audience.map((audience) => _(`guide.audience.${audience}`))),
    },
  ];
  return keys.filter((key): key is KeyFact => Boolean(key));
}

function RelatedEvents({ event }: { event: EventView }) {
  const { _ } = useLingui();
  if (event.related.length === 0) return null;
  return (
    <Section title={_('events.page.related')} isRuled className="print:hidden">
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

/** All dates of the next two years, of a weekly programme the next few, and what may still change them. */
function EventDates({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const labels = useEventLabels();
  return (
    <Section title={_('events.page.dates')} isRuled>
      <div className="flex flex-col gap-3">
        {event.weekly ? (
          <p className="text-meta text-text-3">{_('events.weekly.as-of', { date: format.asOf(event.asOf) })}</p>
        ) : null}
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

const NOTE_OF = { announced: 'events.announced.note', unconfirmed: 'events.unconfirmed.note' } as const;

function DateNote({ event: { isCancelled, next } }: { event: EventView }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (isCancelled || next?.certainty === 'confirmed' || next?.certainty === 'weekly') return null;
  const note = next?.otherStart
    ? _('events.moon.either', { first: format.weekdayDate(next.start), second: format.weekdayDate(next.otherStart) })
    : _(next ? NOTE_OF[next.certainty === 'announced' ? 'announced' : 'unconfirmed'] : 'events.undated.one');
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
  const inText = (part: string, text: string) => (
    <span data-part={part} {...language}>
      {text}
    </span>
  );
  const rows: (FactRow | false)[] = [
    { label: _('events.page.when'), value: labels.when(event) },
    event.frequency !== 'once' && {
      label: _(event.weekly ? 'events.page.frequency' : 'events.page.rule'),
      value: (
        <span data-part="rule" {...language}>
          <Inlines nodes={event.when} facts={factsById(event.facts)} />
        </span>
      ),
    },
    !event.weekly && { label: _('events.page.frequency'), value: _(`events.frequency.${event.frequency}`) },
    event.calendar !== 'gregorian' && {
      label: _('events.page.calendar'),
      value: _(`events.calendar-of.${event.calendar}`),
    },
    event.venue !== null && { label: _('events.page.venue'), value: inText('venue', event.venue) },
    event.organiser !== null && { label: _('events.page.organiser'), value: inText('organiser', event.organiser) },
    hasAdmission(event) && {
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

/** What an event costs is not unknown where a fact says it. */
function hasAdmission(event: EventView): boolean {
  if (event.isFree !== null) return true;
  return (event.priceIds ?? []).length === 0 && !isForEveryone(event);
}

function isForEveryone({ type, place }: EventView): boolean {
  return place === null && FOR_EVERYONE.includes(type.id);
}

function admissionKey(isFree: boolean | null): string {
  if (isFree === null) return 'events.page.admission-unknown';
  return isFree ? 'events.status.free' : 'events.page.admission-paid';
}
