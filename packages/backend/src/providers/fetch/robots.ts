import type { ParseForeign } from '../foreign/foreign.ts';
import { type FetchPublic, FetchRefused } from './fetch-public.ts';

/** The robots.txt of a site could not be read, so nothing of it may be fetched (RFC 9309, 2.3.1). */
export class RobotsUnreachable extends Error {}

type Parts = { fetchPublic: FetchPublic; parse: ParseForeign; userAgent: string };

/**
 * Those of these addresses of one site that its robots.txt allows to fetch. Without one all are allowed. Throws `RobotsUnreachable`,
 * `FetchRefused` where the site does not answer, and `TaskStopped` for rules that take too long.
 */
export async function readRobots(
  { fetchPublic, parse, userAgent }: Parts,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  const address = URL.parse('/robots.txt', urls[0])?.href;
  if (address === undefined) throw new FetchRefused('address_invalid');
  const { status, text } = await fetchPublic(address, { 'user-agent': userAgent });
  if (status >= 400 && status < 500) return new Set(urls);
  if (status !== 200) throw new RobotsUnreachable();
  return new Set(await parse('robots', { address, text, urls }));
}
