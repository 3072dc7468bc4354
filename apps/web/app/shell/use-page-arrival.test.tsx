import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from './factories.tsx';
import { usePageArrival } from './use-page-arrival.ts';

afterEach(cleanup);

function Page() {
  usePageArrival();
  return (
    <main>
      <h1>The page</h1>
    </main>
  );
}

test('LAYOUT-1 a change of page moves the focus to its heading; the first page and a new query do not', async () => {
  const { router } = renderAt('/news', <Page />);
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/news?page=2'));
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/tourism'));
  expect(document.activeElement?.tagName).toBe('H1');
});

function PageWithoutHeading() {
  usePageArrival();
  return <main />;
}

test('DATA-2 a page without a heading has its title announced', async () => {
  document.title = 'Weather';
  const { router } = renderAt('/tourism', <PageWithoutHeading />);
  await act(() => router.navigate('/weather'));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.getElementById('announcements-polite')?.textContent).toBe('Weather');
});
