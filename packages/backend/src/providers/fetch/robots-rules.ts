import { PRODUCT } from '@dalil/domain/product.ts';
import robotsParser from 'robots-parser';

type ParseRobots = (
  address: string,
  text: string,
) => { isAllowed: (url: string, agent: string) => boolean | undefined };
/** Its types describe a module with a default export, which resolvers read differently. Node imports the function itself. */
const parseRobots = robotsParser as unknown as ParseRobots;

/** What follows is not read, as RFC 9309 (2.5) permits. */
export const MAX_ROBOTS_LETTERS = 500 * 1024;

type RobotsFile = { address: string; text: string; urls: readonly string[] };

/** Those of these addresses that a robots.txt allows to fetch. A rule that is cut off does not count. */
export function allowedBy({ address, text, urls }: RobotsFile): string[] {
  const isCut = text.length > MAX_ROBOTS_LETTERS;
  const read = isCut ? text.slice(0, text.lastIndexOf('\n', MAX_ROBOTS_LETTERS) + 1) : text;
  const robots = parseRobots(address, read);
  return urls.filter((url) => robots.isAllowed(url, PRODUCT.name) !== false);
}
