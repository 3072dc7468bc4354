import { expect, test } from 'vitest';
import { mapAppLinks } from './map-app-links.ts';

const EXACT = { name: 'Al Fahidi & Sons', where: 'Bur Dubai', lat: 25.2635, lon: 55.3006, precisionMetres: 30 };

test('ROUTE-1 an exact place is handed to each program by its position', () => {
  const links = mapAppLinks(EXACT);
  expect([...links.keys()]).toEqual(['apple', 'phone', 'google', 'organic', 'citymapper', 'uber']);
  expect(links.get('phone')).toBe('geo:25.2635,55.3006?q=25.2635,55.3006(Al%20Fahidi%20%26%20Sons)');
  expect(links.get('google')).toBe('https://www.google.com/maps/dir/?api=1&destination=25.2635%2C55.3006');
  expect(links.get('organic')).toBe('om://map?v=1&ll=25.2635,55.3006&n=Al%20Fahidi%20%26%20Sons');
  const uber = new URL(links.get('uber') ?? '').searchParams;
  expect(Object.fromEntries(uber)).toMatchObject({
    action: 'setPickup',
    'dropoff[latitude]': '25.2635',
    'dropoff[nickname]': 'Al Fahidi & Sons',
  });
});

test('ROUTE-1 a place that is known to a few hundred metres is searched for by its name', () => {
  const links = mapAppLinks({ ...EXACT, name: 'مطعم رافي', where: 'السطوة', precisionMetres: 300 });
  expect([...links.keys()]).toEqual(['apple', 'phone', 'google', 'organic']);
  expect(new URL(links.get('google') ?? '').searchParams.get('query')).toBe('مطعم رافي, السطوة');
  expect(new URL(links.get('apple') ?? '').searchParams.get('q')).toBe('مطعم رافي, السطوة');
  expect(decodeURIComponent(links.get('phone') ?? '')).toBe('geo:25.2635,55.3006?q=مطعم رافي, السطوة');
  expect(decodeURIComponent(links.get('organic') ?? '')).toContain('query=مطعم رافي&');
});
