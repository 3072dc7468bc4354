import { factIdsIn } from '@dalil/domain/guide/document.ts';
import { factReferences } from '@dalil/domain/newsroom/fact-tokens.ts';

/** Every string below a value, with the path of keys that leads to it. */
export function* textLeaves(value: unknown, path: readonly string[] = []): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path: path.join('.'), text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textLeaves(inner, [...path, key]);
  }
}

/** The facts of a text and its data in order of appearance, each once. */
export function factIdsOf(text: unknown, data: unknown): string[] {
  const tokens = [...textLeaves(text)].flatMap((leaf) => factIdsIn(leaf.text));
  return [...new Set([...tokens, ...factReferences(data)])];
}
