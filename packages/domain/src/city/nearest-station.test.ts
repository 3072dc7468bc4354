import { expect, test } from 'vitest';
import { metroMinutes, nearestStation } from './nearest-station.ts';

/** 0.001 degrees of latitude are 111 m. */
const burjumanPlus = (degrees: number, precisionMetres = 50) =>
  nearestStation({ lat: 25.25499 + degrees, lon: 55.30426, precisionMetres });

test('ROUTE-1 the walk to the nearest metro station is estimated from the straight line and rounded up', () => {
  expect(burjumanPlus(0)).toEqual({
    id: 'burjuman',
    mode: 'metro',
    names: { en: 'BurJuman', ar: 'برجمان' },
    minutes: 1,
  });
  // 334 m, 434 m on foot, 5.4 minutes.
  expect(burjumanPlus(-0.003)).toMatchObject({ names: { en: 'BurJuman' }, minutes: 6 });
});

test('ROUTE-1 no station is named for a place that is far away or not exactly known', () => {
  expect(nearestStation({ lat: 24.8, lon: 56.1, precisionMetres: 50 })).toBeNull();
  expect(burjumanPlus(0, 500)).toBeNull();
});

test('ROUTE-1 where a tram stop is nearer than any metro station, it is named and no walk to the metro is', () => {
  // At a tram stop of the Marina, ten minutes from the metro station DMCC.
  const marina = { lat: 25.0765, lon: 55.1413, precisionMetres: 50 };
  expect(nearestStation(marina)).toMatchObject({ id: 'tram-dubai-marina-mall', mode: 'tram', minutes: 2 });
  expect(metroMinutes(marina)).toBeNull();
});

test('ROUTE-1 stations of the Expo branch are known', () => {
  const atExpo = { lat: 24.9612, lon: 55.15, precisionMetres: 300 };
  expect(nearestStation(atExpo)).toMatchObject({ id: 'expo-2020', minutes: 8 });
});
