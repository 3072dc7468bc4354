import { isInEmirate, type Position } from '../guide/position.ts';

/** The point that a calendar states, as numbers or digits. Null for anything else, and for a point outside the emirate. */
export function statedPosition(lat: unknown, lon: unknown): Position | null {
  const point = { lat: degrees(lat), lon: degrees(lon) };
  return isInEmirate(point) ? point : null;
}

function degrees(value: unknown): number {
  if (typeof value === 'string' && /^\d{1,3}(?:\.\d{1,20})?$/.test(value.trim())) return Number(value);
  return typeof value === 'number' ? value : Number.NaN;
}
