import { customPropertiesIn, type StylePart } from './stylesheet.ts';
import { isMet } from './selector-needs.ts';
import { namesInPage } from './names-in-page.ts';

type StyleRule = Extract<StylePart, { type: 'rule' }>;

/**
 * The rules of a stylesheet that may match something on a page, in their order, with the custom properties these read. More
 * may be kept than is used, never less: states, attributes and the width of the screen are left open.
 */
export function pickRules(parts: readonly StylePart[], html: string): string {
  const names = namesInPage(html);
  const rules = matchingRules(parts, names);
  return write(parts, new Set(rules), propertiesRead(rules, html));
}

function matchingRules(parts: readonly StylePart[], names: ReadonlySet<string>): StyleRule[] {
  return parts.flatMap((part) => {
    if (part.type === 'group') return matchingRules(part.parts, names);
    return part.type === 'rule' && part.needs.some((needs) => isMet(needs, names)) ? [part] : [];
  });
}

/** What the page itself reads, what the rules read, and what the values of these read in turn. */
function propertiesRead(rules: readonly StyleRule[], html: string): Set<string> {
  const readBy = new Map<string, Set<string>>();
  const read = new Set<string>(customPropertiesIn(html));
  for (const { sets, reads } of rules.flatMap(({ declarations }) => declarations)) {
    const users = sets === null ? read : (readBy.get(sets) ?? new Set());
    for (const name of reads) users.add(name);
    if (sets !== null) readBy.set(sets, users);
  }
  // A set also hands out what is added while it is walked.
  for (const name of read) for (const next of readBy.get(name) ?? []) read.add(next);
  return read;
}

function write(parts: readonly StylePart[], rules: ReadonlySet<StylePart>, read: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if (part.type === 'always') css += part.text;
    else if (part.type === 'property') css += read.has(part.name) ? part.text : '';
    else if (part.type === 'rule') css += rules.has(part) ? writeRule(part, read) : '';
    else css += writeGroup(part, write(part.parts, rules, read));
  }
  return css;
}

function writeRule({ selectors, declarations }: StyleRule, read: ReadonlySet<string>): string {
  const kept = declarations.filter(({ sets }) => sets === null || read.has(sets));
  return kept.length === 0 ? '' : `${selectors}{${kept.map(({ text }) => text).join(';')}}`;
}

/** An empty layer still has its place among the others. */
function writeGroup({ head, isLayer }: Extract<StylePart, { type: 'group' }>, inside: string): string {
  if (inside !== '') return `${head}{${inside}}`;
  return isLayer && /\s/.test(head) ? `${head};` : '';
}
