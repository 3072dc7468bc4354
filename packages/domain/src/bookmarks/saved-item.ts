import type { Area } from '../guide/area.ts';
import type { Certainty } from '../guide/event-occurrence.ts';
import type { Position } from '../guide/position.ts';
import type { Locale } from '../language/locale.ts';
import type { ItemReference } from './bookmark.ts';

/** The next occurrence of a saved event. Days are in Dubai, both inclusive. */
export type SavedDate = {
  start: string;
  end: string;
  startTime: string | null;
  endTime: string | null;
  certainty: Certainty;
};

/**
 * The data of an item in a list of bookmarks. `locale` is the actual language of its text. The device stores the last version it
 * received, so that the list is complete without a connection.
 */
export type SavedItem = ItemReference & {
  href: string;
  locale: Locale;
  area: Area;
  title: string;
  summary: string;
  /** The id of the area the item lies in, if it lies in one. */
  neighbourhood: string | null;
  position: Position | null;
  next: SavedDate | null;
};
