import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, type Script, scriptOf } from '@dalil/domain/language/locale.ts';
import { LANGUAGE_FOLDERS } from '../languages/language-folders.ts';
import { KEYS_BY_PREFIX } from './composed-keys.ts';
import { lineAt, listFiles, readText } from './core/files.ts';
import { usedKeys } from './core/message-keys.ts';
import { type MessageParts, messageParts } from './core/message-parts.ts';
import { runCheck, type Violation } from './core/violation.ts';

type Catalogue = { messages: RegExp; usedIn: string[] };

/** The files of messages within the folder of a language, and the source that uses them. */
const CATALOGUES: Catalogue[] = [
  {
    messages: /^pages\/[^/]+\.json$/,
    usedIn: [
      'apps/web/app',
      'apps/web/service-worker',
      'packages/domain/src',
      'packages/search/src',
      'packages/assistant/src',
    ],
  },
  { messages: /^emails\.json$/, usedIn: ['packages/backend/src/emails'] },
];
const BASE = 'en';
/** Names written in Latin letters in every language. */
const LATIN_NAMES = ['Dalil', 'OpenAPI', 'PostgreSQL'];
/** Messages that are intentionally Latin, by key. */
export const LATIN_MESSAGES: string[] = [];

/** Letters of the scripts that are not Latin. */
const LETTERS: Partial<Record<Script, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Aran: /\p{Script=Arabic}/u,
  Deva: /\p{Script=Devanagari}/u,
};
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const FULL_STOP_FIRST = /^[.。۔।]/u;

/** A string of a flat JSON file; a key has a colon behind it. */
const JSON_STRING = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;

/** The language and the rest of the path of a file in a language's folder. */
function partsOf(path: string): [locale: string, file: string] {
  const [locale = '', ...file] = path.slice(LANGUAGE_FOLDERS.length + 1).split('/');
  return [locale, file.join('/')];
}

type Message = { locale: string; area: string; key: string; text: string; path: string; line: number };

function readMessages(root: string, path: string): Message[] {
  const [locale, file] = partsOf(path);
  const source = readText(root, path);
  const entries = Object.entries(JSON.parse(source) as Record<string, string>);
  return entries.map(([key, text]) => {
    const line = lineAt(source, Math.max(0, source.indexOf(`"${key}"`)));
    return { locale, area: file.replace(/\.json$/, ''), key, text, path, line };
  });
}

/** `JSON.parse` takes the last of two equal keys without a word, so they are looked for in the source. */
function checkDuplicates(root: string, path: string): Violation[] {
  const source = readText(root, path);
  const seen = new Set<string>();
  return [...source.matchAll(JSON_STRING)].flatMap(({ 1: key = '', 2: colon, index }) => {
    if (colon === undefined || !seen.has(key)) {
      if (colon !== undefined) seen.add(key);
      return [];
    }
    const message = `${key}: stands twice in this file`;
    return [{ path, line: lineAt(source, index), rule: 'duplicate-key', message }];
  });
}

function violation({ path, line, key }: Message, rule: string, message: string): Violation {
  return { path, line, rule, message: `${key}: ${message}` };
}

/** A plural needs every form the language has; exact cases such as `=0` are optional. */
function checkForms(message: Message, { choices }: MessageParts): Violation[] {
  return choices.flatMap(({ argument, kind, forms }) => {
    if (kind === 'select') return [];
    const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
    const needed = new Intl.PluralRules(message.locale, { type }).resolvedOptions().pluralCategories;
    const missing = needed.filter((form) => !forms.includes(form));
    const text = `${argument} lacks ${missing.join(', ')} of the plural forms of ${message.locale}`;
    return missing.length === 0 ? [] : [violation(message, 'plural-forms', text)];
  });
}

function checkText(message: Message, { text }: MessageParts): Violation[] {
  const violations: Violation[] = [];
  const report = (rule: string, explanation: string) => violations.push(violation(message, rule, explanation));
  if (message.text !== message.text.trim()) report('outer-space', 'begins or ends with a space');
  if (message.text.trim() === '') report('empty', 'says nothing');
  if (BIDI_CONTROL.test(message.text))
    report('bidi-control', 'holds a direction mark typed by hand; isolate with <bdi>');
  if (FULL_STOP_FIRST.test(message.text)) report('full-stop-first', 'begins with a full stop');
  const script = isLocale(message.locale) ? LETTERS[scriptOf(message.locale)] : undefined;
  const words = LATIN_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
  if (script && /\p{L}/u.test(words) && !script.test(words) && !LATIN_MESSAGES.includes(message.key)) {
    report('untranslated', `"${message.text}" has no letter of the language`);
  }
  return violations;
}

/** Checks for the same arguments with the same types and the same tags as in the base language. */
function checkAgainstBase(message: Message, parts: MessageParts, base: MessageParts | undefined): Violation[] {
  if (base === undefined) return [];
  const same = (one: string[], other: string[]) => one.join(' ') === other.join(' ');
  const expected = (list: string[]) => (list.length === 0 ? 'none' : list.join(', '));
  return [
    ...(same(parts.placeholders, base.placeholders)
      ? []
      : [violation(message, 'placeholders', `${BASE} has ${expected(base.placeholders)}`)]),
    ...(same(parts.tags, base.tags) ? [] : [violation(message, 'tags', `${BASE} has ${expected(base.tags)}`)]),
  ];
}

function checkMessages(messages: Message[]): Violation[] {
  const violations: Violation[] = [];
  const baseParts = new Map<string, MessageParts>();
  const inOrder = messages.toSorted((a, b) => Number(b.locale === BASE) - Number(a.locale === BASE));
  for (const message of inOrder) {
    try {
      const parts = messageParts(message.text);
      if (message.locale === BASE) baseParts.set(message.key, parts);
      violations.push(
        ...checkText(message, parts),
        ...checkForms(message, parts),
        ...checkAgainstBase(message, parts, baseParts.get(message.key)),
      );
    } catch (error) {
      violations.push(violation(message, 'icu', error instanceof Error ? error.message : 'cannot be read'));
    }
  }
  return violations;
}

/** Every key is in the same area of every language. */
function checkKeys(messages: Message[], locales: string[]): Violation[] {
  const at = new Map<string, Message>();
  for (const message of messages) at.set(`${message.locale} ${message.area} ${message.key}`, message);
  return messages.flatMap((message) => {
    const missing = locales.filter((locale) => !at.has(`${locale} ${message.area} ${message.key}`));
    const isFirst = locales.find((locale) => !missing.includes(locale)) === message.locale;
    return missing.length > 0 && isFirst
      ? [
          violation(
            message,
            'same-keys',
            `missing in ${missing.map((locale) => `${locale}/${message.area}`).join(', ')}`,
          ),
        ]
      : [];
  });
}

function checkUse(root: string, messages: Message[], usedIn: string[]): Violation[] {
  const { literal, prefixes, strings } = usedKeys(root, usedIn);
  const known = new Set(messages.map(({ key }) => key));
  const isUsed = (key: string) => strings.has(key) || KEYS_BY_PREFIX.some((prefix) => key.startsWith(prefix));
  return [
    ...messages
      .filter(({ locale, key }) => locale === BASE && !isUsed(key))
      .map((message) => violation(message, 'unused', 'nothing uses it')),
    ...literal
      .filter(({ key }) => !known.has(key))
      .map(({ key, path, line }) => ({ path, line, rule: 'unknown-key', message: `${key}: no such message` })),
    ...prefixes
      .filter(({ key }) => !KEYS_BY_PREFIX.includes(key))
      .map(({ key, path, line }) => {
        const message = `${key}: add the beginning to KEYS_BY_PREFIX in tooling/checks/locales.ts`;
        return { path, line, rule: 'key-by-prefix', message };
      }),
  ];
}

/** Messages are the same in every language, well formed, translated and used; every referenced message exists. */
export function checkLocales(root: string): Violation[] {
  return CATALOGUES.flatMap((catalogue) => checkCatalogue(root, catalogue));
}

function checkCatalogue(root: string, { messages: files, usedIn }: Catalogue): Violation[] {
  if (!existsSync(join(root, LANGUAGE_FOLDERS))) return [];
  const paths = listFiles(root, [LANGUAGE_FOLDERS], /\.json$/).filter((path) => files.test(partsOf(path)[1]));
  const messages = paths.flatMap((path) => readMessages(root, path));
  const locales = [...new Set(messages.map(({ locale }) => locale))].sort(
    (a, b) => Number(b === BASE) - Number(a === BASE),
  );
  const duplicates = paths.flatMap((path) => checkDuplicates(root, path));
  return [
    ...duplicates,
    ...checkKeys(messages, locales),
    ...checkMessages(messages),
    ...checkUse(root, messages, usedIn),
  ];
}

if (import.meta.main) await runCheck('locales', checkLocales);
