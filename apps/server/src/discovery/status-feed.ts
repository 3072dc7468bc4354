import type { IncidentsView } from '@dalil/backend/monitoring/incidents/list-incidents.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { element, escapeXml } from './xml.ts';

export const ATOM_TYPE = 'application/atom+xml';

type StatusFeed = IncidentsView & {
  origin: string;
  locale: Locale;
  /** Of a feed without entries, which needs a time as well: an ISO instant. */
  emptyAt: string;
};

/** MON-1: the incidents of 90 days as Atom (RFC 4287). An update of an incident changes its entry, so programs show it again. */
export function writeStatusFeed({ origin, locale, incidents, emptyAt }: StatusFeed): string {
  const messages = SITE[locale].status;
  const page = origin + localePath(locale, '/status');
  const self = origin + localePath(locale, '/status.atom');
  const updated = incidents.map(({ updatedAt }) => updatedAt).toSorted();
  const entries = incidents.map(({ id, title, state, startedAt, updatedAt, updates }) => {
    const text = updates.map((update) => `${messages[update.state]} (${update.at}): ${update.text.text}`).join('\n\n');
    return (
      `<entry>${element('title', `${messages[state]}: ${title.text}`)}${element('id', `urn:uuid:${id}`)}` +
      `<link rel="alternate" href="${escapeXml(`${page}#incident-${id}`)}"/>` +
      element('published', startedAt) +
      element('updated', updatedAt) +
      `<content type="text" xml:lang="${updates[0]?.text.locale ?? locale}">${escapeXml(text)}</content></entry>\n`
    );
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">` +
    element('title', `${messages.title} · ${PRODUCT_NAMES[locale].localName}`) +
    `${element('subtitle', messages.promise)}${element('id', self)}${element('updated', updated.at(-1) ?? emptyAt)}` +
    `<author>${element('name', PRODUCT.name)}</author>` +
    `<link rel="self" type="${ATOM_TYPE}" href="${escapeXml(self)}"/>` +
    `<link rel="alternate" href="${escapeXml(page)}"/>\n${entries.join('')}</feed>\n`
  );
}
