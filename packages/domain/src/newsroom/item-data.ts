import { issueCode } from '../language/issue-code.ts';
import * as z from 'zod/mini';
import { asPlainCode } from '../language/digit-input.ts';
import { CATEGORIES } from '../guide/category.ts';
import { AUDIENCES, itemIdSchema } from '../guide/content-item.ts';
import { schemasOf } from '../guide/content-schema.ts';
import { asOfSchema, confidenceSchema, dateSchema, factIdSchema } from '../guide/fact.ts';
import { CITY_AREAS } from '../guide/neighbourhood.ts';
import type { EventData } from '../guide/event.ts';
import type { PlaceData } from '../guide/place.ts';
import { scheduleRowSchema } from '../guide/schedule.ts';
import type { Locale } from '../language/locale.ts';
import { textInput } from '../language/text-input.ts';
import { isSameForm } from './merge-draft.ts';
import { scheduleFault } from './schedule-fault.ts';
import { LEGAL_KIND, type NewsroomKind } from './newsroom-kind.ts';
import { TEXT_LIMITS } from './text-fields.ts';

/** Stands beside the languages of an item: what is the same in all of them. It has versions and approvals of its own. */
export const DATA_PART = 'data';
export type TextPart = Locale | typeof DATA_PART;

/** The kinds whose texts and data staff edit. */
export const EDITED_KINDS = [
  'article',
  'place',
  'event',
  'service',
  'question',
  'neighbourhood',
  'collection',
  LEGAL_KIND,
] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];
export const isEditedKind = (kind: string): kind is EditedKind => EDITED_KINDS.some((one) => one === kind);
/** The kinds that staff begin, and exchange as files. Which legal documents there are is decided by the product. */
export const EXCHANGED_KINDS = EDITED_KINDS.filter((kind) => kind !== LEGAL_KIND);
export type ExchangedKind = (typeof EXCHANGED_KINDS)[number];
const WITHOUT_CATEGORY: readonly NewsroomKind[] = ['question', 'neighbourhood', 'handbook', 'collection', LEGAL_KIND];
/** Questions belong to groups and collections to lists, not to categories; a neighbourhood has places of all. */
export const hasCategory = (kind: NewsroomKind): boolean => !WITHOUT_CATEGORY.includes(kind);

/** STAFF-2: what curators arrange: collections, and of other items what is in their data. `isArrangement` says how far. */
export const isArranged = (kind: NewsroomKind, part: TextPart): boolean =>
  kind === 'collection' || (part === DATA_PART && kind !== LEGAL_KIND);

const MAX_ROWS = 50;
const MAX_LIST = 40;

/** The value a fact of a place is to have, with its source. `base` stands for what was seen of it; null: the fact is new. */
export const factProposalSchema = z.strictObject({
  value: z.union([
    z.array(scheduleRowSchema).check(
      z.minLength(1),
      z.maxLength(MAX_ROWS),
      z.refine((rows) => scheduleFault(rows) === null, 'overlapping or empty'),
    ),
    textInput().check(asPlainCode, z.regex(/^\d{3,15}$/)),
    z.number().check(z.nonnegative(), z.lte(10_000_000)),
  ]),
  sourceName: textInput().check(z.trim(), z.minLength(1), z.maxLength(TEXT_LIMITS.source)),
  sourceUrl: textInput().check(z.url({ protocol: /^https$/ }), z.maxLength(500)),
  asOf: asOfSchema,
  reviewBy: dateSchema,
  confidence: confidenceSchema,
  base: z.nullable(textInput().check(z.maxLength(60))),
  /** The same value again: it is meant, although it is outside the usual range. */
  confirmed: z.optional(z.unknown()),
});
export type FactProposal = z.infer<typeof factProposalSchema>;

const ids = z.array(itemIdSchema).check(z.maxLength(MAX_LIST));

/** Which lists an item belongs to. */
export const headSchema = z.strictObject({
  category: z.nullable(z.enum(CATEGORIES)),
  sections: ids,
  tags: ids,
  neighbourhoods: z.array(z.enum(CITY_AREAS)).check(z.maxLength(CITY_AREAS.length)),
  audience: z.array(z.enum(AUDIENCES)).check(z.maxLength(AUDIENCES.length)),
});
export type ItemHead = z.infer<typeof headSchema>;

/** What a version of the data contains: the data of the kind, its lists, and changes of the facts it refers to. */
export type ItemDataBody = { data: unknown; head: ItemHead; facts: Record<string, FactProposal> };

const bodySchema = z.strictObject({
  data: z.unknown(),
  head: headSchema,
  facts: z.record(factIdSchema, factProposalSchema),
});

export type DataFault = { path: string; code: string };

/**
 * The data of an item as the schema of its kind has them, or every fault with its path. The editor and the server ask this one
 * function, so that both say the same.
 */
export function checkItemData(
  kind: EditedKind,
  id: string,
  given: unknown,
): { body: ItemDataBody } | { faults: DataFault[] } {
  const body = bodySchema.safeParse(given);
  if (!body.success) return { faults: faultsOf(body.error) };
  const data = schemasOf(kind, id)?.data.safeParse(body.data.data);
  if (!data?.success) return { faults: data ? faultsOf(data.error, 'data') : [{ path: 'data', code: 'unknown_kind' }] };
  const { head, facts } = body.data;
  const faults: DataFault[] = [];
  if ((head.category !== null) !== hasCategory(kind)) faults.push({ path: 'head.category', code: 'required' });
  if (kind === LEGAL_KIND && Object.values(head).some((list) => list !== null && list.length > 0)) {
    faults.push({ path: 'head', code: 'wrong_for_kind' });
  }
  const slots = new Map(factSlots(kind, id, data.data).map((slot) => [slot.factId, slot.type]));
  for (const [factId, { value }] of Object.entries(facts)) {
    if (slots.get(factId) !== typeOf(value)) faults.push({ path: `facts.${factId}.value`, code: 'wrong_for_type' });
  }
  return faults.length > 0 ? { faults } : { body: { data: data.data, head, facts } };
}

const faultsOf = (error: z.core.$ZodError, within = ''): DataFault[] =>
  error.issues.map((issue) => ({
    path: [within, ...issue.path.map(String)].filter(Boolean).join('.'),
    code: issueCode(issue),
  }));

export type FactSlot = { factId: string; type: 'schedule' | 'phone' | 'money'; set: string };

const typeOf = (value: FactProposal['value']): FactSlot['type'] =>
  Array.isArray(value) ? 'schedule' : typeof value === 'string' ? 'phone' : 'money';

/** The facts an item's data refer to and what each may hold: the hours and the telephone number of a place, and prices. */
export function factSlots(kind: NewsroomKind, _id: string, data: unknown): FactSlot[] {
  const priceSlot = ({ fact }: { fact: string }): FactSlot => ({ factId: fact, type: 'money', set: 'price' });
  if (kind === 'event') return ((data as EventData).prices ?? []).map(priceSlot);
  if (kind !== 'place') return [];
  const { hours, prices, phone } = data as PlaceData;
  return [
    ...(['weekly', 'ramadan', 'holidays'] as const).flatMap((set): FactSlot[] => {
      const fact = hours?.[set]?.fact;
      return fact === undefined ? [] : [{ factId: fact, type: 'schedule', set }];
    }),
    ...(phone ? [{ factId: phone.fact, type: 'phone', set: 'phone' } as const] : []),
    ...(prices ?? []).map(priceSlot),
  ];
}

/** The id of a fact that a place does not have yet. */
export const newFactId = (id: string, set: 'weekly' | 'ramadan' | 'holidays' | 'phone' | 'price'): string =>
  ({
    weekly: `hours.${id}`,
    ramadan: `hours.${id}.ramadan`,
    holidays: `hours.${id}.holidays`,
    phone: `phone.${id}`,
    price: `price.${id}.adult`,
  })[set];

/** A text's body checked by the schema of its kind: the body, or every fault with its path. */
export function checkTextBody(
  kind: EditedKind,
  id: string,
  given: unknown,
): { body: unknown } | { faults: DataFault[] } {
  const parsed = schemasOf(kind, id)?.body.safeParse(given);
  if (parsed?.success) return { body: parsed.data };
  return { faults: parsed ? faultsOf(parsed.error, 'body') : [{ path: 'body', code: 'unknown_kind' }] };
}

/** The fields a curator may change of an item: its lists and tags, and the weight it has in its lists. */
const ARRANGED_HEAD = ['sections', 'tags'] as const;
const ARRANGED_DATA = ['editorWeight'] as const;

/** STAFF-2: whether a change of data only arranges the item: what curators may do. Of a collection everything does. */
export function isArrangement(kind: NewsroomKind, before: ItemDataBody | null, after: ItemDataBody): boolean {
  if (kind === 'collection') return true;
  if (kind === LEGAL_KIND) return false;
  if (before === null || Object.keys(after.facts).length > 0) return false;
  return (
    isSameForm(without(before.head, ARRANGED_HEAD), without(after.head, ARRANGED_HEAD)) &&
    isSameForm(without(before.data, ARRANGED_DATA), without(after.data, ARRANGED_DATA))
  );
}

const without = (value: unknown, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value as Record<string, unknown>).filter(([name]) => !names.includes(name)));
