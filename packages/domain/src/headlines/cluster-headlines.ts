import type { HeadlineCluster, PublishedHeadline } from './headline.ts';

/** Parameters that say where a user came from, not what is read. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|ref|source|cmpid|at_\w+|ns_\w+|outputtype)$/i;
/** The share of word pairs that two titles about one story have in common. */
const SAME_STORY = 0.5;
const WINDOW_MS = 48 * 3_600_000;

/** An address by which two headlines about one page are recognised. Not an address to open. */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = parameters.map(([name, value]) => `${name}=${value}`).join('&');
  const host = url.hostname.replace(/^(?:www|m|amp)\./, '');
  const path = url.pathname.replace(/\/(?:amp\/?)?$/, '');
  return `${host}${path}${query === '' ? '' : `?${query}`}`;
}

/** The pairs of neighbouring words of a title, without case and punctuation. A title of one word is its own pair. */
export function titleShingles(title: string): Set<string> {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length < 2) return new Set(words);
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

/**
 * Puts reports of one story together: those of the same page, and those of two days in one language whose titles share half of
 * their word pairs. The earliest report leads. The newest stories come first.
 */
export function clusterHeadlines(headlines: readonly PublishedHeadline[]): HeadlineCluster[] {
  const inOrder = headlines.toSorted((a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt));
  const clusters: PublishedHeadline[][] = [];
  const byAddress = new Map<string, number>();
  const byShingle = new Map<string, number[]>();
  for (const headline of inOrder) {
    const address = canonicalAddress(headline.url);
    const shingles = titleShingles(headline.title);
    const known = byAddress.get(address) ?? sameStory(headline, shingles, clusters, byShingle);
    const at = known ?? clusters.push([]) - 1;
    clusters[at]?.push(headline);
    byAddress.set(address, at);
    if (known !== undefined) continue;
    for (const shingle of shingles) byShingle.set(shingle, [...(byShingle.get(shingle) ?? []), at]);
  }
  return clusters.flatMap(toCluster).toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}

function sameStory(
  { language, publishedAt }: PublishedHeadline,
  shingles: ReadonlySet<string>,
  clusters: readonly PublishedHeadline[][],
  byShingle: ReadonlyMap<string, readonly number[]>,
): number | undefined {
  const shared = new Map<number, number>();
  for (const shingle of shingles) {
    for (const at of byShingle.get(shingle) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  for (const [at, count] of shared) {
    const lead = clusters[at]?.[0];
    if (!lead || lead.language !== language) continue;
    if (Date.parse(publishedAt) - Date.parse(lead.publishedAt) > WINDOW_MS) continue;
    const all = titleShingles(lead.title).size + shingles.size - count;
    if (count / all >= SAME_STORY) return at;
  }
  return undefined;
}

/** One report of each publisher. */
function toCluster(reports: readonly PublishedHeadline[]): HeadlineCluster[] {
  const [lead] = reports;
  if (!lead) return [];
  const seen = new Set([lead.publisher]);
  const others = reports.flatMap(({ publisher, title, url }) => {
    if (seen.has(publisher)) return [];
    seen.add(publisher);
    return [{ publisher, title, url }];
  });
  return [{ ...lead, others }];
}
