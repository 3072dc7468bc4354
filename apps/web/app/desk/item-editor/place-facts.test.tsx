import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { FactText } from './place-facts.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Mon and Sun 09:00–23:00'],
  ['ar', 'الاثنين والأحد 09:00–23:00'],
] as const)('STAFF-1 I18N-1 the days of a row of hours are a list of the language, in %s', async (locale, text) => {
  const value = [{ days: ['mon', 'sun'], from: '09:00', to: '23:00' }];
  const { container } = await renderInPage(<FactText value={value} />, { path: '/dashboard', locale });
  expect(container.textContent).toContain(text);
});
