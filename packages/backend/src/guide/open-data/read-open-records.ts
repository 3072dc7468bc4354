import type { Provenance } from '@dalil/domain/guide/content-item.ts';
import { factIdsIn } from '@dalil/domain/guide/document.ts';
import type { EventBody, EventData } from '@dalil/domain/guide/event.ts';
import { comingOccurrences } from '@dalil/domain/guide/event-list.ts';
import { weeklyField } from '@dalil/domain/guide/event-weekly.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { OpenDataset } from '@dalil/domain/guide/open-data.ts';
import { pictureAddress } from '@dalil/domain/guide/picture.ts';
import { licencePage } from '@dalil/domain/guide/picture-licence.ts';
import type { PlaceBody, PlaceData } from '@dalil/domain/guide/place.ts';
import type { ServiceBody, ServiceData } from '@dalil/domain/guide/service.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { writeFacts } from '@dalil/domain/guide/write-facts.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { JOIN_VENUE, VENUE_COLUMNS, type VenueColumns } from '../event-venue.ts';
import { findFactTerms } from '../find-fact-terms.ts';
import { FACT_JSON, findFacts, IS_OF_GUIDE } from '../find-facts.ts';
import { DATE_COLUMNS, ITEM_COLUMNS, type ItemDates, type ItemRow, withText } from '../item-rows.ts';
import { viewProvenance } from '../provenance-view.ts';
import { publicFact } from '../public-fact.ts';
import { viewPhotographs } from '../view-photographs.ts';
import type { OpenItem, OpenRecords } from './open-records.ts';

type Row = ItemRow & ItemDates & VenueColumns;
type Frame = { locale: Locale; day: string };
/** Writes the values of facts into a text. */
type Fill = (text: string) => string;

const MONTHS_AHEAD = 12;

/** The records of each data set: what is published, in one language, as it holds on a day. */
export const READ_RECORDS: {
  [Dataset in OpenDataset]: (deps: Deps, frame: Frame) => Promise<OpenRecords[Dataset]>;
} = {
  facts: readFactRecords,
  places: async (deps, frame) => {
    const rows = await readRows(deps, frame.locale, 'place');
    const fill = await fillFor(deps, frame.locale, rows);
    return rows.map((row) => placeRecord(row, frame, fill));
  },
  events: async (deps, frame) => {
    const rows = await readRows(deps, frame.locale, 'event');
    const fill = await fillFor(deps, frame.locale, rows);
    return rows.map((row) => eventRecord(row, frame, fill));
  },
  services: async (deps, frame) => {
    const rows = await readRows(deps, frame.locale, 'service');
    const fill = await fillFor(deps, frame.locale, rows);
    return rows.map((row) => serviceRecord(row, frame, fill));
  },
};

async function readFactRecords(deps: Deps, { locale, day }: Frame): Promise<OpenRecords['facts']> {
  const [{ rows }, terms] = await Promise.all([
    deps.db.execute<{ fact: Fact }>(
      sql`select ${FACT_JSON} as fact from facts f where ${IS_OF_GUIDE} order by f.id collate "C"`,
    ),
    findFactTerms(deps, locale),
  ]);
  return rows.map(({ fact }) => publicFact(fact, locale, { terms, today: day }));
}

/** Only events have a venue. For other kinds its columns are null. */
async function readRows({ db }: Deps, locale: Locale, kind: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${ITEM_COLUMNS}, ${DATE_COLUMNS}, ${VENUE_COLUMNS} from content_items i ${withText(locale)} ${JOIN_VENUE}
    where i.kind = ${kind} and i.state = 'published' order by i.id collate "C"`);
  return rows;
}

async function fillFor(deps: Deps, locale: Locale, rows: readonly Row[]): Promise<Fill> {
  const ids = [...new Set(rows.flatMap(factsIn))];
  const facts: Map<string, FactView> = ids.length === 0 ? new Map() : await findFacts(deps, locale, ids);
  return (text) => writeFacts(text, facts);
}

/** The facts that the texts of an item name. */
function factsIn({ summary, body }: Row): string[] {
  return factIdsIn(`${summary}\n${JSON.stringify(body)}`);
}

function itemRecord(row: Row, { locale }: Frame, fill: Fill, facts: readonly string[] = []): OpenItem {
  const { method, isTranslated, isReviewedByNative, sources } = viewProvenance(row, locale);
  return {
    id: row.id,
    path: localePath(locale, itemHref(row)),
    locale: row.locale,
    title: row.title,
    summary: fill(row.summary),
    category: row.category,
    tags: row.tags,
    neighbourhoods: row.neighbourhoods,
    audience: row.audience as OpenItem['audience'],
    facts: [...new Set([...facts, ...factsIn(row)])],
    method,
    isApproved: (row.provenance as Provenance).approvedBy?.[row.locale] !== undefined,
    isTranslated,
    isReviewedByNative,
    sources: sources.map(({ name, url }) => ({ name, url: url ?? null })),
    asOf: row.as_of,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}

function placeRecord(row: Row, frame: Frame, fill: Fill): OpenRecords['places'][number] {
  const data = row.data as PlaceData;
  const { areaName, statusNote, accessibility, description, highlights, signature, tips } = row.body as PlaceBody;
  const { hours, prices = [], phone, worship } = data;
  const stated = [hours?.weekly, hours?.ramadan, hours?.holidays, ...prices, phone, worship?.dress, worship?.visits];
  return {
    ...itemRecord(
      row,
      frame,
      fill,
      stated.flatMap((one) => one?.fact ?? []),
    ),
    subcategory: data.subcategory,
    area: fill(areaName),
    position: data.position,
    setting: data.setting,
    isFamilyFriendly: data.isFamilyFriendly,
    isLicensed: data.isLicensed,
    priceBand: data.priceBand,
    operatingStatus: data.operatingStatus,
    statusNote: statusNote && fill(statusNote),
    accessibility: accessibility && fill(accessibility),
    description: description === undefined ? null : fill(description),
    highlights: highlights?.map(fill) ?? [],
    signature: signature?.map(fill) ?? [],
    tips: tips?.map(fill) ?? [],
    website: data.website,
    photographs: photographRecords(row, frame.locale),
  };
}

/** With what the licence of each demands of whoever passes it on. */
function photographRecords(row: Row, locale: Locale): OpenRecords['places'][number]['photographs'] {
  const { picture, photographs = picture ? [picture] : [] } = viewPhotographs(row, locale);
  return photographs.map(({ id, width, height, alt, credit, licence, licenceUrl, sourceUrl, change }) => ({
    path: pictureAddress(id, width, 'webp'),
    width,
    height,
    description: alt,
    author: credit,
    licence,
    licenceUrl: licencePage({ licence, licenceUrl }),
    sourceUrl,
    change: change ?? null,
  }));
}

function eventRecord(row: Row, frame: Frame, fill: Fill): OpenRecords['events'][number] {
  const data = row.data as EventData;
  const { venue, organiser, recurrenceNote } = row.body as EventBody;
  const isCancelled = data.recurrence.rule === 'once' && data.recurrence.isCancelled;
  return {
    ...itemRecord(
      row,
      frame,
      fill,
      (data.prices ?? []).map(({ fact }) => fact),
    ),
    type: data.type,
    frequency: data.frequency,
    recurrence: fill(recurrenceNote),
    weekly: weeklyField(data).weekly ?? null,
    isCancelled,
    venue,
    organiser,
    placeId: data.placeId,
    position: row.position,
    isTypicallyFree: data.isTypicallyFree,
    website: data.website,
    confidence: data.confidence,
    occurrences: isCancelled ? [] : comingOccurrences(data, frame.day, MONTHS_AHEAD),
  };
}

function serviceRecord(row: Row, frame: Frame, fill: Fill): OpenRecords['services'][number] {
  const { subcategory, officialUrl, confidence } = row.data as ServiceData;
  const { authority, whoCanApply, steps, documents, channels, fee, time, deadlines, fines, notes } =
    row.body as ServiceBody;
  return {
    ...itemRecord(row, frame, fill),
    subcategory,
    officialUrl,
    confidence,
    authority: fill(authority),
    whoCanApply: fill(whoCanApply),
    steps: steps.map(fill),
    documents: documents.map(fill),
    channels: channels.map(fill),
    fee: fill(fee),
    time: time && fill(time),
    deadlines: deadlines.map(fill),
    fines: fines.map(fill),
    notes: notes && fill(notes),
  };
}
