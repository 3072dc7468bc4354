import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;
const MAX_OTHER_HOSTS = 8;
const UNUSED_AFTER_MS = 3_600_000;

type Host = { full: string; name: string; port: string };

/** A Host header in lower case; null if it is malformed. */
function parseHost(header: string | undefined): Host | null {
  const full = (header ?? 'localhost').toLowerCase();
  if (!HOST.test(full)) return null;
  const port = /:(\d+)$/.exec(full.slice(full.indexOf(']') + 1))?.[1] ?? '';
  return { full, name: port === '' ? full : full.slice(0, -port.length - 1), port };
}

/** Whether a request with this Host is for the site at `publicUrl`. This machine reaches it under its own names, too. */
export function isHostOf(publicUrl: string, header: string | undefined): boolean {
  const host = parseHost(header);
  return host !== null && (host.name === new URL(publicUrl).hostname || LOOPBACK.test(host.name));
}

/**
 * The hosts whose pages are cached without a configured origin: those of this machine with the port of the server, and a few
 * more. Anybody can send any Host, so a place becomes free only when its host was not requested for an hour.
 */
export class KnownHosts {
  readonly #own: ReadonlySet<string>;
  readonly #others = new Map<string, number>();
  readonly #now: () => Date;

  constructor(now: () => Date, own: readonly string[] = addressesOfThisMachine()) {
    this.#now = now;
    this.#own = new Set(own);
  }

  /** The origin of a Host whose pages are cached, or null. `port` is the one the request arrived at. */
  originOf(header: string | undefined, port: number | undefined): string | null {
    const host = parseHost(header);
    if (!host) return null;
    const isOwn = (LOOPBACK.test(host.name) || this.#own.has(host.name)) && [String(port), ''].includes(host.port);
    return isOwn || this.#hasPlace(host.full) ? `http://${host.full}` : null;
  }

  #hasPlace(host: string): boolean {
    const now = this.#now().getTime();
    if (!this.#others.has(host) && this.#others.size >= MAX_OTHER_HOSTS) {
      for (const [other, usedAt] of this.#others) if (now - usedAt > UNUSED_AFTER_MS) this.#others.delete(other);
      if (this.#others.size >= MAX_OTHER_HOSTS) return false;
    }
    this.#others.set(host, now);
    return true;
  }
}

function addressesOfThisMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((list = []) =>
    list.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  );
}
