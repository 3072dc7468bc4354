import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders of languages, and the tables that join their files, within the repository. */
export const LANGUAGE_FOLDERS = 'packages/domain/src/languages';
export const TABLES = `${LANGUAGE_FOLDERS}/tables`;
/** The messages of pages. A browser loads one language of them, file by file, so they need no table. */
export const PAGES = 'pages';
/**
 * Words that make search, answers and checks better and that a language may not have yet: without them a query finds the words of
 * titles and texts only, a question is read by the words it shares with other languages, and no word of a draft is judged.
 */
export const OPTIONAL_FILES: readonly string[] = [
  'common-words.json',
  'emergency-words.json',
  'lexicon.ts',
  'lexicon-subjects.ts',
  'question-phrases.json',
  'nationality-words.json',
  'search-words.json',
  'talk-words.json',
  'text-quality.json',
  'word-families.json',
];

/** Names of the files beside the pages' messages, sorted. Empty without such a folder. */
export function filesOfLanguage(root: string, locale: string): string[] {
  const folder = path.join(root, LANGUAGE_FOLDERS, locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|ts)$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** The table of one file: what every language of the list has in it, by the language's code. */
export function tableOf(file: string, locales: readonly string[]): string {
  const isJson = file.endsWith('.json');
  const name = file.replace(/\.\w+$/, '');
  const exported = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imports = locales
    .toSorted()
    .map((locale) =>
      isJson
        ? `import ${locale} from '../${locale}/${file}' with { type: 'json' };`
        : `import { ${exported} as ${locale} } from '../${locale}/${file}';`,
    );
  return [
    '// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.',
    ...imports,
    '',
    `export const ${name.replaceAll('-', '_').toUpperCase()} = { ${locales.join(', ')} };`,
    '',
  ].join('\n');
}

/** All tables by file name. An optional file is joined for the languages that have it. */
export function tablesOf(root: string, locales: readonly string[], base: string): Map<string, string> {
  const having = new Map(locales.map((locale) => [locale, new Set(filesOfLanguage(root, locale))]));
  return new Map(
    filesOfLanguage(root, base).map((file) => {
      const all = locales.filter((locale) => !OPTIONAL_FILES.includes(file) || having.get(locale)?.has(file));
      return [file.replace(/\.\w+$/, '.ts'), tableOf(file, all)];
    }),
  );
}
