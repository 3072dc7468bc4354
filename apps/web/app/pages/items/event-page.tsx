import { useLingui } from '@lingui/react';
import { CalendarPlus, ExternalLink } from 'lucide-react';
import { AskAbout } from '../../features/assistant/ask-about.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedEvent } from '../../features/bookmarks/saved-item-of.ts';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { factsById } from '../../features/facts/fact-text.ts';
import { useEventWords } from '../../features/guide-cards/event-words.ts';
import { EventTags, GuideEventCard } from '../../features/guide-cards/guide-event-card.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { EventDates } from './event-dates.tsx';
import { EventFacts } from './event-facts.tsx';
import { ItemColumns, MainColumn, SideColumn } from './item-columns.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemMap } from './item-map.tsx';
import type { EventView } from './item-view.ts';
import { LeadPicture } from './lead-picture.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { RelatedStories } from './related.tsx';
import { Section } from './section.tsx';

/** Something that happens: when, how sure that is, where, and how to keep it in one's own calendar. */
export function EventPage({ event }: { event: EventView }) {
  const { _ } = useLingui();
  return (
    <article>
      <ItemColumns>
        <MainColumn className="flex flex-col gap-6">
          <LeadPicture item={event} />
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
          <ItemFoot title={event.title} provenance={event.provenance} hasFacts={event.facts.length > 0} />
        </MainColumn>
      </ItemColumns>
    </article>
  );
}

function EventHead({ event }: { event: EventView }) {
  const words = useEventWords();
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
            {event.next ? words.dates(event.next) : words.season(event)}
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
      <p>
        <ProvenanceLabel provenance={event.provenance} />
      </p>
    </>
  );
}

/** A calendar file holds dates: an event without any has none. */
function EventActions({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
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
      {event.website ? (
        <a href={event.website} rel="external" className={buttonClass()}>
          {_('item.place.website')}
          <ExternalLink aria-hidden className="icon flip-rtl" />
        </a>
      ) : null}
      <ListenButton />
      <AskAbout kind="event" id={event.id} />
    </div>
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
            <GuideEventCard event={one} layout="row" hasPicture={false} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
