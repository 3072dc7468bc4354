/**
 * Tags identify the content of a page, so that a change finds the affected pages: `id:` of every item and fact in the page's
 * data, `kind:` of everything it lists, `any` where the dependencies are unknown.
 */
const ANY = 'any';
/** Of a page that is another one in each part of a day (`DayPart`). */
export const DAY_PART_TAG = 'day-part';
/** Other values named id identify no content, and are invalid in a header. */
const CONTENT_ID = /^[\w.-]+$/;

/** Something that has changed: a content item, a fact, a term or a legal document. */
export type ContentChange = { kind: string; id: string };

/**
 * The tags of one API answer on a page. `lists` are the kinds of content it is selected from: a list, a count or a daily pick
 * changes with any item of its kind. Undefined means that it may change with anything.
 */
export function tagsOfAnswer(answer: unknown, lists: readonly string[] | undefined): Set<string> {
  const tags = new Set(lists?.map((kind) => `kind:${kind}`) ?? [ANY]);
  collectIds(answer, tags);
  return tags;
}

/** What providers answer. It changes every few minutes, and only pages that declare it show it. */
export const LIVE_KIND = 'live';

/** Homes on offer. They change with the operator's file, and only pages that declare them show them. */
export const OFFER_KIND = 'offer';
/** The kind under which a new offline guide is announced. Pages are made from the content itself. */
export const OFFLINE_KIND = 'offline';

/** Alerts for the city that hold, and incidents of the product. Only pages that declare them show them. */
export const CITY_ALERT_KIND = 'city-alert';
export const SERVICE_INCIDENT_KIND = 'service-incident';

const DECLARED_KINDS: ReadonlySet<string> = new Set([
  LIVE_KIND,
  OFFER_KIND,
  OFFLINE_KIND,
  CITY_ALERT_KIND,
  SERVICE_INCIDENT_KIND,
]);

/** The tags whose pages a change affects. Null means all of them. Terms are used to write values, so their pages are unknown. */
export function tagsOfChange({ kind, id }: ContentChange): string[] | null {
  if (DECLARED_KINDS.has(kind)) return [`kind:${kind}`];
  return kind === 'term' ? null : [ANY, `kind:${kind}`, `id:${id}`];
}

function collectIds(value: unknown, tags: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && typeof value.id === 'string' && CONTENT_ID.test(value.id)) tags.add(`id:${value.id}`);
  for (const part of Object.values(value)) collectIds(part, tags);
}
