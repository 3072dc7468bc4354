import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { startTestApi } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { RouterLink } from './router-link.tsx';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  api = await startTestApi(() => ({ body: { id: 'tolls' } }));
  localStorage.setItem(STORAGE_KEYS.opened, '1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  api.stop();
});

async function showLink(href: string) {
  await renderInPage(<RouterLink href={href}>Read on</RouterLink>, { apiOrigin: api.origin });
  return screen.getByRole('link');
}

const requestedPaths = () => api.requests.map(({ path }) => path);

test.each([
  ['/news/tolls', '/api/articles/tolls?locale=en'],
  ['/ar/tourism/burj-khalifa', '/api/places/burj-khalifa?locale=ar'],
  ['/content/deira', '/api/content/deira?locale=en'],
  ['/government/salik', '/api/services/salik?locale=en'],
])('DATA-1 a user who stays on a link to %s has its text before the click', async (href, path) => {
  const link = await showLink(href);
  fireEvent.pointerEnter(link);
  vi.advanceTimersByTime(99);
  expect(requestedPaths()).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await waitFor(() => expect(requestedPaths()).toEqual([path]));
});

test('DATA-1 who passes over a link, or saves data, fetches nothing', async () => {
  const link = await showLink('/news/tolls');
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  vi.advanceTimersByTime(200);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.focus(link);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await Promise.resolve();
  expect(requestedPaths()).toEqual([]);
});

function Redrawn() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <RouterLink href="/news/tolls">Read on</RouterLink>
    </>
  );
}

test('DATA-1 a link that is drawn again stays watched as it was, until it is removed', async () => {
  const received: string[] = [];
  class Observer {
    observe = () => received.push('observed');
    unobserve = () => received.push('left');
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  await renderInPage(<Redrawn />, { apiOrigin: api.origin });
  vi.advanceTimersByTime(2000);
  fireEvent.click(screen.getByRole('button'));
  vi.advanceTimersByTime(2000);
  expect(screen.getByRole('button').textContent).toBe('1');
  expect(received).toEqual(['observed']);
  cleanup();
  expect(received).toEqual(['observed', 'left']);
});
