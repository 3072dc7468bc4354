import { expect, test } from 'vitest';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { checkPersonalData } from './personal-data.ts';

const TABLES = 'packages/database/src/tables/accounts.ts';
const BOOKMARKS = `export const places = pgTable('places', { id: text().primaryKey() });
export const bookmarks = pgTable('bookmarks', {
  userId: text('user_id').notNull(),
});
`;

test('tables without columns about a person need no row in the registry', () => {
  const text = "export const places = pgTable('places', { id: text().primaryKey() });\n";
  expect(checkPersonalData(plantTree({ [TABLES]: text }))).toEqual([]);
  expect(checkPersonalData(plantTree({}))).toEqual([]);
});

test('a table with a column about a person must be in the registry', () => {
  expect(placesOf(checkPersonalData(plantTree({ [TABLES]: BOOKMARKS })))).toEqual([`${TABLES}:3 person-column`]);
  const email = "export const profiles = pgTable('profiles', { email: text().notNull() });\n";
  expect(placesOf(checkPersonalData(plantTree({ [TABLES]: email })))).toEqual([`${TABLES}:1 person-column`]);
  const registry = { 'packages/backend/src/privacy/personal-data.ts': "export const PERSONAL_DATA = ['bookmarks'];\n" };
  expect(checkPersonalData(plantTree({ [TABLES]: BOOKMARKS, ...registry }))).toEqual([]);
});

test('an object store must be in the registry and be opened in one way', () => {
  const path = 'packages/backend/src/site.ts';
  const registry = {
    'packages/backend/src/privacy/personal-data.ts': "export const PERSONAL_STORES = [{ store: 'exports' }];\n",
  };
  const open = (name: string) => ({ [path]: `const files = openFileStore('${name}', storage);\n` });
  expect(checkPersonalData(plantTree({ ...open('exports'), ...registry }))).toEqual([]);
  expect(placesOf(checkPersonalData(plantTree({ ...open('letters'), ...registry })))).toEqual([
    `${path}:1 object-store`,
  ]);
  const direct = { [path]: "import { Disk } from 'flydrive';\n" };
  expect(placesOf(checkPersonalData(plantTree({ ...direct, ...registry })))).toEqual([`${path}:1 object-store`]);
});
