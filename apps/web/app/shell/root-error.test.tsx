import { cleanup, screen, within } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from './factories.tsx';

afterEach(() => {
  cleanup();
  vi.doUnmock('./error-page.tsx');
  vi.resetModules();
});

async function showNotFound() {
  const { RootError } = await import('./root-error.tsx');
  renderAt('/news/creek?from=mail', <RootError error={new ErrorResponseImpl(404, '', null)} />);
  return within(await screen.findByRole('main'));
}

test('ERR-1 what failed is said inside the layout', async () => {
  const main = await showNotFound();
  expect((await main.findByRole('heading', { level: 1 })).textContent).toBe('Page not found');
  expect(screen.getByRole('contentinfo')).toBeDefined();
});

test('ERR-3 where not even the page of errors arrives, a plain one leads to another try', async () => {
  vi.doMock('./error-page.tsx', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const main = await showNotFound();
  expect((await main.findByRole('heading', { level: 1 })).textContent).toBe('Loading Error');
  expect(main.getByText(/^This part of the page could not be loaded/)).toBeDefined();
  expect(main.getByRole('link', { name: 'Refresh' }).getAttribute('href')).toBe('/news/creek?from=mail');
});
