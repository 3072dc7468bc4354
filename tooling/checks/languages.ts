import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { Visitor } from 'vite';
import { filesOfLanguage, LANGUAGE_FOLDERS, OPTIONAL_FILES, TABLES, tablesOf } from '../languages/language-folders.ts';
import { TEST } from './core/direction-rules.ts';
import { lineAt, listFiles, readText, readTextIfPresent } from './core/files.ts';
import { parseSource } from './core/syntax.ts';
import { runCheck, type Violation } from './core/violation.ts';

/** The list itself, the samples that stand for every script, and the columns of the files the base map is drawn from. */
const MAY_LIST = [
  'packages/domain/src/language/locale.ts',
  'packages/domain/src/artwork/base-map.ts',
  'packages/search/src/index-fingerprint.ts',
  'packages/search/src/rules-fingerprint.ts',
  'tooling/base-map/compact-base-map.ts',
];
/** Compared by the check of messages. */
const MESSAGES = 'emails.json';
const PLURAL_FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

type Leaf = { key: string; names: string };

/** The texts of a file with the values put into them. Plural forms are one text, because languages have different ones. */
function leavesOf(value: unknown, key = ''): Leaf[] {
  if (typeof value === 'string') {
    const names = [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return [{ key, names: [...new Set(names)].toSorted().join(' ') }];
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [{ key, names: '' }];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((one) => PLURAL_FORMS.has(one))) return [{ key, names: '' }];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, key === '' ? name : `${key}.${name}`));
}

/** I18N-3: every language of the list has a folder with the files and keys of the others. */
export function checkLanguageFolders(root: string, locales: readonly string[] = LOCALES): Violation[] {
  const at = (path: string, rule: string, message: string) => ({ path, line: 1, rule, message });
  if (!existsSync(join(root, LANGUAGE_FOLDERS))) return [];
  const folders = readdirSync(join(root, LANGUAGE_FOLDERS)).filter((name) => name !== 'tables');
  const unlisted = folders.filter((name) => !locales.includes(name));
  const base = filesOfLanguage(root, BASE_LOCALE);
  const readLeaves = (locale: string, file: string) =>
    leavesOf(JSON.parse(readText(root, `${LANGUAGE_FOLDERS}/${locale}/${file}`)));
  return [
    ...unlisted.map((name) =>
      at(`${LANGUAGE_FOLDERS}/${name}`, 'language-list', 'is no language of the list in locale.ts'),
    ),
    ...locales.flatMap((locale) => {
      const own = new Set(filesOfLanguage(root, locale));
      const required = base.filter((file) => !OPTIONAL_FILES.includes(file));
      const same = required.filter((file) => file.endsWith('.json') && file !== MESSAGES && own.has(file));
      return [
        ...required
          .filter((file) => !own.has(file))
          .map((file) => at(`${LANGUAGE_FOLDERS}/${locale}`, 'same-files', `lacks ${file}`)),
        ...[...own]
          .filter((file) => !base.includes(file))
          .map((file) => at(`${LANGUAGE_FOLDERS}/${locale}/${file}`, 'same-files', `${BASE_LOCALE} has no such file`)),
        ...same.flatMap((file) => {
          const expected = new Map(readLeaves(BASE_LOCALE, file).map(({ key, names }) => [key, names]));
          const found = new Map(readLeaves(locale, file).map(({ key, names }) => [key, names]));
          const keys = [...new Set([...expected.keys(), ...found.keys()])];
          const wrong = keys.filter((key) => expected.get(key) !== found.get(key));
          return wrong.map((key) => {
            const path = `${LANGUAGE_FOLDERS}/${locale}/${file}`;
            const isMissing = !expected.has(key) || !found.has(key);
            return isMissing
              ? at(path, 'same-keys', `${key} is only in one of ${BASE_LOCALE} and ${locale}`)
              : at(path, 'same-values', `${key} has other values in braces than in ${BASE_LOCALE}`);
          });
        }),
      ];
    }),
  ];
}

/** The tables are as the folders are. */
function checkTables(root: string, locales: readonly string[]): Violation[] {
  const tables = tablesOf(root, locales, BASE_LOCALE);
  const present = existsSync(join(root, TABLES)) ? readdirSync(join(root, TABLES)) : [];
  const stale = [...tables].filter(([name, text]) => readTextIfPresent(root, `${TABLES}/${name}`) !== text);
  const message = 'run node tooling/languages/write-tables.ts';
  return [...stale.map(([name]) => name), ...present.filter((name) => !tables.has(name))].map((name) => ({
    path: `${TABLES}/${name}`,
    line: 1,
    rule: 'table',
    message,
  }));
}

/** The offsets at which a source lists the codes of all languages: as keys, as values or as types. */
function listsIn(path: string, text: string, codes: readonly string[]): number[] {
  const found: number[] = [];
  const judge = (names: readonly unknown[], start: number) => {
    if (codes.every((code) => names.includes(code))) found.push(start);
  };
  const nameOf = (part: { type: string } & Record<string, unknown>) => {
    const key = (part['key'] ?? part['literal'] ?? part) as { name?: unknown; value?: unknown } | undefined;
    return key?.name ?? key?.value;
  };
  const namesOf = (parts: readonly unknown[]) =>
    parts.map((part) => (part === null ? undefined : nameOf(part as { type: string } & Record<string, unknown>)));
  new Visitor({
    ObjectExpression: ({ properties, start }) => judge(namesOf(properties), start),
    ArrayExpression: ({ elements, start }) => judge(namesOf(elements), start),
    TSTypeLiteral: ({ members, start }) => judge(namesOf(members), start),
    TSUnionType: ({ types, start }) => judge(namesOf(types), start),
  }).visit(parseSource(path, text).program);
  return found;
}

function checkLists(root: string, locales: readonly string[]): Violation[] {
  const codes = locales.filter((locale) => locale !== BASE_LOCALE);
  const isOther = (path: string) =>
    path.startsWith(`${LANGUAGE_FOLDERS}/`) || MAY_LIST.includes(path) || new RegExp(TEST).test(path);
  return listFiles(root, ['packages', 'apps', 'tooling'], /(?<!\.d)\.tsx?$/)
    .filter((path) => !isOther(path))
    .flatMap((path) => {
      const text = readText(root, path);
      return listsIn(path, text, codes).map((start) => ({
        path,
        line: lineAt(text, start),
        rule: 'language-table',
        message: `lists every language: put words into ${LANGUAGE_FOLDERS}, derive the rest from the list or the script`,
      }));
    });
}

/**
 * I18N-3: a language is a line in the list and a folder. Every folder has the same files and keys, their tables are current, and no
 * other source lists the languages.
 */
export function checkLanguages(root: string, locales: readonly string[] = LOCALES): Violation[] {
  return [...checkLanguageFolders(root, locales), ...checkTables(root, locales), ...checkLists(root, locales)];
}

if (import.meta.main) await runCheck('languages', (root) => checkLanguages(root));
