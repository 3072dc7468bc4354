import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

const PlaceMap = ({ name }: { name: string }) => <p>{`map of ${name}`}</p>;

function show(Part: ComponentType<{ name: string }>) {
  return render(
    <main>
      <h1>The page</h1>
      <Part name="Deira" />
    </main>,
  );
}

test('LAYOUT-1 a part in a file of its own is fetched when its place is shown', async () => {
  const load = vi.fn(async () => PlaceMap);
  const part = lazyPart(load, <p>waiting</p>);
  expect(load).not.toHaveBeenCalled();
  show(part);
  expect(screen.getByText('waiting')).toBeDefined();
  expect(await screen.findByText('map of Deira')).toBeDefined();
});

test('ERR-3 a part that does not arrive leaves its place empty, and the page as it is', async () => {
  await act(async () => {
    show(lazyPart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')), <p>waiting</p>));
  });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  expect(screen.getByRole('main').textContent).toBe('The page');
});
