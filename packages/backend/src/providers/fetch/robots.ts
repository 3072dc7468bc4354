import { PRODUCT } from '@dalil/domain/product.ts';
import robotsParser from 'robots-parser';
import { type FetchPublic, FetchRefused } from './fetch-public.ts';

type ParseRobots = (
  address: string,
  text: string,
) => { isAllowed: (url: string, agent: string) => boolean | undefined };
/** Its types describe a module with a default export, which resolvers read differently. Node imports the function itself. */
const parseRobots = robotsParser as unknown as ParseRobots;

/** The robots.txt of a site could not be read, so nothing of it may be fetched (RFC 9309, 2.3.1). */
export class RobotsUnreachable extends Error {}

type Parts = { fetchPublic: FetchPublic; userAgent: string };

/**
 * Which addresses of the site of `url` its robots.txt allows to fetch. Without one everything is allowed. Throws
 * `RobotsUnreachable`, and `FetchRefused` where the site does not answer.
 */
export async function readRobots({ fetchPublic, userAgent }: Parts, url: string): Promise<(url: string) => boolean> {
  const address = URL.parse('/robots.txt', url)?.href;
  if (address === undefined) throw new FetchRefused('address_invalid');
  const { status, text } = await fetchPublic(address, { 'user-agent': userAgent });
  if (status >= 400 && status < 500) return () => true;
  if (status !== 200) throw new RobotsUnreachable();
  const robots = parseRobots(address, text);
  return (one) => robots.isAllowed(one, PRODUCT.name) !== false;
}
