import { cleanup, screen } from '@testing-library/react';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { IncidentList } from '../../features/status/incident-list.tsx';
import type { ServiceIncident, Status, StatusPart } from '../../queries/status.ts';
import { BadDays } from './bad-days.tsx';
import { PartHistory } from './part-history.tsx';
import { SourceTable } from './source-table.tsx';
import { StatusSummary } from './status-summary.tsx';

afterEach(cleanup);

const AS_OF = '2026-11-26T08:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(AS_OF) + minutes * 60_000);
const part = (given: Partial<StatusPart> = {}): StatusPart => ({
  part: 'mail',
  state: 'healthy',
  letters: `${'n'.repeat(60)}${'h'.repeat(27)}ddu`,
  badDays: [{ day: '2026-11-26', degraded: 3, unhealthy: 12 }],
  share: 0.9999,
  ...given,
});
const status = (given: Partial<Status> = {}): Status => ({
  asOf: AS_OF,
  today: '2026-11-26',
  parts: [part()],
  sources: [
    { feed: 'weather', answeredAt: '2026-11-26T07:40:00.000Z', freshHours: 3 },
    { feed: 'traffic', answeredAt: null, freshHours: 0.25 },
  ],
  ...given,
});

async function summary(given: Partial<Status>, now: Date | null, locale: Locale = 'en'): Promise<string> {
  const { container } = await renderInPage(<StatusSummary status={status(given)} now={now} />, { locale });
  return container.textContent ?? '';
}

test.each([
  ['everything in order', {}, 'Everything works'],
  ['a part that is degraded', { parts: [part({ state: 'degraded' })] }, 'Almost everything worksAffected: E-mails'],
  ['a part that fails', { parts: [part({ state: 'unhealthy' }), part()] }, 'Something does not workAffected: E-mails'],
  ['no measurement', { asOf: null, parts: [part({ state: null })] }, 'The state is not known at present'],
] satisfies [string, Partial<Status>, string][])('MON-1 the status in one sentence with %s', async (_, given, text) => {
  expect(await summary(given, null)).toContain(text);
});

test('MON-1 an incident that staff describe is part of the status, with the language of its text, until it is resolved', async () => {
  const incident: ServiceIncident = {
    id: 'one',
    parts: ['storage'],
    state: 'identified',
    title: { text: 'Changes are late', locale: 'en' },
    startedAt: AS_OF,
    updatedAt: AS_OF,
    resolvedAt: null,
    updates: [{ number: 1, state: 'identified', text: { text: 'We know why.', locale: 'en' }, at: AS_OF }],
  };
  const { container } = await renderInPage(
    <>
      <StatusSummary status={status()} now={null} incidents={[incident]} />
      <IncidentList incidents={[incident]} />
    </>,
    { locale: 'ar' },
  );
  expect(container.textContent).toContain('كل شيء تقريبا يعمل');
  expect(screen.getByText('We know why.').closest('[lang="en"]')).toBeTruthy();
  cleanup();
  const resolved = { ...incident, state: 'resolved' as const, resolvedAt: AS_OF };
  await renderInPage(<StatusSummary status={status()} now={null} incidents={[resolved]} />);
  expect(screen.getByText('Everything works')).toBeTruthy();
});

test('MON-1 PWA-9 a copy on a device has its time and age, and says when a newer one may differ', async () => {
  expect(await summary({}, after(2))).toContain('As of \u206812:00\u2069, Dubai time. 2 min ago.');
  expect(await summary({}, after(2))).not.toContain('no newer state');
  expect(await summary({}, after(61))).toContain('1 h 1 min ago.Your device has no newer state.');
});

test('MON-1 the days of a part are told in words beside the bars, with the minutes in a table', async () => {
  const { container } = await renderInPage(
    <>
      <PartHistory part={part()} />
      <BadDays parts={[part()]} />
    </>,
  );
  expect(container.textContent).toContain(
    'no failure in 99.99% of the measured time · 2 days in part · 1 day with a failure · 60 days not measured',
  );
  expect(screen.getByRole('row', { name: '26 Nov 2026 E-mails 3 12', hidden: true })).toBeTruthy();
});

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join('|'));

test('MON-1 each live source has its last answer, its limit and its state by the clock of the device', async () => {
  await renderInPage(<SourceTable status={status()} now={after(1)} />);
  expect(rows()).toEqual(['Weather|11:4021 min ago|3 hours|fresh', 'Traffic|–|15 minutes|no answer yet']);
  cleanup();
  await renderInPage(<SourceTable status={status()} now={after(240)} />);
  expect(rows()[0]).toBe('Weather|11:404 h 20 min ago|3 hours|late');
});
