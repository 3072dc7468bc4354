import { ENTRY_FACTS, entryGroup, PURPOSE_FACTS } from '@dalil/domain/guide/visa-entry.ts';
import { COUNTRIES } from '@dalil/domain/guide/countries.ts';
import { expect, test } from 'vitest';
import { readStartingContent } from './read-starting-content.ts';

const { facts } = await readStartingContent();
const names = new Intl.DisplayNames('en', { type: 'region' });
/** The names that the sources use, where they differ from those of CLDR. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  HK: 'Hong Kong',
  MO: 'Macau',
  CZ: 'Czech Republic',
  VC: 'Saint Vincent and the Grenadines',
  BA: 'Bosnia and Herzegovina',
};

function countriesOf(id: string): string[] {
  const text = facts.find(({ fact }) => fact.id === id)?.fact.texts.en?.value ?? '';
  return text.split(', ').toSorted();
}

function nationalsOf(...groups: string[]): string[] {
  const codes = COUNTRIES.filter((code) => groups.includes(entryGroup(code) ?? ''));
  return codes.map((code) => OTHER_NAMES[code] ?? names.of(code) ?? code).toSorted();
}

test('ROUTE-1 the nationalities with a visa on arrival are those of the facts', () => {
  expect(nationalsOf('arrival-30', 'arrival-unclear')).toEqual(countriesOf('visa.arrival.list-30'));
  expect(nationalsOf('arrival-90', 'arrival-unclear')).toEqual(countriesOf('visa.arrival.list-90'));
  expect(nationalsOf('exempt-unclear')).toEqual(countriesOf('visa.arrival.list-exempt'));
});

test('ROUTE-1 others apply before they travel, and what is no country has no answer', () => {
  expect([entryGroup('IN'), entryGroup('PK'), entryGroup('SA'), entryGroup('AE')]).toEqual([
    'india',
    'before-travel',
    'gcc',
    'national',
  ]);
  expect([entryGroup('UZ'), entryGroup('XK')]).toEqual(['uzbekistan', 'exempt-unclear']);
  expect([entryGroup('XX'), entryGroup('')]).toEqual([null, null]);
});

test('ROUTE-1 what the visa page states are facts of the guide', () => {
  const known = new Set(facts.map(({ fact }) => fact.id));
  const stated = [...Object.values(ENTRY_FACTS), ...Object.values(PURPOSE_FACTS)].flat();
  expect(stated.filter((id) => !known.has(id))).toEqual([]);
});
