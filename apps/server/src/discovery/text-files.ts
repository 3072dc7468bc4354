import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { FEED_AREAS } from '@dalil/domain/guide/feed-area.ts';
import { feedHref } from '@dalil/domain/guide/feed-format.ts';
import type { NamedList } from '@dalil/domain/guide/feed-area.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { BASE_LOCALE, LOCALE_INFO, LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 requires less than a year. */
const SECURITY_TEXT_DAYS = 360;
const CONTACT_PATH = '/contact';

/**
 * Crawlers may read pages but not the unlimited filter combinations of a list: every item of a list has a page of its own. Programs
 * that fetch calendars and feeds for people obey the same rules, so what pages offer is open with its filters.
 */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/docs',
    'Allow: /api/openapi.json',
    'Allow: /api/open/',
    'Allow: /api/events.ics',
    'Allow: /api/events/*.ics',
    'Disallow: /*?',
    'Allow: /*?page=',
    'Allow: /feeds/',
    'Allow: /*/feeds/',
    'Allow: /pictures/',
    'Allow: /art/',
    'Allow: /og/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** RFC 9116. The expiry is computed from the current day, so it never passes while the site runs. */
export function writeSecurityText(origin: string, now: Date): string {
  const expires = dubaiDate(new Date(now.getTime() + SECURITY_TEXT_DAYS * DAY_MS));
  return [
    `Contact: ${origin}${CONTACT_PATH}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Describes the guide for programs that read it (llmstxt.org). */
export function writeLlmsText(origin: string): string {
  const lists = (Object.keys(SITE[BASE_LOCALE].lists) as NamedList[]).map((list) => {
    const { title, promise } = SITE[BASE_LOCALE].lists[list];
    return `- [${title}](${origin}/${list}): ${promise}`;
  });
  const languages = LOCALES.map(
    (locale) => `- [${LOCALE_INFO[locale].nativeName}](${origin}${localePath(locale, '/')})`,
  );
  const feeds = FEED_AREAS.map(
    (area) => `- [${SITE[BASE_LOCALE].lists[area].title}](${origin}${feedHref(BASE_LOCALE, area, 'json')})`,
  );
  return `# ${PRODUCT.name}

> ${SITE[BASE_LOCALE].description}

Prices, fees, rules, hours and telephone numbers are facts: each has a source, the day it was last known to hold and a
day of review. Quote a fact together with its source and its date. A fact whose value is not given is doubtful or out
of date: follow the link to its source instead. Ratings are not part of the guide.
Each item says how its text was made and whether a native speaker has read the translation.

## Lists

${lists.join('\n')}

## Languages

${languages.join('\n')}

## For programs

- [API description](${origin}/api/openapi.json): OpenAPI 3.1; everything people see can be read as JSON
- [API documentation](${origin}/api/docs)
- [For developers](${origin}/developers): data sets as files with their licence (CC BY 4.0), and limits
- [Facts](${origin}/api/open/facts.json): every fact with its value, source and date
- [Model Context Protocol](${origin}/mcp): streamable HTTP, tools that read the guide
- [Every page](${origin}/sitemap.xml)

## Feeds

${feeds.join('\n')}

## Policies

- [Content policy](${origin}/legal/content-policy): where the content comes from and how errors are corrected
- [AI ethics](${origin}/legal/ai-ethics)
`;
}
