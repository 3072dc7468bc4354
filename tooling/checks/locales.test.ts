import { expect, test } from 'vitest';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { checkLocales } from './locales.ts';

const COUNT = {
  en: '{count, plural, one {# place} other {# places}}',
  ar: '{count, plural, zero {لا أماكن} one {مكان} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}}',
  hi: '{count, plural, one {# जगह} other {# जगहें}}',
  ur: '{count, plural, one {# جگہ} other {# جگہیں}}',
};
const LINK = {
  en: 'See <link>{name}</link>',
  ar: 'انظر <link>{name}</link>',
  hi: '<link>{name}</link> देखें',
  ur: '<link>{name}</link> دیکھیں',
};
const PAGE = 'apps/web/app/pages/news/list.route.tsx';
const SOURCE =
  "const { _ } = useLingui();\nexport const a = [_('shell.list.count', { count: 2 }), _('shell.list.link')];\n";

type Texts = Record<string, Record<string, string>>;

function clean(): Texts {
  return Object.fromEntries(
    (['en', 'ar', 'hi', 'ur'] as const).map((locale) => [
      locale,
      { 'shell.list.count': COUNT[locale], 'shell.list.link': LINK[locale] },
    ]),
  );
}

function violationsIn(texts: Texts, source = SOURCE): string[] {
  const files: Record<string, string> = { [PAGE]: source };
  for (const [locale, messages] of Object.entries(texts)) {
    files[`packages/domain/src/languages/${locale}/pages/shell.json`] = JSON.stringify(messages, null, 2);
  }
  return placesOf(checkLocales(plantTree(files)));
}

function withText(locale: string, key: string, text: string): Texts {
  const texts = clean();
  return { ...texts, [locale]: { ...texts[locale], [key]: text } };
}

test('complete messages pass', () => {
  expect(violationsIn(clean())).toEqual([]);
  expect(checkLocales(plantTree({}))).toEqual([]);
});

test('a message missing in one language is found', () => {
  const texts = clean();
  delete texts.ur?.['shell.list.link'];
  expect(violationsIn(texts)).toEqual(['packages/domain/src/languages/en/pages/shell.json:3 same-keys']);
});

test('a key that stands twice in a file is found, a text with a colon is no key', () => {
  const files: Record<string, string> = { [PAGE]: SOURCE };
  for (const [locale, messages] of Object.entries(clean())) {
    files[`packages/domain/src/languages/${locale}/pages/shell.json`] = JSON.stringify(messages, null, 2);
  }
  const path = 'packages/domain/src/languages/hi/pages/shell.json';
  const link = JSON.stringify(`"shell.list.count": ${LINK.hi}`);
  files[path] =
    `{\n  "shell.list.count": "x",\n  "shell.list.link": ${link},\n  "shell.list.count": ${JSON.stringify(COUNT.hi)}\n}`;
  expect(placesOf(checkLocales(plantTree(files)))).toEqual([`${path}:4 duplicate-key`]);
});

test.each([
  ['ar', 'shell.list.count', '{count, plural, one {مكان} other {# مكان}}', 'plural-forms'],
  ['en', 'shell.list.count', '{count, plural, other {# places}}', 'plural-forms'],
  ['hi', 'shell.list.count', '{count} जगहें', 'placeholders'],
  ['ar', 'shell.list.link', 'انظر <link>{title}</link>', 'placeholders'],
  ['ar', 'shell.list.link', 'انظر {name}', 'tags'],
  ['ar', 'shell.list.link', 'See <link>{name}</link>', 'untranslated'],
  ['hi', 'shell.list.link', 'انظر <link>{name}</link>', 'untranslated'],
  ['ur', 'shell.list.link', '\u200f<link>{name}</link> دیکھیں', 'bidi-control'],
  ['ur', 'shell.list.link', '<link>{name}</link> دیکھیں ', 'outer-space'],
  ['ur', 'shell.list.link', '.<link>{name}</link> دیکھیں', 'full-stop-first'],
  ['ur', 'shell.list.link', '<link>{name</link>', 'icu'],
])('in %s, %s as "%s" breaks %s', (locale, key, text, rule) => {
  const line = key === 'shell.list.count' ? 2 : 3;
  expect(violationsIn(withText(locale, key, text))).toEqual([
    `packages/domain/src/languages/${locale}/pages/shell.json:${line} ${rule}`,
  ]);
});

test('a name alone is no word left in English', () => {
  const texts = Object.fromEntries(
    Object.entries(clean()).map(([locale, messages]) => [locale, { ...messages, 'shell.list.link': 'Dalil' }]),
  );
  expect(violationsIn(texts)).toEqual([]);
});

test('a message nothing requests and a message nobody wrote are found', () => {
  const source = SOURCE.replace('shell.list.link', 'shell.list.lnk');
  expect(violationsIn(clean(), source)).toEqual([
    'packages/domain/src/languages/en/pages/shell.json:3 unused',
    `${PAGE}:2 unknown-key`,
  ]);
});

test('keys put together need their beginning in the list', () => {
  const source = `${SOURCE}export const b = (id) => _(\`shell.area.\${id}\`);\n`;
  expect(violationsIn(clean(), source)).toEqual([`${PAGE}:3 key-by-prefix`]);
});

test('messages of mails are held to the same, by what the mails ask for', () => {
  const folder = 'packages/backend/src/emails';
  const greeting = { en: 'Hello', ar: 'مرحبًا', hi: 'नमस्ते', ur: 'السلام علیکم' };
  const files: Record<string, string> = { [`${folder}/welcome.ts`]: "export const a = t('mail.greeting');\n" };
  for (const [locale, text] of Object.entries(greeting)) {
    files[`packages/domain/src/languages/${locale}/emails.json`] = JSON.stringify({ 'mail.greeting': text }, null, 2);
  }
  expect(placesOf(checkLocales(plantTree(files)))).toEqual([]);
  files['packages/domain/src/languages/ar/emails.json'] = JSON.stringify({ 'mail.greeting': 'Hello' }, null, 2);
  files[`${folder}/welcome.ts`] = "export const a = t('mail.greetings');\n";
  expect(placesOf(checkLocales(plantTree(files))).toSorted()).toEqual([
    `${folder}/welcome.ts:1 unknown-key`,
    'packages/domain/src/languages/ar/emails.json:2 untranslated',
    'packages/domain/src/languages/en/emails.json:2 unused',
  ]);
});
