/**
 * Tags say what a page shows, so that a change finds the pages it touches: `id:` of every item and fact in the page's
 * data, `kind:` of everything it lists, `any` where nobody said what it depends on.
 */
const ANY = 'any';
/** Anything else that is called an id names no content, and could not stand in a header. */
const CONTENT_ID = /^[\w.-]+$/;

/** Something that has changed: a content item, a fact, a term or a legal document. */
export type ContentChange = { kind: string; id: string };

/**
 * The tags of one answer shown on a page. `lists` are the kinds of content it is chosen from: a list, a count or a daily
 * pick changes with any item of its kind. Undefined means that it may change with anything.
 */
export function tagsOfAnswer(answer: unknown, lists: readonly string[] | undefined): Set<string> {
  const tags = new Set(lists?.map((kind) => `kind:${kind}`) ?? [ANY]);
  collectIds(answer, tags);
  return tags;
}

/**
 * The tags whose pages a change touches; null means all of them. Terms are the words values are written with, so nobody
 * can say where they stand.
 */
export function tagsOfChange({ kind, id }: ContentChange): string[] | null {
  return kind === 'term' ? null : [ANY, `kind:${kind}`, `id:${id}`];
}

function collectIds(value: unknown, tags: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && typeof value.id === 'string' && CONTENT_ID.test(value.id)) tags.add(`id:${value.id}`);
  for (const part of Object.values(value)) collectIds(part, tags);
}
