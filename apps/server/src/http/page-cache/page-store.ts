import type { DayPart } from '@dalil/domain/city/day-part.ts';
import { tagsOfChange, type ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { LRUCache } from 'lru-cache';
import { type CachedPage, sizeOf } from './cached-page.ts';

export type Today = { day: string; part: DayPart };

type Limits = {
  /** Total size of all pages in bytes. The least recently used pages are evicted first. */
  maxBytes: number;
  /** How long a page is served without revalidation. */
  freshForMs: number;
};

/**
 * `fresh` may be sent. `stale` may be sent while it is rendered again. `void` must be rendered again and is sent only as a last
 * resort.
 */
export type PageState = 'fresh' | 'stale' | 'void';

/** The share of the memory for pages with parameters. */
const FILTERED_SHARE = 0.25;

/**
 * The pages cached in memory. A page whose content has changed is marked void, not removed: if the database is unavailable, an
 * old page with its age is better than none.
 */
export class PageStore {
  /** Pages without parameters. There are as many as the content has, so nobody can make them evict each other. */
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages with parameters, whose number has no limit. */
  readonly #filtered: LRUCache<string, CachedPage>;
  readonly #limits: Limits;
  /**
   * Every purge that happened while pages were being rendered. A page whose rendering started before a purge may contain the old
   * content.
   */
  readonly #purges: { number: number; tags: ReadonlySet<string> | null }[] = [];
  readonly #begun = new Map<symbol, number>();
  #purgeNumber = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    const maxFiltered = Math.ceil(limits.maxBytes * FILTERED_SHARE);
    this.#pages = new LRUCache({ maxSize: limits.maxBytes - maxFiltered, sizeCalculation: sizeOf });
    this.#filtered = new LRUCache({ maxSize: maxFiltered, sizeCalculation: sizeOf });
  }

  get size(): { pages: number; bytes: number } {
    return {
      pages: this.#pages.size + this.#filtered.size,
      bytes: this.#pages.calculatedSize + this.#filtered.calculatedSize,
    };
  }

  get(key: string): CachedPage | undefined {
    return this.#partOf(key).get(key);
  }

  /**
   * `today` is the day in Dubai and its current part. Facts and dates of a page rendered on an earlier day are outdated, and of some
   * pages those of an earlier part.
   */
  stateOf(page: CachedPage, now: number, today: Today): PageState {
    if (page.isVoid || page.day !== today.day) return 'void';
    if (page.part !== null && page.part !== today.part) return 'void';
    return now - page.madeAt < this.#limits.freshForMs ? 'fresh' : 'stale';
  }

  /** Call before rendering a page. Pass the returned ticket to `set` on success or to `giveUp` on failure. */
  begin(): symbol {
    const ticket = Symbol('page');
    this.#begun.set(ticket, this.#purgeNumber);
    return ticket;
  }

  giveUp(ticket: symbol): void {
    this.#begun.delete(ticket);
    if (this.#begun.size === 0) this.#purges.length = 0;
  }

  set(key: string, page: CachedPage, ticket: symbol): void {
    const since = this.#begun.get(ticket) ?? this.#purgeNumber;
    page.isVoid = this.#purges.some(({ number, tags }) => number > since && touches(page, tags));
    this.giveUp(ticket);
    this.#partOf(key).set(key, page);
  }

  delete(key: string): void {
    this.#partOf(key).delete(key);
  }

  /** Updates the size of a page after encodings were added or dropped. */
  resize(key: string, page: CachedPage): void {
    const part = this.#partOf(key);
    if (part.peek(key) === page) part.set(key, page);
  }

  /** Invalidates the pages that a change affects; `null` means all. Returns their number. */
  purge(changes: readonly ContentChange[] | null): number {
    const tags = tagsOf(changes);
    this.#purgeNumber += 1;
    if (this.#begun.size > 0) this.#purges.push({ number: this.#purgeNumber, tags });
    let count = 0;
    for (const part of [this.#pages, this.#filtered]) {
      for (const page of part.values()) {
        if (page.isVoid || !touches(page, tags)) continue;
        page.isVoid = true;
        count += 1;
      }
    }
    return count;
  }

  #partOf(key: string): LRUCache<string, CachedPage> {
    return key.includes('?') ? this.#filtered : this.#pages;
  }
}

function tagsOf(changes: readonly ContentChange[] | null): ReadonlySet<string> | null {
  const tags = new Set<string>();
  for (const change of changes ?? []) {
    const touched = tagsOfChange(change);
    if (!touched) return null;
    for (const tag of touched) tags.add(tag);
  }
  return changes ? tags : null;
}

function touches(page: CachedPage, tags: ReadonlySet<string> | null): boolean {
  return tags === null || page.tags.some((tag) => tags.has(tag));
}
