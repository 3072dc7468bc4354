import { decodeText } from '@dalil/domain/language/decode-text.ts';
import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { isPublicAddress } from './public-address.ts';

export const FETCH_REFUSALS = [
  'address_invalid',
  'address_not_public',
  'port_refused',
  'too_many_redirects',
  'too_large',
  'timeout',
  'unreachable',
] as const;
export type FetchRefusal = (typeof FETCH_REFUSALS)[number];

/** An address that is not fetched, or an answer that is not taken. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Why an address that somebody gives would never be fetched. Null: it may be, if its name belongs to the public internet. */
export type FindAddressFault = (url: string) => FetchRefusal | null;

/** `isWhole` is false where the encoding of the text is unknown or some of its bytes are none of it. */
export type PublicAnswer = { url: string; status: number; headers: Headers; text: string; isWhole: boolean };
/** With a body it is a POST, which is not redirected. */
export type FetchPublic = (
  url: string,
  headers?: Readonly<Record<string, string>>,
  body?: Uint8Array,
) => Promise<PublicAnswer>;

type Resolved = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void;
type ResolveHost = (host: string, done: Resolved) => void;
export type FetchPublicOptions = {
  /** Hosts, with or without a port, that an operator exempts from the rules on addresses and ports. */
  allowHosts: readonly string[];
  resolveHost?: ResolveHost;
  timeoutMs?: number;
  maxBytes?: number;
  /** For tests, whose servers are on free ports. */
  isAnyPort?: boolean;
};

const TIMEOUT_MS = 8000;
const MAX_BYTES = 2_000_000;
const MAX_REDIRECTS = 3;
/** Names that no public server has (RFC 6761, 6762, 8375 and ICANN's `internal`), and names without a dot. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|invalid)\.?$|^[^.]+\.?$/;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REFUSED = Symbol('refused');

/**
 * Fetches addresses that people enter or browsers name, such as feeds and push services, without reaching anything but the public internet. A name is resolved once
 * for each connection, by the connection itself, and refused if any of its addresses is not public, so that what is checked is what
 * is connected to. Each redirect is checked like the first address. No cookies or credentials are sent. The answer may have any
 * status and is read up to the limit, uncompressed and decoded. Throws `FetchRefused`.
 */
export function createFetchPublic(options: FetchPublicOptions): {
  fetchPublic: FetchPublic;
  findAddressFault: FindAddressFault;
  close: () => Promise<void>;
} {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  const agent = new Agent({ connect: { lookup: checkedLookup(options), timeout: timeoutMs }, keepAliveTimeout: 1000 });
  const fetchPublic: FetchPublic = async (first, headers = {}, body) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = checkedUrl(first, options);
    try {
      for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        const answer = await fetch(url, {
          dispatcher: agent,
          redirect: 'manual',
          headers,
          ...(body && { method: 'POST', body }),
          signal,
          credentials: 'omit',
        });
        const target = REDIRECTS.has(answer.status) && !body ? answer.headers.get('location') : null;
        if (target === null) {
          const decoded = decodeText(await readBytes(answer.body, maxBytes), answer.headers.get('content-type'));
          return { url: url.href, status: answer.status, headers: new Headers([...answer.headers]), ...decoded };
        }
        await answer.body?.cancel();
        url = checkedUrl(target, options, url);
      }
    } catch (error) {
      throw refusalOf(error);
    }
    throw new FetchRefused('too_many_redirects');
  };
  return { fetchPublic, findAddressFault: (url) => faultOf(url, options), close: () => agent.close() };
}

/** The rule for what is stored before it is fetched. A name is resolved only when it is fetched, because its address may change. */
function faultOf(address: string, options: FetchPublicOptions): FetchRefusal | null {
  try {
    const { hostname, host } = checkedUrl(address, options);
    const isExempt = options.allowHosts.some((allowed) => allowed === host || allowed === hostname);
    return !isExempt && LOCAL_NAMES.test(hostname) && isIP(hostOf({ hostname })) === 0 ? 'address_not_public' : null;
  } catch (error) {
    if (error instanceof FetchRefused) return error.reason;
    throw error;
  }
}

/** The address without its fragment. Throws if its scheme, credentials, port or IP address is not allowed. */
function checkedUrl(address: string, options: FetchPublicOptions, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchRefused('address_invalid');
  if (url.username !== '' || url.password !== '' || url.hostname === '') throw new FetchRefused('address_invalid');
  url.hash = '';
  const host = hostOf(url);
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  if (options.allowHosts.includes(host) || options.allowHosts.includes(`${host}:${port}`)) return url;
  // A connection knows its host only, so a host that is exempt on one port is refused on every other.
  if (options.allowHosts.some((allowed) => allowed.startsWith(`${host}:`))) throw new FetchRefused('port_refused');
  if (url.port !== '' && options.isAnyPort !== true) throw new FetchRefused('port_refused');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchRefused('address_not_public');
  return url;
}

function hostOf({ hostname }: Pick<URL, 'hostname'>): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

const resolveBySystem: ResolveHost = (host, done) => lookup(host, { all: true }, done);

/** What a connection resolves its host with. Host names of exempt addresses keep their exemption. */
function checkedLookup({ allowHosts, resolveHost = resolveBySystem }: FetchPublicOptions): LookupFunction {
  const exempt = new Set(allowHosts.map((host) => host.replace(/:\d+$/, '')));
  return (host, { all }, callback) =>
    resolveHost(host, (error, found) => {
      if (error) return callback(error, []);
      const [first] = found;
      const isAllowed = exempt.has(host) || found.every(({ address }) => isPublicAddress(address));
      if (!first || !isAllowed) return callback(Object.assign(new Error('refused'), { [REFUSED]: true }), []);
      if (all === true) return callback(null, found);
      callback(null, first.address, first.family);
    });
}

type Chunks = AsyncIterable<Uint8Array> | null;

async function readBytes(body: Chunks, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new FetchRefused('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The reason of a failed connection is the cause of the error of `fetch`. */
function refusalOf(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause === 'object' && cause !== null && REFUSED in cause) return new FetchRefused('address_not_public');
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'ConnectTimeoutError');
  return new FetchRefused(isLate ? 'timeout' : 'unreachable');
}
