import { byTime, chooseEvents } from '@dalil/domain/guide/event-list.ts';
import type { Occurrence } from '@dalil/domain/guide/event-occurrence.ts';
import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import { EVENT_LISTING } from '@dalil/domain/guide/sections.ts';
import { importedDates } from '@dalil/domain/headlines/imported-dates.ts';
import type { PublishedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { importedSources } from '@dalil/domain/headlines/mix-events.ts';
import type { Deps } from '../core/deps.ts';
import { findImportedEvents } from '../headlines/find-imported-events.ts';

export type ImportedTime = { event: PublishedEvent; occurrence: Occurrence };
type ChosenDays = { from: string; to: string; today: string };

/** The imported events of some days that pass the filters, for those who subscribe to them. Soonest first. */
export async function chooseImported(
  deps: Deps,
  request: ListingRequest,
  { from, to, today }: ChosenDays,
): Promise<ImportedTime[]> {
  const found = await findImportedEvents(deps);
  // Calendars that have not answered for days are not passed on.
  if (!found || found.state === 'old') return [];
  const period = { view: 'list', from, to } as const;
  const { events } = chooseEvents(importedSources(found.events), { rules: EVENT_LISTING, request, period, today });
  return byTime(events).map(({ event: { event }, occurrence }) => ({
    event,
    occurrence: { ...occurrence, ...importedDates(event) },
  }));
}
