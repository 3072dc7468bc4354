import { expect, test } from 'vitest';
import { addDays } from '../guide/calendar-day.ts';
import { datedSteps, DEADLINE_FACTS, LIFE_EVENT_IDS, writeReminders } from './life-events.ts';
import { testFigures } from './test-figures.ts';

const FACTS = {
  'residence.family.apply-within': 'P60D',
  'iloe.subscribe-within': 'P4M',
  'rent.notice.change': 'P90D',
  'dewa.moveout.notice': 'P2D',
  'gratuity.settlement': 'P14D',
  'residence.grace.60': 'P60D',
  'birth.register': 'P30D',
  'newborn.deadline': 'P120D',
  'school.age.fs1': 3,
};
const dues = (
  event: (typeof LIFE_EVENT_IDS)[number],
  day: string,
  facts: Record<string, string | number | null> = FACTS,
) =>
  Object.fromEntries(
    datedSteps(event, day, testFigures(facts)).flatMap(({ id, due }) => (due === null ? [] : [[id, due]])),
  );

test('DATA-3 days are counted from the day of the user by the facts of the guide', () => {
  expect(DEADLINE_FACTS.toSorted()).toEqual(Object.keys(FACTS).toSorted());
  expect(dues('arrive', '2026-11-26')).toEqual({ family: '2027-01-25', 'job-insurance': addDays('2026-11-26', 120) });
  expect(dues('rent', '2026-03-31')).toEqual({ notice: '2026-12-31' });
  expect(dues('leave', '2026-11-30')).toEqual({
    'dewa-out': '2026-11-28',
    gratuity: '2026-12-14',
    grace: '2027-01-29',
  });
  expect(dues('baby', '2024-02-29')).toEqual({
    birth: '2024-03-30',
    papers: '2024-06-28',
    'first-school': '2027-02-28',
  });
});

test('DATA-3 a time that is not known has no day, and without a day there is none at all', () => {
  expect(dues('baby', '2026-01-01', { ...FACTS, 'birth.register': null })).not.toHaveProperty('birth');
  for (const event of LIFE_EVENT_IDS) {
    expect(datedSteps(event, null, testFigures(FACTS)).every(({ due }) => due === null)).toBe(true);
  }
});

test('DATA-3 reminders are a calendar file of whole days with alarms, with long and foreign text folded', () => {
  const title = 'تسجيل المولود واستخراج شهادة الميلاد; ثم, التأكد من الأسماء كلها في جميع الوثائق';
  const file = writeReminders([{ id: 'baby-birth', due: '2026-12-31', title, text: '' }], '2026-11-26T05:00:00.000Z');
  const lines = file.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const whole = file.replaceAll('\r\n ', '');
  expect(whole).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
  expect(whole).toContain(`SUMMARY:${title.replace(';', '\\;').replace(',', '\\,')}`);
  expect(whole).toContain('BEGIN:VALARM\r\nACTION:DISPLAY');
  expect(whole).toContain('DTSTAMP:20261126T050000Z');
  expect(whole.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0')).toBe(true);
});
