import { expect, test } from 'vitest';
import { asksForFactor, isStaffRole, splitAddresses } from './invitation.ts';
import { ROLES } from './permissions.ts';

test('STAFF-7 addresses are read however they were separated, each once', () => {
  expect(splitAddresses(' a@x.example, b@x.example;c@x.example\nd@x.example،e@x.example a@x.example ')).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.example`),
  );
  expect(splitAddresses(' \n ')).toEqual([]);
});

test('STAFF-7 AUTH-13 everybody but a plain user is staff, and those who publish or administer need a second factor', () => {
  expect(ROLES.filter(isStaffRole)).toEqual(['curator', 'editor', 'publisher', 'admin']);
  expect(ROLES.filter(asksForFactor)).toEqual(['publisher', 'admin']);
});
