import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { AlertList } from './alert-list.tsx';
import type { Alert } from './alert-name.ts';
import { FigurePlot } from './figure-plot.tsx';
import { type Figures, PLOTS } from './plots.ts';

afterEach(cleanup);

const AT = '2026-11-26T08:00:00.000Z';
const alert = (given: Partial<Alert>): Alert => ({
  number: 1,
  kind: 'errors',
  severity: 'critical',
  state: null,
  value: 0.125,
  threshold: 0.05,
  openedAt: AT,
  lastSeenAt: AT,
  resolvedAt: null,
  resolvedBy: null,
  ...given,
});

test('MON-2 an alert has its severity, its figure with the limit and its times; an open one can be resolved', async () => {
  const alerts = [
    alert({}),
    alert({ number: 2, kind: 'storage', severity: 'high', state: 'degraded', value: null, threshold: null }),
    alert({
      number: 3,
      kind: 'api',
      severity: 'high',
      resolvedAt: AT,
      resolvedBy: 'person',
      value: 2400,
      threshold: 2000,
    }),
  ];
  const { container } = await renderInPage(<AlertList alerts={alerts} />);
  const text = container.textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('criticalErrors12.5% of the answers; the limit is 5%Since 26 Nov 2026 12:00');
  expect(text).toContain('highSaving changesworks in part');
  expect(text).toContain('1 resolved alerthighSlow API2,400 ms; the limit is 2,000 ms');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Resolve: Errors',
    'Resolve: Saving changes',
  ]);
});

test('MON-2 a plot has a line for each process, broken where a process has not measured', async () => {
  const figures = (pageMs: number | null) => ({ pageMs }) as Figures;
  const sample = (process: string, minute: number, pageMs: number | null) => {
    const at = new Date(Date.parse(AT) + minute * 60_000).toISOString();
    return { process, at, figures: figures(pageMs) };
  };
  const samples = [
    sample('a', 0, 80),
    sample('a', 1, 90),
    sample('b', 1, 70),
    sample('a', 2, null),
    sample('a', 9, 95),
  ];
  const [plot] = PLOTS;
  if (!plot) throw new Error('There is no plot');
  const { container } = await renderInPage(<FigurePlot plot={plot} samples={samples} />);
  const [first, second, ...others] = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(others).toEqual([]);
  expect(first?.match(/[ML]/g)).toEqual(['M', 'L', 'M']);
  expect(second?.match(/[ML]/g)).toEqual(['M']);
  expect(container.textContent).toContain('newest 95, highest 95');
});
