// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { SchematicMap } from './schematic-map.tsx';

afterEach(cleanup);

const view = { centre: [55.32, 25.27], spanKm: 8, width: 480, height: 320 } as const;
const pin = { id: 'deira', lon: 55.325, lat: 25.27, label: 'Deira', href: '/deira', number: 1 };

test('a map says what it is and its pins are named links', async () => {
  const { container } = render(<SchematicMap view={view} pins={[pin]} label="Schematic map, not for navigation" />);
  expect(screen.getByRole('group', { name: 'Schematic map, not for navigation' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Deira' }).getAttribute('href')).toBe('/deira');
  await expectAccessible(container);
});

test('a thumbnail is decorative and has no links', async () => {
  const { container } = render(<SchematicMap view={view} pins={[pin]} label="Deira" isThumbnail />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await expectAccessible(container);
});
