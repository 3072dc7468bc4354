import { expect, test } from 'vitest';
import { areaBeside } from './area-beside.ts';

const MIDDLE = { lat: 25.12, lon: 55.38 };
const at = (lat: number, lon: number, isWithinNeighbourhood = false) => ({
  neighbourhood: 'dubai-silicon-oasis',
  isWithinNeighbourhood,
  position: { lat, lon },
});

test('ID-5 a place is called near an area up to six kilometres from its middle', () => {
  expect(areaBeside(at(25.12, 55.43), MIDDLE)).toBe('dubai-silicon-oasis');
  expect(areaBeside(at(25.12, 55.45), MIDDLE)).toBe('');
  // Hatta is nearest to it of all areas of the city, and eighty kilometres away.
  expect(areaBeside(at(24.8, 56.12), MIDDLE)).toBe('');
});

test('ID-5 a place inside an area keeps its name however large the area is', () => {
  expect(areaBeside(at(25.12, 55.45, true), MIDDLE)).toBe('dubai-silicon-oasis');
  expect(areaBeside(at(25.12, 55.45, true), undefined)).toBe('dubai-silicon-oasis');
});

test('ID-5 nothing is called near an area whose middle is not known, or near none', () => {
  expect(areaBeside(at(25.12, 55.38), undefined)).toBe('');
  expect(areaBeside({ ...at(25.12, 55.38), neighbourhood: '' }, undefined)).toBe('');
});
