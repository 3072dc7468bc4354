/** In-memory caches with the behaviour the worker relies on: entries are in the order in which they were put. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache as unknown as Cache;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

class MemoryCache {
  readonly #entries = new Map<string, Response>();

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.#entries.get(urlOf(request))?.clone();
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    this.#entries.delete(urlOf(request));
    this.#entries.set(urlOf(request), response);
  }

  async add(request: RequestInfo): Promise<void> {
    const response = await fetch(request);
    if (!response.ok) throw new TypeError('bad response status');
    await this.put(request, response);
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#entries.delete(urlOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }
}

export const ORIGIN = 'https://guide.example';

function urlOf(request: RequestInfo): string {
  return new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
}
