import { type Atrule, type CssNode, parse, type Rule } from 'css-tree';
import { type Needs, selectorNeeds } from './selector-needs.ts';

export type Declaration = {
  readonly text: string;
  /** The custom property it sets, or null for an ordinary property. */
  readonly sets: string | null;
  /** The custom properties it reads. */
  readonly reads: readonly string[];
};

/** A stylesheet split into the parts a page may need. Every text is copied unchanged from the stylesheet. */
export type StylePart =
  | { type: 'rule'; selectors: string; needs: readonly Needs[]; declarations: readonly Declaration[] }
  /** `@media`, `@supports`, `@layer` and similar rules around other parts. */
  | { type: 'group'; head: string; isLayer: boolean; parts: readonly StylePart[] }
  | { type: 'property'; name: string; text: string }
  | { type: 'face'; family: string; text: string }
  | { type: 'always'; text: string };

const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);
/** These rules do not affect a page on a screen. */
const LEFT_OUT = new Set(['charset', 'page']);
/** In these media the page waits for the whole stylesheet (see page-styles.ts), so that other pages do not carry their rules. */
export const WAITING_MEDIA = ['print', '(prefers-contrast: more)', '(forced-colors: active)'] as const;
const WAITING = new Set(WAITING_MEDIA.map((query) => bare(query)));
const FAMILY = /font-family:\s*["']?([^;"'}]+)/i;
/** The light of pictures that a page refers to by `use`: they take it from the page, whose own text does not name it. */
const READ_BY_PICTURES = /^--(?:tone-|lights$|stars$)/;
const CUSTOM_PROPERTY = /--(?:[\w-]|[^\0-\x7f]|\\.)+/g;

/** Parses a stylesheet. Parts that cannot be parsed are included unchanged in every page. */
export function readStylesheet(css: string): StylePart[] {
  const sheet = parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
  });
  return partsOf(sheet, css);
}

export function customPropertiesIn(text: string): string[] {
  return text.match(CUSTOM_PROPERTY) ?? [];
}

function partsOf(parent: CssNode, css: string): StylePart[] {
  if (parent.type !== 'StyleSheet' && parent.type !== 'Block') return [];
  return parent.children.toArray().flatMap((node) => {
    if (node.type === 'Rule') return [readRule(node, css)];
    if (node.type === 'Atrule') return readAtRule(node, css);
    return node.type === 'Comment' ? [] : [{ type: 'always', text: textOf(node, css) } as const];
  });
}

function readRule(rule: Rule, css: string): StylePart {
  const { prelude, block } = rule;
  if (prelude.type === 'Raw') return { type: 'always', text: textOf(rule, css) };
  const selectors = prelude.children.toArray();
  return {
    type: 'rule',
    selectors: textOf(prelude, css),
    needs: selectors.map((selector) =>
      selector.type === 'Selector' ? selectorNeeds(selector) : { all: [], anyOf: [] },
    ),
    declarations: block.children
      .toArray()
      .filter(({ type }) => type !== 'Comment')
      .map((node) => readDeclaration(node, css)),
  };
}

/** Nested rules are treated as an additional declaration of their rule. */
function readDeclaration(node: CssNode, css: string): Declaration {
  const text = textOf(node, css);
  const isOwn = node.type === 'Declaration' && node.property.startsWith('--') && !READ_BY_PICTURES.test(node.property);
  const sets = isOwn ? node.property : null;
  return { text, sets, reads: [...new Set(customPropertiesIn(sets === null ? text : text.slice(sets.length)))] };
}

function readAtRule(rule: Atrule, css: string): StylePart[] {
  const name = rule.name.toLowerCase();
  const prelude = rule.prelude ? textOf(rule.prelude, css) : '';
  if (LEFT_OUT.has(name) || (name === 'media' && prelude.split(',').every((query) => WAITING.has(bare(query)))))
    return [];
  if (name === 'property') return [{ type: 'property', name: prelude.trim(), text: textOf(rule, css) }];
  const family = name === 'font-face' ? FAMILY.exec(textOf(rule, css))?.[1]?.trim() : undefined;
  if (family !== undefined) return [{ type: 'face', family, text: textOf(rule, css) }];
  if (!rule.block || !GROUPS.has(name)) return [{ type: 'always', text: textOf(rule, css) }];
  const head = css.slice(offsets(rule).start, offsets(rule.block).start).trimEnd();
  return [{ type: 'group', head, isLayer: name === 'layer', parts: partsOf(rule.block, css) }];
}

/** A media query without spaces, which are insignificant in a single condition. */
function bare(query: string): string {
  return query.replaceAll(/\s/g, '').toLowerCase();
}

function textOf(node: CssNode, css: string): string {
  const { start, end } = offsets(node);
  return css.slice(start, end);
}

function offsets({ loc, type }: CssNode): { start: number; end: number } {
  if (!loc) throw new Error(`a ${type} without its place in the stylesheet`);
  return { start: loc.start.offset, end: loc.end.offset };
}
