import { isStandingAddress, ownPath } from '../../guide/own-address.ts';
import { storedStrings } from './plain-words.ts';
import { type CheckContext, type CheckedItem, type Found, type Located, textsOf } from './rule.ts';
import type { Fact } from '../../guide/fact.ts';

const LINK = /\]\(([^)\s]+)\)/g;

function linksIn(text: Parameters<typeof storedStrings>[0]): string[] {
  return storedStrings(text).flatMap((part) => Array.from(part.matchAll(LINK), ([, target = '']) => target));
}

const ownLinksIn = (text: Parameters<typeof storedStrings>[0]): string[] => [
  ...new Set(linksIn(text).filter((target) => /^\/(?!\/)/.test(target) && !isStandingAddress(target))),
];

type Text = Parameters<typeof storedStrings>[0];

/** The links of a text to pages of the guide that do not exist, as they are written. */
export function missingLinksIn(text: Text, hasPage: CheckContext['hasPage']): string[] {
  return ownLinksIn(text).filter((target) => !hasPage(ownPath(target) ?? target));
}

/** Links of the texts to pages of the guide that do not exist. */
export function checkOwnLinks(item: CheckedItem, { hasPage }: CheckContext): Found[] {
  return textsOf(item).flatMap(([locale, text]) =>
    missingLinksIn(text, hasPage).map((target) => ({ locale, subject: target, evidence: target })),
  );
}

/** The pages of items that a text leads to: what `hasPage` is asked about. */
export function itemPathsIn(text: Text): string[] {
  return ownLinksIn(text).flatMap((target) => ownPath(target) ?? []);
}

/** The addresses of other sites that an item names: its sources, the website of its subject, links of its texts. */
export function outsideLinksOf(item: CheckedItem): string[] {
  const { website, officialUrl } = item.data as { website?: unknown; officialUrl?: unknown };
  const named = [...item.provenance.sources.map(({ url }) => url), website, officialUrl];
  const written = textsOf(item).flatMap(([, text]) => linksIn(text));
  const all = [...named, ...written].filter((one): one is string => typeof one === 'string' && /^https?:/.test(one));
  return [...new Set(all)];
}

export function checkOutsideLinks(item: CheckedItem, { deadLinks }: CheckContext): Found[] {
  return outsideLinksOf(item).flatMap((url) => {
    const code = deadLinks.get(url);
    return code === undefined ? [] : [{ locale: null, subject: url, evidence: `${url} · ${code}` }];
  });
}

export function checkFactSources(facts: readonly Fact[], { deadLinks }: CheckContext): Located[] {
  return facts.flatMap(({ id, sourceUrl }) => {
    const code = deadLinks.get(sourceUrl);
    if (code === undefined) return [];
    return [{ kind: 'fact', id, locale: null, subject: sourceUrl, evidence: `${sourceUrl} · ${code}` }];
  });
}
