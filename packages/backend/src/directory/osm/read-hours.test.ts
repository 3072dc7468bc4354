import { expect, test } from 'vitest';
import { readHours } from './read-hours.ts';

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

test.each([
  ['24/7', [{ days: WEEK, from: '00:00', to: '24:00' }]],
  ['Mo-Su 08:00-23:00', [{ days: WEEK, from: '08:00', to: '23:00' }]],
  ['Mo-Su 10:00-02:00', [{ days: WEEK, from: '10:00', to: '02:00' }]],
  [
    'Mo-Th 09:00-13:00,16:00-20:00; Fr 16:00-24:00; PH off',
    [
      { days: ['mon', 'tue', 'wed', 'thu'], from: '09:00', to: '13:00' },
      { days: ['mon', 'tue', 'wed', 'thu'], from: '16:00', to: '20:00' },
      { days: ['fri'], from: '16:00', to: '24:00' },
    ],
  ],
  [
    'Fr-Sa 00:00-24:00; Su 00:00-02:00',
    [
      { days: ['fri', 'sat'], from: '00:00', to: '24:00' },
      { days: ['sun'], from: '00:00', to: '02:00' },
    ],
  ],
])('the week of %s', (text, rows) => {
  expect(readHours(text)).toEqual(rows);
});

test.each([
  undefined,
  '',
  'PH off',
  'sunrise-sunset',
  'Apr-Sep Mo-Su 08:00-20:00',
  'Mo-Fr 08:00-18:00 "by appointment"',
  'Mo[1] 08:00-12:00',
  'open',
  'daily from nine',
  'Mo-Su 08:00-',
  `Mo-Su 08:00-09:00;${' '.repeat(300)}`,
])('%s states no week that a schedule can express', (text) => {
  expect(readHours(text)).toBeNull();
});
