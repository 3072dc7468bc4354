import type { Area } from '@dalil/domain/guide/area.ts';
import type { OpeningHours } from '@dalil/domain/guide/opening-hours.ts';

/** A place on the large map. `number` is its number in the list beside the map, if it is in it. */
export type MapPlace = {
  id: string;
  title: string;
  href: string;
  lon: number;
  lat: number;
  precisionMetres?: number;
  /** What it is, such as its type or area, for the card. */
  kind?: string;
  /** Whose drawing the card shows. */
  artwork?: { area: Area; id: string };
  /** Absent or null: the card says nothing about opening. */
  hours?: OpeningHours | null;
  number?: number;
};
