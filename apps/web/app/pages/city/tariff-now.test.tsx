import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { TariffNow } from './tariff-now.tsx';

afterEach(cleanup);

const SUNDAY_AND_MONDAY = [
  { from: 0, to: 1920, kind: 'free', price: null },
  { from: 1920, to: 2040, kind: 'peak', price: null },
] as const;
const WEEKDAY = [
  { from: 0, to: 480, kind: 'free', price: null },
  { from: 480, to: 600, kind: 'peak', price: null },
] as const;

test.each([
  ['a change of today', WEEKDAY, 'Peak rate from \u206808:00\u2069'],
  ['a change of tomorrow', SUNDAY_AND_MONDAY, 'Peak rate from \u206808:00\u2069 tomorrow'],
])('ROUTE-1 %s is stated with its day', async (_, windows, note) => {
  const { container } = await renderInPage(<TariffNow id="parking" windows={windows} minute={311} />);
  expect(container.textContent).toContain(note);
});
