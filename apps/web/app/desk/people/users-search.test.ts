import { expect, test } from 'vitest';
import { readUsersSearch, writeUsersSearch } from './users-search.ts';

const ID = '1f0c5a0e-7f4e-4a52-9d57-8d9b1c5b7a10';

test('STAFF-7 what is looked for, the page and who is open survive the address', () => {
  const search = {
    part: 'invited',
    search: 'amina & co',
    role: 'editor',
    cursor: 'abc.def',
    userId: ID,
    isInviting: true,
  } as const;
  expect(readUsersSearch(new URLSearchParams(writeUsersSearch(search)))).toEqual(search);
});

test('STAFF-7 an address anybody could have written is read with care', () => {
  const search = readUsersSearch(new URLSearchParams(`q=${'a'.repeat(200)}&role=king&user=../x&part=all&action=x`));
  expect(search).toEqual({
    part: 'everyone',
    search: 'a'.repeat(100),
    role: null,
    cursor: null,
    userId: null,
    isInviting: false,
  });
});

test('STAFF-7 nothing looked for leaves no trace in the address', () => {
  expect(writeUsersSearch(readUsersSearch(new URLSearchParams()))).toBe('');
});
