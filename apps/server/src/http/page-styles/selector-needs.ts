import { type CssNode, ident, type Selector } from 'css-tree';

/**
 * What a page must contain for a selector to match: every name of `all`, and one entry of each list of `anyOf`. Names are written
 * as in `namesInPage` (pick-rules.ts). States, attributes and positions are ignored because they can change.
 */
export type Needs = { readonly all: readonly string[]; readonly anyOf: readonly (readonly Needs[])[] };

/** One of the inner selectors must match. The arguments of other pseudo-classes, such as `:not()`, need not be on the page. */
const MATCHES_ONE = new Set(['is', 'where', 'has', '-webkit-any', '-moz-any']);

/** Pseudo-elements that only these elements have. All others can belong to any element. */
const OWNERS: readonly [part: RegExp, elements: readonly string[]][] = [
  [/^-webkit-(?:search|date|datetime|calendar|inner-spin|outer-spin)-/, ['input']],
  [/^(?:placeholder|file-selector-button)$/, ['input', 'textarea']],
  [/^-webkit-details-marker$/, ['summary']],
];

export function selectorNeeds(selector: Selector): Needs {
  const all: string[] = [];
  const anyOf: Needs[][] = [];
  for (const node of selector.children) {
    if (node.type === 'ClassSelector') all.push(`.${ident.decode(node.name)}`);
    else if (node.type === 'TypeSelector') all.push(...elementNames(node.name));
    else if (node.type === 'PseudoElementSelector') anyOf.push(...ownersOf(node.name));
    else if (node.type === 'PseudoClassSelector' && node.children) {
      const inside = node.children.toArray();
      const name = node.name.toLowerCase();
      if (MATCHES_ONE.has(name)) anyOf.push(inside.flatMap(alternatives));
      else if (name === 'lang') anyOf.push(inside.filter(({ type }) => type !== 'Operator').map(languageNeeds));
    }
  }
  return { all, anyOf };
}

export function isMet({ all, anyOf }: Needs, names: ReadonlySet<string>): boolean {
  return all.every((name) => names.has(name)) && anyOf.every((needs) => needs.some((need) => isMet(need, names)));
}

const NOTHING: Needs = { all: [], anyOf: [] };

function alternatives(node: CssNode): Needs[] {
  if (node.type === 'SelectorList') return node.children.toArray().flatMap(alternatives);
  return [node.type === 'Selector' ? selectorNeeds(node) : NOTHING];
}

function ownersOf(part: string): Needs[][] {
  const elements = OWNERS.find(([pattern]) => pattern.test(part.toLowerCase()))?.[1];
  return elements ? [elements.map((element) => ({ all: [element], anyOf: [] }))] : [];
}

function elementNames(name: string): string[] {
  return name === '*' || name.includes('|') ? [] : [ident.decode(name).toLowerCase()];
}

/** `:lang(ar)` also matches `lang="ar-AE"`, so only the primary language is compared. */
function languageNeeds(node: CssNode): Needs {
  const range = node.type === 'Identifier' ? node.name : node.type === 'String' ? node.value : '';
  const language = /^[a-z]{2,3}(?![a-z\d])/i.exec(range)?.[0].toLowerCase();
  return language === undefined ? NOTHING : { all: [`:lang(${language})`], anyOf: [] };
}
