import { useLingui } from '@lingui/react';
import { factsById } from '../../features/facts/fact-text.ts';
import { useEventWords } from '../../features/guide-cards/event-words.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import type { EventView } from './item-view.ts';

/** What is known of an event, and in words what is not. */
export function EventFacts({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const words = useEventWords();
  const language = useTextLanguage(event.locale);
  const inText = (text: string) => <span {...language}>{text}</span>;
  const rows: (FactRow | false)[] = [
    { label: _('events.page.when'), value: event.next ? words.dates(event.next) : words.season(event) },
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

/** Days that everyone has, wherever they are: nobody is admitted to them. */
const FOR_EVERYONE = ['public-holiday', 'religious', 'national-day', 'season', 'rule'];

function isForEveryone({ type, place }: EventView): boolean {
  return place === null && FOR_EVERYONE.includes(type.id);
}

function admissionKey(isFree: boolean | null): string {
  if (isFree === null) return 'events.page.admission-unknown';
  return isFree ? 'events.status.free' : 'events.page.admission-paid';
}
