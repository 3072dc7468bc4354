import { expect, test } from 'vitest';
import { isShareable } from './trending.ts';

test.each(['free beaches', 'شواطئ', 'expo 2020', 'دبي ٢٠٢٠', 'बुर्ज', '24 hour pharmacy'])(
  'SEARCH-7 %s may be counted',
  (query) => expect(isShareable(query)).toBe(true),
);

test.each([
  ['nothing', ''],
  ['one letter', 'a'],
  ['marks alone', '!!!'],
  ['a mail address', 'amina@example.org'],
  ['a telephone number', '050 123 4567'],
  ['one in Arabic digits', '٠٥٠ ١٢٣ ٤٥٦٧'],
  ['an identity number', '784-1990-1234567-1'],
  ['an address of the web', 'www.example.org'],
  ['a path', 'example.org/amina'],
  ['a long sentence', 'where does amina who lives next door to us work now'],
])('SEARCH-7 %s is never counted', (_name, query) => expect(isShareable(query)).toBe(false));
