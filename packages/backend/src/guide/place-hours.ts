import { HOUR_SETS, type HourSet } from '@dalil/domain/guide/hour-set.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import type { ItemRow } from './item-rows.ts';

type Reference = { fact: string } | undefined;

/** The hours of these places are not stated: whether they open at all is not known. */
const WITHOUT_HOURS: readonly PlaceData['operatingStatus'][] = ['temporarily-closed', 'check'];

function valueOf({ place_facts }: ItemRow, reference: Reference, today: string): unknown {
  const found = reference && place_facts?.[reference.fact];
  return found && (found.until === null || found.until >= today) ? found.value : undefined;
}

/** The opening hours of a place on its card. Null if they are not known, hidden or no longer valid. */
export function hoursOf(row: ItemRow, today: string): PlaceCard['hours'] {
  const { hours, operatingStatus } = row.data as PlaceData;
  if (!hours || WITHOUT_HOURS.includes(operatingStatus)) return null;
  const rowsOf = (set: HourSet) => (valueOf(row, hours[set], today) as ScheduleRow[] | undefined) ?? null;
  const facts = HOUR_SETS.flatMap((set) => {
    const id = hours[set]?.fact;
    return id !== undefined && rowsOf(set) ? [{ set, id }] : [];
  });
  if (facts.length === 0) return null;
  return {
    facts,
    weekly: rowsOf('weekly'),
    ramadan: rowsOf('ramadan'),
    holidays: rowsOf('holidays'),
    season: hours.season ?? null,
    closures: hours.closures ?? [],
  };
}

/** The usual price of one adult. Null if it is not known, hidden or no longer valid. */
export function priceOf(row: ItemRow, today: string): PlaceCard['price'] {
  const usual = (row.data as PlaceData).prices?.find(({ isUsual }) => isUsual);
  const value = valueOf(row, usual, today);
  return usual && typeof value === 'number' ? { id: usual.fact, aed: value } : null;
}
