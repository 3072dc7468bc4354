// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { SchematicMap } from './schematic-map.tsx';

afterEach(cleanup);

const view = { centre: [55.32, 25.27], spanKm: 8, width: 480, height: 320 } as const;
const pin = { id: 'deira', lon: 55.325, lat: 25.27, label: 'Deira', href: '/deira', number: 1 };

test('a map says what it is and its pins are named links', async () => {
  const { container } = render(<SchematicMap view={view} pins={[pin]} label="Simplified map, not for navigation" />);
  expect(screen.getByRole('group', { name: 'Simplified map, not for navigation' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Deira' }).getAttribute('href')).toBe('/deira');
  await expectAccessible(container);
});

test('a thumbnail is decorative and has no links', async () => {
  const { container } = render(<SchematicMap view={view} pins={[pin]} label="Deira" isThumbnail />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await expectAccessible(container);
});

test('several places drawn as one are a button, by pointer and by keyboard', async () => {
  const onOpen = vi.fn();
  const cluster = { id: 'both', lon: 55.32, lat: 25.27, label: '2 places', number: 2, onOpen };
  const { container } = render(<SchematicMap view={view} pins={[cluster]} targetSize={34} label="Map" />);
  const button = screen.getByRole('button', { name: '2 places' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await userEvent.keyboard('x');
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledTimes(3);
  expect(button.querySelector('circle')?.getAttribute('r')).toBe('17');
  await expectAccessible(container);
});
