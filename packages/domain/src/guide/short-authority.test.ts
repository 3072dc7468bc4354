import { expect, test } from 'vitest';
import { shortAuthority } from './short-authority.ts';

test.each([
  ['Roads and Transport Authority (RTA)', 'Roads and Transport Authority (RTA)'],
  ['General Directorate – Dubai (GDRFA Dubai); Federal Authority for Identity (ICP)', 'GDRFA Dubai; ICP'],
  ['دبي الصحية؛ هيئة كهرباء ومياه دبي (ديوا)', 'دبي الصحية؛ ديوا'],
])('ROUTE-1 the authorities %s are named %s in a row of a list', (authority, short) => {
  expect(shortAuthority(authority)).toBe(short);
});
