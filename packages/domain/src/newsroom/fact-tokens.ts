import { factIdsIn } from '../guide/document.ts';

type Written = { title: string; summary: string; body: unknown };

/** Every string below a value, in order. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** The ids of `{fact: id}` references in structured data. */
export function* factReferences(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'fact' && typeof inner === 'string') yield inner;
    else yield* factReferences(inner);
  }
}

/** The facts that the text of an item refers to, in order of appearance, each once. */
export function factIdsOfText({ title, summary, body }: Written): string[] {
  return [...new Set(stringsIn([title, summary, body]).flatMap(factIdsIn))];
}
