import { expect, test } from 'vitest';
import { incidentClock, stepRefusal } from './incident.ts';

const DETECTED = new Date('2026-11-26T08:00:00Z');
const hoursLater = (hours: number) => new Date(DETECTED.getTime() + hours * 3_600_000);
const OPEN = { detectedAt: DETECTED, notifiedAt: null, closedAt: null };

test.each([
  ['at detection', OPEN, 0, 'running', 72],
  ['in the last second', OPEN, 72, 'running', 0],
  ['after 72 hours', OPEN, 73, 'overdue', -1],
  ['when notified it stops', { ...OPEN, notifiedAt: hoursLater(70) }, 100, 'notified', 2],
  ['notified too late', { ...OPEN, notifiedAt: hoursLater(80) }, 100, 'notified', -8],
  ['closed without a notification', { ...OPEN, closedAt: hoursLater(10) }, 100, 'closed', 62],
] as const)(
  'STAFF-8 the clock of an incident counts 72 hours from detection: %s',
  (_name, times, hours, state, left) => {
    expect(incidentClock(times, hoursLater(hours))).toEqual({
      state,
      deadline: new Date('2026-11-29T08:00:00Z'),
      leftMs: left * 3_600_000,
    });
  },
);

test.each([
  ['low', [], 'note', null],
  ['low', ['note'], 'note', null],
  ['low', ['contained'], 'contained', 'repeated'],
  ['low', ['contained'], 'closed', 'not_assessed'],
  ['medium', ['assessed'], 'closed', null],
  ['high', ['assessed'], 'closed', 'not_notified'],
  ['critical', ['assessed', 'authority_notified'], 'closed', null],
  ['low', ['assessed', 'closed'], 'note', 'closed'],
] as const)('STAFF-8 a step of a %s incident after %j: %s', (severity, done, step, refusal) => {
  expect(stepRefusal(severity, done, step)).toBe(refusal);
});
