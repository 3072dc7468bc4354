import type { Area } from '../guide/area.ts';
import type { Certainty } from '../guide/event-occurrence.ts';
import type { Position } from '../guide/position.ts';
import type { Locale } from '../language/locale.ts';
import type { ItemReference } from './bookmark.ts';

/** The next time a kept event takes place; days are Dubai's, both included. */
export type SavedDate = {
  start: string;
  end: string;
  startTime: string | null;
  endTime: string | null;
  certainty: Certainty;
};

/**
 * What a list of bookmarks shows of an item, in `locale`, the language its words are really in. The device keeps the
 * last one it saw, so that the list reads well without a connection.
 */
export type SavedItem = ItemReference & {
  href: string;
  locale: Locale;
  area: Area;
  title: string;
  summary: string;
  /** The id of one of the twelve, where the item lies in one. */
  neighbourhood: string | null;
  position: Position | null;
  next: SavedDate | null;
};
