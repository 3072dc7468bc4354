import { expect, test } from 'vitest';
import { writeReminderCalendar } from './reminder-calendar.ts';
import { labelOfService, serviceOfLabel } from './reminder-services.ts';
import { alarmsOf, byDate, daysLeft, dueReminders, MAX_REMINDERS, readReminders, type Reminder } from './reminder.ts';

const PASSPORT: Reminder = {
  id: 'a',
  kind: 'expiry',
  label: 'passport',
  title: '',
  date: '2027-03-10',
  time: null,
  leads: ['60d', '7d', '1d'],
  href: null,
  since: '2026-11-26T08:00:00.000Z',
};
const SHOW: Reminder = {
  ...PASSPORT,
  id: 'b',
  kind: 'event',
  label: null,
  title: 'A show; at night',
  date: '2026-12-01',
  time: '20:30',
  leads: ['1d', '2h'],
  href: '/content/a-show',
};
const dubai = (minute: string) => new Date(`${minute}:00+04:00`);
const dueAt = (minute: string, ...reminders: Reminder[]) =>
  dueReminders(reminders, dubai(minute)).map(({ reminder, lead }) => `${reminder.id} ${lead}`);

test.each([
  ['2027-01-09T08:59', []],
  ['2027-01-09T09:00', ['a 60d']],
  ['2027-03-03T08:59', ['a 60d']],
  ['2027-03-03T09:00', ['a 7d']],
  ['2027-03-20T12:00', ['a 1d']],
])(
  'NOTIF-2 DATA-3 of an expiry date, on %s %j is due: the latest time that has come, also after the date',
  (at, due) => {
    expect(dueAt(at, PASSPORT)).toEqual(due);
  },
);

test.each([
  ['2026-11-30T20:29', []],
  ['2026-11-30T20:30', ['b 1d']],
  ['2026-12-01T18:30', ['b 2h']],
  ['2026-12-01T20:30', []],
])('NOTIF-2 of an event, at %s %j is due, and nothing after it has begun', (at, due) => {
  expect(dueAt(at, SHOW)).toEqual(due);
});

test('NOTIF-2 what was due before it was entered or is done does not come again; the next time does', () => {
  const late: Reminder = { ...PASSPORT, since: '2027-03-05T00:00:00.000Z' };
  expect(dueAt('2027-03-06T12:00', late)).toEqual([]);
  expect(dueAt('2027-03-09T12:00', late)).toEqual(['a 1d']);
  expect(dueAt('2027-03-04T12:00', { ...PASSPORT, since: '2027-03-03T06:00:00.000Z' })).toEqual([]);
  expect(dueAt('2026-11-30T18:00', { ...SHOW, time: null, leads: ['1d'] })).toEqual(['b 1d']);
});

test('NOTIF-2 reminders are in the order of their dates, and the days are those of Dubai', () => {
  expect(byDate([PASSPORT, SHOW]).map(({ id }) => id)).toEqual(['b', 'a']);
  const night = new Date('2027-03-07T21:00:00Z');
  expect([daysLeft(PASSPORT, night), daysLeft({ ...PASSPORT, date: '2027-03-05' }, night)]).toEqual([2, -3]);
});

test('NOTIF-1 a notification of the device gives way to the next time, and of an event to its beginning', () => {
  expect(alarmsOf(PASSPORT).map(({ key, at, until }) => [key, at, until])).toEqual([
    ['a:2027-03-10:60d', '2027-01-09T05:00:00.000Z', '2027-03-03T05:00:00.000Z'],
    ['a:2027-03-10:7d', '2027-03-03T05:00:00.000Z', '2027-03-09T05:00:00.000Z'],
    ['a:2027-03-10:1d', '2027-03-09T05:00:00.000Z', '2027-04-09T20:00:00.000Z'],
  ]);
  expect(alarmsOf(SHOW).at(-1)).toEqual({
    key: 'b:2026-12-01:2h',
    at: '2026-12-01T14:30:00.000Z',
    until: '2026-12-01T16:30:00.000Z',
  });
});

test('NOTIF-2 the calendar file has an alarm for each time, so that a calendar reminds while the guide is closed', () => {
  const url = 'https://dalil.example/content/a-show';
  const lines = writeReminderCalendar(
    [
      { reminder: { ...PASSPORT, leads: ['60d', '0d'] }, name: 'Passport', url: null },
      { reminder: SHOW, name: SHOW.title, url },
    ],
    '2026-11-26T08:00:00.000Z',
  ).split('\r\n');
  expect(lines.filter((line) => /^(DTSTART|TRIGGER|SUMMARY|URL)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20270310',
    'SUMMARY:Passport',
    'TRIGGER:-PT1431H',
    'TRIGGER:PT9H',
    'DTSTART:20261201T163000Z',
    'SUMMARY:A show\\; at night',
    `URL:${url}`,
    'TRIGGER:-PT24H',
    'TRIGGER:-PT2H',
  ]);
});

test('DATA-3 reminders are read as they were stored; what is none is left out, and an address of another site too', () => {
  expect(readReminders(JSON.stringify([PASSPORT, SHOW]))).toEqual([PASSPORT, SHOW]);
  const [read] = readReminders(
    JSON.stringify([{ ...SHOW, href: '//evil.example', time: '25:00', leads: ['9d', '1d'] }]),
  );
  expect(read).toMatchObject({ href: null, time: null, leads: ['1d'] });
  for (const broken of [
    '',
    '{}',
    'null',
    '[1]',
    JSON.stringify([
      { ...SHOW, date: '2026-02-30' },
      { ...SHOW, title: ' ' },
    ]),
  ]) {
    expect(readReminders(broken)).toEqual([]);
  }
  expect(readReminders(JSON.stringify(Array.from({ length: MAX_REMINDERS + 5 }, () => SHOW)))).toHaveLength(
    MAX_REMINDERS,
  );
});

test('NOTIF-2 a page about what expires offers a reminder of it, and a reminder leads to the page that says how to renew', () => {
  expect([labelOfService('vehicle-registration'), labelOfService('salik')]).toEqual(['vehicle', null]);
  expect([serviceOfLabel('tenancy'), serviceOfLabel('passport')]).toEqual(['ejari', null]);
});
