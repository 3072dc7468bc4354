import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkContent } from './content.ts';
import { plantTree } from './core/planted-tree.ts';
import { REPOSITORY } from './core/violation.ts';

const FOLDER = 'packages/database/content';
const SALIK = 'articles/how-salik-gates-charge.json';
const BEACHES = 'articles/free-beaches.json';
const KHALIFA = 'places/burj-khalifa.json';
const FRAME = 'places/dubai-frame.json';
/** The first one of the tolls, in English. */
const SENTENCE = /"sentence": "[^"]*\{value\}[^"]*"/;
const SERVICE = 'services/visa-on-arrival.json';
const HOLIDAY = 'events/national-day.json';
const OPERA = 'events/andrea-bocelli-2026-12.json';
const CORNICHE = 'places/al-mamzar-corniche.json';

/** Enough files to plant faults in. Their own references are missing, which adds further faults. */
const PLANTED = [
  'facts',
  'terms',
  'sources.json',
  'legal/terms.en.md',
  SALIK,
  BEACHES,
  KHALIFA,
  FRAME,
  SERVICE,
  HOLIDAY,
  OPERA,
  CORNICHE,
];

let root: string;

beforeEach(() => {
  root = plantTree({});
});

function plant(paths: readonly string[]): void {
  for (const path of paths) cpSync(join(REPOSITORY, FOLDER, path), join(root, FOLDER, path), { recursive: true });
}

function edit(path: string, from: string | RegExp, to: string): void {
  const file = join(root, FOLDER, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

test('the content of the repository has no fault', async () => {
  expect(await checkContent(REPOSITORY)).toEqual([]);
});

test.each<[string, string, string | RegExp, string, RegExp]>([
  ['a file that is no JSON', KHALIFA, '{', '', /not JSON/],
  [
    'a price band that the price denies',
    FRAME,
    '"priceBand": 2',
    '"priceBand": 4',
    /price band 4, but AED 50 is band 2/,
  ],
  ['an unknown field', KHALIFA, '"setting"', '"mood": "good", "setting"', /data: Unrecognized key/],
  ['a setting that does not exist', KHALIFA, '"setting": "indoor"', '"setting": "cosy"', /data\.setting/],
  ['an id that is not the file', KHALIFA, '"id": "burj-khalifa"', '"id": "burj"', /not the name of the file/],
  ['a place in Abu Dhabi', KHALIFA, '"lat": 25.1972', '"lat": 24.4539', /outside the emirate/],
  ['an unknown tag', KHALIFA, '"skyscraper"', '"sky"', /sky is no term of tag/],
  ['an unknown neighbourhood', KHALIFA, '["downtown-dubai"]', '["sharjah"]', /neighbourhoods\.0/],
  ['a place without category', KHALIFA, '"attractions"', 'null', /a place needs a category/],
  ['an unknown source', KHALIFA, '"general-knowledge"', '"hearsay"', /hearsay is not in/],
  ['an unknown place', BEACHES, '"kite-beach"', '"dune-beach"', /place dune-beach does not exist/],
  ['an unknown service', SERVICE, '"tourist-visa"', '"moon-visa"', /service moon-visa does not exist/],
  ['an unknown fact', SALIK, /salik\.peak\.price/g, 'salik.peak.prices', /fact salik\.peak\.prices does not exist/],
  [
    'a token missing in one language',
    SALIK,
    /("ar"[\s\S]*?)\{\{salik\.gates\}\}/,
    '$1',
    /ar: body\.markdown has the facts/,
  ],
  [
    'a string missing in one language',
    SERVICE,
    /("ur"[\s\S]*?"steps": \[)\s*"[^"]*",/,
    '$1',
    /ur: body\.steps\.\d is missing/,
  ],
  ['a broken token', SALIK, '{{salik.gates}}', '{{salik.gates}', /broken token/],
  ['an amount in English', KHALIFA, 'At 828 metres', 'For AED 150', /en\.summary: amount of money/],
  ['an amount in Arabic', KHALIFA, 'يبلغ ارتفاع', 'مقابل 150 درهما يبلغ ارتفاع', /ar\.summary: amount of money/],
  ['an amount in Hindi', KHALIFA, /("hi"[\s\S]*?"summary": ")/, '$1150 दिरहम में ', /hi\.summary: amount of money/],
  ['an amount in Urdu', KHALIFA, /("ur"[\s\S]*?"summary": ")/, '$1150 درہم میں ', /ur\.summary: amount of money/],
  ['an amount in words', KHALIFA, 'At 828 metres', 'For fifty dirhams', /amount of money in words/],
  ['a percentage', KHALIFA, /("ur"[\s\S]*?"summary": ")/, '$15 فیصد ', /ur\.summary: percentage/],
  ['a telephone number', KHALIFA, 'At 828 metres', 'Call 999. At 828 metres', /telephone number/],
  ['a unit beside a fact', SALIK, '{{salik.tag.price}}', 'AED {{salik.tag.price}}', /unit beside a fact/],
  ['digits of another script', KHALIFA, /("ar"[\s\S]*?)828/, '$1٨٢٨', /digits that are not Latin/],
  ['HTML', KHALIFA, 'At 828 metres', '<b>At</b> 828 metres', /HTML/],
  [
    'a hidden fact inside a sentence',
    SALIK,
    /("en"[\s\S]*?)tariff for Ramadan: \{\{/,
    '$1in Ramadan it is {{',
    /en\.body\.markdown: the hidden fact salik\.ramadan\.schedule stands inside a sentence/,
  ],
  [
    'a fact that hides without a word',
    'facts/tolls.json',
    /"note": "[^"]*",\s*(?="texts": \{\s*"en": \{\s*"label": "Salik[^"]*Ramadan)/,
    '',
    /hidden fact needs a note/,
  ],
  [
    'a sentence without its value',
    'facts/tolls.json',
    SENTENCE,
    '"sentence": "It costs money."',
    /en: the sentence has no \{value\}/,
  ],
  [
    'a sentence with its value twice',
    'facts/tolls.json',
    SENTENCE,
    '"sentence": "{value} or {value}"',
    /en: the sentence has more than one \{value\}/,
  ],
  [
    'a token in the sentence of a text',
    'facts/law.json',
    /"sentence": "[^{"]*"/,
    '"sentence": "It is {value}."',
    /the sentence of a text has no \{value\}/,
  ],
  [
    'a sentence missing in one language',
    'facts/tolls.json',
    /,\s*"sentence": "[^"]*"/,
    '',
    /en: has no sentence, another language has one/,
  ],
  ['a fact of an unknown unit', 'facts/tolls.json', '"unit": "gate"', '"unit": "door"', /unit door is no term/],
  [
    'a schedule with a price of its own',
    'facts/tolls.json',
    '"priceFact": "salik.peak.price"',
    '"price": 6',
    /salik\.schedule: a schedule names the fact of its price/,
  ],
  [
    'a schedule with the price of an unknown fact',
    'facts/tolls.json',
    '"priceFact": "salik.peak.price"',
    '"priceFact": "salik.gates"',
    /salik\.gates is no fact of a price/,
  ],
  ['a fact that nothing uses', 'facts/work.json', /,\s*"isStandalone": true/, '', /nothing uses it/],
  ['an Arabic plural form that is missing', 'terms/unit.json', /"few": "# ساعات",/, '', /plural forms missing: few/],
  [
    'a translation that does not say so',
    SALIK,
    /"translation": \{[^}]*\},/,
    '',
    /only a translation has "translation"/,
  ],
  [
    'a second value of one attribute',
    'facts/tolls.json',
    '"label": "Salik crossing outside the peak"',
    '"label": "Salik crossing in the peak"',
    /salik\.\S+: says otherwise than salik\.\S+, of the same label/,
  ],
  [
    'an announced date that has passed without a word',
    'facts/beaches.json',
    /; (?:the )?opening (?:is )?not confirmed/g,
    '',
    /beach\.jumeirah-1\.opening: "announced for February 2026" has passed without a word/,
  ],
  [
    'a day to come that has passed',
    'facts/education.json',
    /("value": ")2027-08-30(",[^}]*?"asOf": ")2026-02/,
    '$12026-08-30$22026-02',
    /school\.calendar\.2027-28\.start: "2026-08-30" has passed without a word/,
  ],
  [
    'a state of a place that was announced and is past',
    CORNICHE,
    /"statusNote": "Being rebuilt[^"]*"/,
    '"statusNote": "Being rebuilt; due to end by March 2025."',
    /"due to end by March 2025" has passed without a word/,
  ],
  [
    'an old state without its year',
    CORNICHE,
    /"asOf": "2025"([\s\S]*?)"statusNote": "Being rebuilt[^"]*"/,
    '"asOf": "2023"$1"statusNote": "Being rebuilt. Check which parts are open."',
    /a state older than two years is told without its year/,
  ],
  [
    'a year stored as a duration',
    'facts/police.json',
    /("type": "duration",\s*"value": )"P\d+[A-Z]"/,
    '$1"P2028Y"',
    /a year is stored as a duration/,
  ],
  [
    'a price that its place does not have',
    KHALIFA,
    /,\s*"prices": \[[^\]]*\]/,
    '',
    /price\.burj-khalifa\.\S+: is not attached to place burj-khalifa/,
  ],
  [
    'a usual date of a feast that a law fixes',
    HOLIDAY,
    '"hasConfirmedDates": true',
    '"hasConfirmedDates": false',
    /its date is fixed/,
  ],
  [
    'a usual date of an announced show',
    OPERA,
    /,\s*"editions": \[[\s\S]*?\]/,
    '',
    /a date of its own is announced or confirmed/,
  ],
  [
    'a nationality in two lists',
    'facts/visa.json',
    /"value": "Argentina, Austria/,
    '"value": "Andorra, Argentina, Austria',
    /Andorra: stands in visa\.arrival\.list-30 and visa\.arrival\.list-90/,
  ],
  [
    'a country twice in the list of licences',
    'facts/transport.json',
    'GCC states; Albania, Austria',
    'GCC states; Albania, Albania',
    /Albania: stands in licence\.exchange\.list and licence\.exchange\.list/,
  ],
  ['a place under two ids', FRAME, /"title": "[^"]*"/, '"title": "Burj Khalifa"', /has the title of place/],
  [
    'a text that says it was verified',
    KHALIFA,
    'At 828 metres',
    'We checked it: at 828 metres',
    /says that something was verified/,
  ],
  [
    'a text of a machine that is called reviewed',
    KHALIFA,
    '"isReviewedByNative": false',
    '"isReviewedByNative": true',
    /is called reviewed, and a machine made it/,
  ],
  [
    'an official fact of the press',
    'facts/transport.json',
    /("id": "licence\.exchange\.in-person"[\s\S]*?"confidence": )"press"/,
    '$1"official"',
    /licence\.exchange\.in-person: is called official, and menafn\.com is the press/,
  ],
  [
    'a date of one source that is called cross-checked',
    OPERA,
    /"confidence": "[^"]*"/,
    '"confidence": "cross-checked"',
    /fewer than two sources/,
  ],
  ['a legal document without a date', 'legal/terms.en.md', /effectiveDate: .*\n/, '', /effectiveDate/],
])('%s is found', async (_, path, from, to, message) => {
  plant(PLANTED);
  edit(path, from, to);
  const violations = await checkContent(root);
  expect(violations.map((violation) => violation.message).join('\n')).toMatch(message);
  expect(violations.every((violation) => violation.path.startsWith(FOLDER))).toBe(true);
});

test('I18N-2 an item without one of its translations is no fault', async () => {
  plant(['']);
  const file = join(root, FOLDER, KHALIFA);
  const item = JSON.parse(readFileSync(file, 'utf8'));
  delete item.texts.ur;
  writeFileSync(file, JSON.stringify(item));
  expect(await checkContent(root)).toEqual([]);
});
