import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { readFeed } from './read-feed.ts';
import { calendarFile } from './test-calendars.ts';

const NOW = new Date('2026-11-26T08:00:00Z');

function file(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const GOOD = event('UID:good', 'SUMMARY:Good', 'DTSTART:20261127T160000Z');
const read = (text: string) => {
  const { items, skipped, skippedLines } = readCalendar(text, NOW);
  return { events: items.map(({ uid, startsAt }) => `${uid} ${startsAt.slice(0, 16)}`), skipped, skippedLines };
};
const ONE = ['good 2026-11-27T16:00'];

test.each<[string, string, number[]]>([
  [
    'a line without a colon',
    file(...event('this is no line', 'UID:good', 'SUMMARY:Good', 'DTSTART:20261127T160000Z')),
    [4],
  ],
  ['a time that is none', file(...event('UID:bad', 'SUMMARY:Bad', 'DTSTART:tomorrow'), ...GOOD), [3]],
  ['no title', file(...event('UID:bad', 'DTSTART:20261127T160000Z'), ...GOOD), [3]],
  ['no end', file('BEGIN:VEVENT', 'UID:bad', 'SUMMARY:Bad', ...GOOD), [3]],
  [
    'an unknown zone',
    file(...event('UID:bad', 'SUMMARY:Bad', 'DTSTART;TZID=Mars/Olympus:20261127T200000'), ...GOOD),
    [3],
  ],
])('ROUTE-1 an event with %s is left out and counted, the others are read', (_name, text, skippedLines) => {
  expect(read(text)).toEqual({ events: ONE, skipped: skippedLines.length, skippedLines });
});

test('ROUTE-1 an event with a rule that is none is read with its first date, and the rule is counted', () => {
  const rule = event('UID:good', 'SUMMARY:Good', 'DTSTART:20261127T160000Z', 'RRULE:FREQ=NEVER');
  expect(read(file(...rule))).toEqual({ events: ONE, skipped: 1, skippedLines: [3] });
});

test('ROUTE-1 alarms, notes and parameters that are broken do not harm the event they belong to', () => {
  const alarm = ['BEGIN:VALARM', 'TRIGGER;broken', 'no line', 'END:VALARM'];
  const text = file(
    'BEGIN:VTODO',
    'nothing',
    'END:VTODO',
    ...event('UID:good', 'SUMMARY:Good', ...alarm, 'X-ODD;=:x', 'DTSTART:20261127T160000Z'),
  );
  expect(read(text).events).toEqual(ONE);
});

test('ROUTE-1 marks, blank lines, folded lines and several calendars in one file are read', () => {
  const folded = event('UID:fol', ' ded', 'SUMMARY:Fol', '\tded', 'DTSTART:20261128T160000Z');
  const text = `\uFEFF\r\n\r\n${file(...GOOD)}\r\n${file(...folded).replaceAll('\r\n', '\n')}`;
  expect(read(text)).toEqual({ events: [...ONE, 'folded 2026-11-28T16:00'], skipped: 0, skippedLines: [] });
});

test('ROUTE-1 a change of a date whose event is not in the file is an event, and an event without UID has one', () => {
  const text = file(
    ...event('UID:series', 'SUMMARY:Moved', 'RECURRENCE-ID:20261127T100000Z', 'DTSTART:20261127T160000Z'),
    ...event('SUMMARY:Nameless', 'DTSTART:20261128T160000Z'),
  );
  const [moved, nameless] = readCalendar(text, NOW).items;
  expect(moved).toMatchObject({ title: 'Moved', startsAt: '2026-11-27T16:00:00.000Z', status: 'moved' });
  expect(nameless).toMatchObject({ title: 'Nameless', uid: 'Nameless 2026-11-28T16:00:00.000Z' });
});

test.each([
  ['TZID=Europe/London', [], ';TZID=Europe/London:20261127T160000', '2026-11-27T16:00'],
  ['TZID=Asia/Kolkata', [], ';TZID=Asia/Kolkata:20261127T160000', '2026-11-27T10:30'],
  ['a zone of Windows', [], ';TZID=Arabian Standard Time:20261127T160000', '2026-11-27T12:00'],
  ['X-WR-TIMEZONE', ['X-WR-TIMEZONE:Europe/Paris'], ':20261127T160000', '2026-11-27T15:00'],
  ['TZID before X-WR-TIMEZONE', ['X-WR-TIMEZONE:Europe/Paris'], ';TZID=Asia/Dubai:20261127T160000', '2026-11-27T12:00'],
  ['UTC before X-WR-TIMEZONE', ['X-WR-TIMEZONE:Europe/Paris'], ':20261127T160000Z', '2026-11-27T16:00'],
  ['no zone', [], ':20261127T160000', '2026-11-27T12:00'],
])('ROUTE-1 a time of a calendar with %s is the right instant', (_name, head, start, instant) => {
  const text = file(...head, ...event('UID:a', 'SUMMARY:A', `DTSTART${start}`));
  expect(read(text).events).toEqual([`a ${instant}`]);
});

test('ROUTE-1 a repeated event of a zone that is only named keeps its clock when summer time ends', () => {
  const [first, ...others] = readCalendar(
    file(
      ...event(
        'UID:w',
        'SUMMARY:W',
        'DTSTART;TZID=Europe/London:20261017T100000',
        'RRULE:FREQ=WEEKLY',
        'EXDATE;TZID=Europe/London:20261031T100000',
      ),
    ),
    new Date('2026-10-16T08:00:00Z'),
  ).items;
  expect([first?.startsAt, others[0]?.startsAt, others[1]?.startsAt]).toEqual([
    '2026-10-17T09:00:00.000Z',
    '2026-10-24T09:00:00.000Z',
    '2026-11-07T10:00:00.000Z',
  ]);
});

test('ROUTE-1 entries of a feed that cannot be read are counted, and what has none says why', () => {
  const item = (title: string, date: string) =>
    `<item><title>${title}</title><link>https://a.example/${title.length}</link><pubDate>${date}</pubDate></item>`;
  const feed = (...items: string[]) =>
    `\uFEFF \n<?xml version="1.0" encoding="windows-1256"?><rss version="2.0"><channel>${items.join('')}</channel></rss>`;
  const text = feed(
    item('Local', 'Thu, 26 Nov 2026 11:00:00 GST'),
    item('Without', 'Thu, 26 Nov 2026 11:00:00'),
    item('Unknown', 'Thu, 26 Nov 2026 11:00:00 XYZ'),
    item('Lost \uFFFD', 'Thu, 26 Nov 2026 11:00:00 GMT'),
  );
  const { items, skipped } = readFeed(text, 'https://a.example/', NOW);
  expect(items.map(({ publishedAt }) => publishedAt)).toEqual(['2026-11-26T07:00:00.000Z', '2026-11-26T07:00:00.000Z']);
  expect(skipped).toBe(2);
  expect(() => readFeed(feed(item('Unknown', 'XYZ')), 'https://a.example/', NOW)).toThrow('unreadable');
  expect(() => readCalendar(file(...event('UID:bad')), NOW)).toThrow('unreadable');
});

const PROGRAM = `
  const [{ readFeed }, { readCalendar }, { readEventPage }] = await Promise.all(
    ['read-feed', 'read-calendar', 'read-event-page'].map((name) => import(process.argv[1] + name + '.ts')));
  const [, , feed, calendar, page] = process.argv;
  const now = new Date('${NOW.toISOString()}');
  const times = [
    readFeed(feed, 'https://a.example/', now).items.map(({ publishedAt }) => publishedAt),
    readCalendar(calendar, now).items.map(({ startsAt }) => startsAt),
    readEventPage(page, 'https://a.example/', now).items.map(({ startsAt }) => startsAt),
    [new Date('2026-11-26T11:00:00').toISOString()],
  ];
  console.log(JSON.stringify(times.flat()));`;

test('ROUTE-1 times without a zone are Dubai’s, whatever zone the process has', () => {
  const feed =
    '<rss version="2.0"><channel><item><title>A</title><link>https://a.example/1</link><pubDate>Thu, 26 Nov 2026 11:00:00</pubDate></item></channel></rss>';
  const page =
    '<script type="application/ld+json">{"@type":"Event","name":"A","startDate":"2026-11-26T11:00"}</script>';
  const calendar = calendarFile(['UID:a', 'SUMMARY:A', 'DTSTART:20261126T110000']);
  const inZone = (zone: string) =>
    JSON.parse(
      execFileSync(
        process.execPath,
        ['--input-type=module', '-e', PROGRAM, `${import.meta.dirname}/`, feed, calendar, page],
        {
          env: { TZ: zone },
          encoding: 'utf8',
        },
      ),
    ) as string[];
  const same = Array.from({ length: 3 }, () => '2026-11-26T07:00:00.000Z');
  expect(inZone('UTC')).toEqual([...same, '2026-11-26T11:00:00.000Z']);
  expect(inZone('Asia/Dubai')).toEqual([...same, '2026-11-26T07:00:00.000Z']);
});
