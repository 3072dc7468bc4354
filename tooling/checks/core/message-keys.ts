import { lineAt, listFiles, readText } from './files.ts';
import { parseSource, stringsIn } from './syntax.ts';

/** How the source references a message: `_('key')`, `translate('key')`, `<Trans id="key">`. */
const LITERAL_KEY = /\b(?:_|t|translate)\(\s*'([^'\n]+)'|<Trans\b[^>]*?\bid="([^"\n]+)"/g;
const TEMPLATE_KEY = /\b(?:_|t|translate)\(\s*`([^`$]*)\$\{/g;

export type UsedKey = { key: string; path: string; line: number };
export type UsedKeys = {
  /** Literal keys. */
  literal: UsedKey[];
  /** Fixed prefixes of composed keys. */
  prefixes: UsedKey[];
  /** Every string of the source: a key may be in a table. */
  strings: Set<string>;
};

/** The messages that the source in these folders references. */
export function usedKeys(root: string, folders: string[]): UsedKeys {
  const used: UsedKeys = { literal: [], prefixes: [], strings: new Set() };
  for (const path of listFiles(root, folders, /(?<!\.test)\.tsx?$/)) {
    const text = readText(root, path);
    for (const { value } of stringsIn(parseSource(path, text))) used.strings.add(value);
    const find = (pattern: RegExp) =>
      Array.from(text.matchAll(pattern), (match) => ({
        key: match[1] ?? match[2] ?? '',
        path,
        line: lineAt(text, match.index),
      }));
    used.literal.push(...find(LITERAL_KEY));
    used.prefixes.push(...find(TEMPLATE_KEY));
  }
  return used;
}
