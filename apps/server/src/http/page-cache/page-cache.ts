import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownToClient } from '@dalil/backend/core/entity-tag.ts';
import { dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { dayPartAt } from '@dalil/domain/city/day-part.ts';
import { sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { acceptedEncoding } from '../compress.ts';
import type { RenderLimit } from '../render-limit.ts';
import { type RenderedPage, sendPage } from '../rendered-page.ts';
import { type CachedPage, type Form, formOf, makeCachedPage, pack } from './cached-page.ts';
import { type PageState, PageStore, type Today } from './page-store.ts';

type Options = {
  maxBytes: number;
  now: () => Date;
  /** Renders the complete page at an address, with all its headers and a `cache-tag`. */
  makePage: (address: string) => Promise<RenderedPage>;
  /** Counts the pages a client causes to be rendered that are not cached yet, but for those of the sitemap. */
  limit: RenderLimit;
  /** Whether the sitemap has the page at an address. */
  isLinked: (address: string) => Promise<boolean>;
  /** Called when a page could not be rendered again and the old copy was sent. */
  reportFallback: () => void;
};

/** How a response was produced, for `Cache-Status` (RFC 9211) and the counters. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'fallback';

const MINUTE_MS = 60_000;
const FRESH_FOR_MS = 5 * MINUTE_MS;
const CACHE_STATUS: Record<Outcome, string> = {
  hit: 'dalil; hit',
  stale: 'dalil; hit; detail=stale-while-revalidate',
  miss: 'dalil; fwd=miss; stored',
  fallback: 'dalil; hit; detail=stale-if-error',
};
/** The headers of the page that a 304 repeats. */
const REPEATED = ['cache-control', 'cdn-cache-control', 'vary', 'content-security-policy'];

/**
 * In-memory cache of public pages, checked before anything else. Concurrent requests share one rendering. An expired page is sent
 * while it is rendered again. After a content change the page is rendered before it is sent. If rendering fails, the last copy is
 * sent with its age.
 */
export class PageCache {
  readonly counts: Record<Outcome, number> = { hit: 0, stale: 0, miss: 0, fallback: 0 };
  readonly #store: PageStore;
  readonly #options: Options;
  readonly #making = new Map<string, Promise<CachedPage | RenderedPage>>();
  /** The addresses of the pages to compress, the first of which is being compressed. */
  readonly #toPack = new Set<string>();
  #minute = 0;
  #today: Today = { day: '', part: 'night' };

  constructor(options: Options) {
    this.#options = options;
    this.#store = new PageStore({ maxBytes: options.maxBytes, freshForMs: FRESH_FOR_MS });
  }

  get size(): { pages: number; bytes: number } {
    return this.#store.size;
  }

  /** Invalidates the pages that a change affects; `null` means all. Returns their number. */
  purge(changes: readonly ContentChange[] | null): number {
    return this.#store.purge(changes);
  }

  /** Answers synchronously from memory; returns false if that is not possible. */
  answer(address: string, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#store.get(address);
    if (!page) return false;
    const state = this.#stateOf(page);
    if (state === 'void') return false;
    const form = formFor(request.headers['accept-encoding']);
    const body = page.forms.get(form);
    if (!body) return false;
    if (state === 'stale') void this.#make(address).catch(() => this.#options.reportFallback());
    this.#pack(address, page);
    const outcome = state === 'stale' ? 'stale' : 'hit';
    if (isKnownToClient(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, this.#notModified(page, outcome)).end();
    } else {
      response.writeHead(
        200,
        outcome === 'hit' ? this.#hitHeaders(page, form, body) : this.#staleHeaders(page, form, body),
      );
      response.end(request.method === 'HEAD' ? undefined : body);
    }
    return true;
  }

  /**
   * Answers a request that could not be answered from memory alone. A page that is not cached counts for the client. One whose
   * content has changed does not, because clients cannot cause that.
   */
  async respond(address: string, request: Request, clientAddress: string): Promise<Response> {
    const known = this.#store.get(address);
    const state = known ? this.#stateOf(known) : 'void';
    if (known && state !== 'void') return this.#send(known, state === 'stale' ? 'stale' : 'hit', request);
    try {
      const made = await this.#make(address, known ? undefined : clientAddress);
      if (!('status' in made)) return await this.#send(made, 'miss', request);
      if (made.status < 500 || !known) return await sendPage(made, request.headers.get('accept-encoding'));
    } catch (error) {
      if (!known) throw error;
    }
    this.#options.reportFallback();
    return this.#send(known, 'fallback', request);
  }

  #stateOf(page: CachedPage): PageState {
    const now = this.#options.now().getTime();
    const minute = Math.floor(now / MINUTE_MS);
    // Computing the date and the part of the day is the most expensive part of a response from memory, so it is done once a minute.
    if (this.#minute !== minute) [this.#minute, this.#today] = [minute, todayAt(new Date(now))];
    return this.#store.stateOf(page, now, this.#today);
  }

  /** The headers of a cache hit, created once for each encoding of a page. */
  #hitHeaders(page: CachedPage, form: Form, body: Buffer): string[] {
    this.counts.hit += 1;
    let sent = page.sentHeaders.get(body);
    if (!sent) {
      sent = Object.entries(this.#headersOf(page, form, 'hit')).flat();
      sent.push('content-length', String(body.length));
      page.sentHeaders.set(body, sent);
    }
    return sent;
  }

  #make(address: string, clientAddress?: string): Promise<CachedPage | RenderedPage> {
    const running = this.#making.get(address);
    if (running) return running;
    const make = () => this.#makeNow(address);
    const limited = clientAddress === undefined ? make() : this.#makeLimited(address, clientAddress, make);
    const making = limited.finally(() => this.#making.delete(address));
    this.#making.set(address, making);
    return making;
  }

  async #makeLimited<T>(address: string, clientAddress: string, make: () => Promise<T>): Promise<T> {
    return this.#options.limit.run(clientAddress, make, await this.#options.isLinked(address));
  }

  async #makeNow(address: string): Promise<CachedPage | RenderedPage> {
    const ticket = this.#store.begin();
    try {
      const now = this.#options.now();
      const { status, html, headers: all } = await this.#options.makePage(address);
      const { 'cache-tag': tags = '', ...headers } = all;
      if (status < 500) this.#store.delete(address);
      if (status !== 200) return { status, headers, html };
      const page = makeCachedPage({ html, headers, tags: tags.split(','), madeAt: now.getTime(), ...todayAt(now) });
      this.#store.set(address, page, ticket);
      return page;
    } finally {
      this.#store.giveUp(ticket);
    }
  }

  async #send(page: CachedPage, outcome: Outcome, request: Request): Promise<Response> {
    if (isKnownToClient(request.headers.get('if-none-match') ?? undefined, page.etag)) {
      return new Response(null, { status: 304, headers: this.#notModified(page, outcome) });
    }
    const form = formFor(request.headers.get('accept-encoding') ?? undefined);
    const body = await formOf(page, form);
    const headers = { ...this.#headers(page, form, outcome), 'content-length': String(body.length) };
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: 200, headers });
  }

  #staleHeaders(page: CachedPage, form: Form, body: Buffer): Record<string, string> {
    return { ...this.#headers(page, form, 'stale'), 'content-length': String(body.length) };
  }

  #headers(page: CachedPage, form: Form, outcome: Outcome): Record<string, string> {
    this.counts[outcome] += 1;
    return this.#headersOf(page, form, outcome);
  }

  #headersOf(page: CachedPage, form: Form, outcome: Outcome): Record<string, string> {
    const headers: Record<string, string> = { ...page.headers, etag: page.etag, 'cache-status': CACHE_STATUS[outcome] };
    if (form !== 'identity') headers['content-encoding'] = form;
    if (outcome === 'stale' || outcome === 'fallback') headers['age'] = this.#ageOf(page);
    return headers;
  }

  #notModified(page: CachedPage, outcome: Outcome): Record<string, string> {
    const all = this.#headers(page, 'identity', outcome);
    const headers: Record<string, string> = { etag: page.etag, 'cache-status': CACHE_STATUS[outcome] };
    for (const name of [...REPEATED, 'age']) if (all[name] !== undefined) headers[name] = all[name];
    return headers;
  }

  #ageOf(page: CachedPage): string {
    return String(Math.max(0, Math.floor((this.#options.now().getTime() - page.madeAt) / 1000)));
  }

  /**
   * A page that is requested twice is compressed with maximum quality. Pages are compressed one at a time so that requests are
   * still served. Only addresses wait: the pages themselves may be evicted meanwhile.
   */
  #pack(address: string, page: CachedPage): void {
    if (page.isPacked || this.#toPack.has(address)) return;
    this.#toPack.add(address);
    if (this.#toPack.size === 1) void this.#packAll();
  }

  async #packAll(): Promise<void> {
    for (const address of this.#toPack) {
      try {
        const page = this.#store.get(address);
        if (!page || page.isPacked) continue;
        await pack(page);
        this.#store.resize(address, page);
      } finally {
        this.#toPack.delete(address);
      }
    }
  }
}

function todayAt(now: Date): Today {
  const day = dubaiDate(now);
  return { day, part: dayPartAt(sunTimes(day), dubaiMinute(now)) };
}

function formFor(acceptEncoding: string | undefined): Form {
  return acceptedEncoding(acceptEncoding) ?? 'identity';
}
