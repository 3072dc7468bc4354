import { splitLocale } from '../../language/locale.ts';
import { storedStrings } from './plain-words.ts';
import { type CheckContext, type CheckedItem, type Found, type Located, textsOf } from './rule.ts';
import type { Fact } from '../../guide/fact.ts';

const LINK = /\]\(([^)\s]+)\)/g;

function linksIn(text: Parameters<typeof storedStrings>[0]): string[] {
  return storedStrings(text).flatMap((part) => Array.from(part.matchAll(LINK), ([, target = '']) => target));
}

/** Links of the texts to pages of the guide that do not exist. */
export function checkOwnLinks(item: CheckedItem, { hasPage }: CheckContext): Found[] {
  return textsOf(item).flatMap(([locale, text]) =>
    [...new Set(linksIn(text))]
      .filter((target) => /^\/(?!\/)/.test(target) && !hasPage(pathOf(target)))
      .map((target) => ({ locale, subject: target, evidence: target })),
  );
}

function pathOf(target: string): string {
  const plain = target.split(/[?#]/)[0] ?? target;
  const { path } = splitLocale(plain);
  return path.length > 1 ? path.replace(/\/$/, '') : path;
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
