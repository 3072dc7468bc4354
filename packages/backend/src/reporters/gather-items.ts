import { createHash } from 'node:crypto';
import { feedSources } from '@dalil/database/tables/headlines.ts';
import { canonicalAddress, clusterHeadlines } from '@dalil/domain/headlines/cluster-headlines.ts';
import { isSecureAddress } from '@dalil/domain/headlines/feed-source.ts';
import { type Headline, isCurrentHeadline, type PublishedHeadline } from '@dalil/domain/headlines/headline.ts';
import { plainLine } from '@dalil/domain/language/plain-line.ts';
import type { Evidence } from '@dalil/domain/reporters/draft.ts';
import { EVIDENCE_TEXT_LIMIT, type ReporterPage, type RunReason } from '@dalil/domain/reporters/reporter.ts';
import { inArray, sql } from 'drizzle-orm';
import { getDomain } from 'tldts';
import type { Deps } from '../core/deps.ts';
import { TaskRefused, TaskStopped } from '../core/thread-pool.ts';
import { FetchRefused } from '../providers/fetch/fetch-public.ts';
import { readRobots, RobotsUnreachable } from '../providers/fetch/robots.ts';
import type { Reporter } from './reporter-row.ts';

const MAX_EVENTS = 12;
const MAX_ITEMS = 30;
/** So often a model is asked about the same event, so that one it cannot write about does not hold up the others for ever. */
const MAX_TRIES = 3;
/** Failures of an answer. One of the network or the provider says nothing about what was asked. */
const BAD_ANSWERS: RunReason[] = ['model_malformed', 'model_refused', 'model_too_long'];

/** An item that came in. Reports of one event have the same key, so an event is written about once. */
export type InputItem = Evidence & { eventKey: string };
export type Gathered = {
  items: InputItem[] /** Sources that brought nothing, with why. */;
  down: string[];
  asked: number;
};

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** By this, sources count as independent: `news.example.co.uk` and `example.co.uk` are one. */
export function originOf(url: string): string {
  const host = URL.parse(url)?.hostname ?? url;
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** STAFF-4: what the sources of a reporter have that no earlier run of it has used. All of it is text of others, and untrusted. */
export async function gatherItems(deps: Deps, reporter: Reporter): Promise<Gathered> {
  const [feeds, pages] = await Promise.all([gatherFeeds(deps, reporter), gatherPages(deps, reporter.pages)]);
  const used = await findUsed(deps, reporter);
  const events = [...pages.events, ...feeds.events].filter(
    (items) => !items.some(({ eventKey }) => used.has(eventKey)),
  );
  const items = events
    .slice(0, MAX_EVENTS)
    .flatMap((event) => {
      const [first] = event;
      return event.map((item) => ({ ...item, eventKey: first?.eventKey ?? item.eventKey }));
    })
    .slice(0, MAX_ITEMS)
    .map((item, at) => ({ ...item, id: `s${at + 1}` }));
  return { items, down: [...feeds.down, ...pages.down], asked: feeds.asked + reporter.pages.length };
}

type Report = PublishedHeadline & { feedUrl: string };
type Part = { events: InputItem[][]; down: string[]; asked: number };

/** The feeds were fetched by their own job, which respects robots.txt and pauses. A feed that failed last time is left out. */
async function gatherFeeds({ db, now }: Deps, { sourceIds }: Reporter): Promise<Part> {
  if (sourceIds.length === 0) return { events: [], down: [], asked: 0 };
  const rows = await db.select().from(feedSources).where(inArray(feedSources.id, sourceIds));
  const isUp = (row: (typeof rows)[number]) =>
    row.isOn && row.result === 'ok' && row.kind === 'headlines' && isSecureAddress(row.url);
  const reports = rows.filter(isUp).flatMap((row) =>
    // Checked when the feed was read.
    (row.items as Headline[])
      // What could have been changed on the way is no evidence, and no source of an article.
      .filter(({ publishedAt, url }) => isCurrentHeadline(publishedAt, now()) && isSecureAddress(url))
      .map(
        (headline): Report => ({
          ...headline,
          feedUrl: row.url,
          publisher: row.name,
          language: row.language as PublishedHeadline['language'],
          section: row.section as PublishedHeadline['section'],
        }),
      ),
  );
  const known = new Map(reports.map((report) => [`${report.publisher} ${report.url}`, report]));
  const events = clusterHeadlines(reports).map((cluster) =>
    [cluster, ...cluster.others]
      .flatMap(({ publisher, url }) => known.get(`${publisher} ${url}`) ?? [])
      .map(itemOfHeadline),
  );
  const down = rows.filter((row) => !isUp(row)).map((row) => `${row.name}: ${whyDown(row)}`);
  return { events, down, asked: rows.length };
}

function whyDown({ isOn, url, result }: typeof feedSources.$inferSelect): string {
  if (!isOn) return 'off';
  return isSecureAddress(url) ? (result ?? 'waiting') : 'insecure';
}

function itemOfHeadline({ title, extract, url, feedUrl, publisher, publishedAt }: Report): InputItem {
  return {
    id: '',
    kind: 'feed',
    source: publisher,
    url,
    // Not that of the item: a feed could name any host, and look like several sources.
    origin: originOf(feedUrl),
    isOfficial: false,
    date: publishedAt,
    text: plainLine(extract === null ? title : `${title}. ${extract}`, EVIDENCE_TEXT_LIMIT),
    eventKey: hashOf(canonicalAddress(url)),
  };
}

async function gatherPages(deps: Deps, pages: readonly ReporterPage[]): Promise<Omit<Part, 'asked'>> {
  const events: InputItem[][] = [];
  const down: string[] = [];
  for (const page of pages) {
    const found = await fetchPage(deps, page);
    if (typeof found === 'string') down.push(`${page.name}: ${found}`);
    else events.push([found]);
  }
  return { events, down };
}

/** The text of a page, or the code of what went wrong. A page whose text is the same as before is the same event. */
async function fetchPage(
  { fetchPublic, parseForeign: parse, live, now }: Deps,
  page: ReporterPage,
): Promise<InputItem | string> {
  if (!live.isOn) return 'off';
  if (!isSecureAddress(page.url)) return 'insecure';
  try {
    const allowed = await readRobots({ fetchPublic, parse, userAgent: live.userAgent }, [page.url]);
    if (!allowed.has(page.url)) return 'robots_forbid';
    const { status, text, url } = await fetchPublic(page.url, { accept: 'text/html', 'user-agent': live.userAgent });
    if (status !== 200) return `http_${status}`;
    const words = plainLine(await parse('page-text', text), EVIDENCE_TEXT_LIMIT);
    if (words === '') return 'empty';
    return {
      id: '',
      kind: 'page',
      source: page.name,
      url: page.url,
      origin: originOf(url),
      // A page that redirects elsewhere is not the page that was called official.
      isOfficial: page.isOfficial && originOf(url) === originOf(page.url),
      date: now().toISOString(),
      text: words,
      eventKey: hashOf(`${page.url} ${words}`),
    };
  } catch (error) {
    if (error instanceof FetchRefused) return error.reason;
    if (error instanceof RobotsUnreachable) return 'robots_unreachable';
    if (error instanceof TaskStopped) return 'reading_stopped';
    if (error instanceof TaskRefused) return error.fault;
    throw error;
  }
}

/**
 * The events that are written about, hold no news, or were tried so often that another answer of the model would be no better. A
 * blocked or unreadable answer says nothing about its events, so the next run has them again.
 */
async function findUsed({ db }: Deps, { id }: Reporter): Promise<Set<string>> {
  const { rows } = await db.execute<{ eventKey: string }>(sql`
    select e.event_key as "eventKey" from reporter_evidence e join reporter_runs r on r.id = e.run_id
    where r.reporter_id = ${id}
    group by e.event_key
    having bool_or(r.state in ('drafted', 'nothing'))
      or count(distinct r.id) filter (where r.state = 'blocked' or r.reasons && ${sql.param(BAD_ANSWERS)}::text[]) >= ${MAX_TRIES}`);
  return new Set(rows.map(({ eventKey }) => eventKey));
}
