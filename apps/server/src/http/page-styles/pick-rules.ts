import { isMet } from './selector-needs.ts';
import { customPropertiesIn, type Declaration, type StylePart } from './stylesheet.ts';

type StyleRule = Extract<StylePart, { type: 'rule' }>;

/**
 * The rules of a stylesheet that may match something on a page, in their order, with the custom properties they read and the
 * fonts they name. The result may contain unused rules but never lacks a used one: states, attributes and screen width are not evaluated.
 */
export function pickRules(parts: readonly StylePart[], html: string): string {
  const names = namesInPage(html);
  const rules = matchingRules(parts, names);
  const read = propertiesRead(rules, html);
  return write(parts, { rules: new Set(rules), read, families: familiesNamed(rules, read) });
}

function matchingRules(parts: readonly StylePart[], names: ReadonlySet<string>): StyleRule[] {
  return parts.flatMap((part) => {
    if (part.type === 'group') return matchingRules(part.parts, names);
    return part.type === 'rule' && part.needs.some((needs) => isMet(needs, names)) ? [part] : [];
  });
}

/** Custom properties read by the page, by the rules, and transitively by the values of these properties. */
function propertiesRead(rules: readonly StyleRule[], html: string): Set<string> {
  const readBy = new Map<string, Set<string>>();
  const read = new Set<string>(customPropertiesIn(html));
  for (const { sets, reads } of rules.flatMap(({ declarations }) => declarations)) {
    const users = sets === null ? read : (readBy.get(sets) ?? new Set());
    for (const name of reads) users.add(name);
    if (sets !== null) readBy.set(sets, users);
  }
  // Iterating a set includes elements that are added during the iteration.
  for (const name of read) for (const next of readBy.get(name) ?? []) read.add(next);
  return read;
}

/** Everything in the values of the rules that can be the name of a font family, in lower case and without quotes. */
function familiesNamed(rules: readonly StyleRule[], read: ReadonlySet<string>): Set<string> {
  const names = new Set<string>();
  for (const { text } of rules.flatMap(({ declarations }) => retainedOf(declarations, read))) {
    for (const value of text.slice(text.indexOf(':') + 1).split(/[,;:{}!]/)) {
      const words = familyKey(value).split(/\s+/);
      // In the shorthand `font` the name follows the size.
      const starts = text.includes('font:') ? words.keys() : [0];
      for (const start of starts) names.add(words.slice(start).join(' '));
    }
  }
  return names;
}

function familyKey(name: string): string {
  return name.replaceAll(/["']/g, '').trim().toLowerCase();
}

type Picked = { rules: ReadonlySet<StylePart>; read: ReadonlySet<string>; families: ReadonlySet<string> };

function write(parts: readonly StylePart[], picked: Picked): string {
  let css = '';
  for (const part of parts) {
    if (part.type === 'always') css += part.text;
    else if (part.type === 'property') css += picked.read.has(part.name) ? part.text : '';
    else if (part.type === 'face') css += picked.families.has(familyKey(part.family)) ? part.text : '';
    else if (part.type === 'rule') css += picked.rules.has(part) ? writeRule(part, picked.read) : '';
    else css += writeGroup(part, write(part.parts, picked));
  }
  return css;
}

function writeRule({ selectors, declarations }: StyleRule, read: ReadonlySet<string>): string {
  const retained = retainedOf(declarations, read);
  return retained.length === 0 ? '' : `${selectors}{${retained.map(({ text }) => text).join(';')}}`;
}

function retainedOf(declarations: readonly Declaration[], read: ReadonlySet<string>): Declaration[] {
  return declarations.filter(({ sets }) => sets === null || read.has(sets));
}

/** An empty layer is written because it still defines its position among the layers. */
function writeGroup({ head, isLayer }: Extract<StylePart, { type: 'group' }>, inside: string): string {
  if (inside !== '') return `${head}{${inside}}`;
  return isLayer && /\s/.test(head) ? `${head};` : '';
}

const ELEMENT = /<([a-z][\w-]*)/gi;
const CLASSES = /\sclass="([^"]*)"/g;
const LANGUAGE = /\slang="([a-z]{2,3})(?![a-z\d])/gi;
const ENTITY = /&(?:amp|lt|gt|quot|#x27);/g;
const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * The names a selector can match: `li` for an element, `.card` for a class, `:lang(ar)` for a language. React writes every
 * attribute in double quotes and uses five entities. A false match inside text only adds an unnecessary rule.
 */
function namesInPage(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(ELEMENT)) names.add(element.toLowerCase());
  for (const [, language = ''] of html.matchAll(LANGUAGE)) names.add(`:lang(${language.toLowerCase()})`);
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(CLASSES)) lists.add(list);
  for (const list of lists) {
    const decoded = list.replaceAll(ENTITY, (entity) => CHARACTERS[entity] ?? entity);
    for (const name of decoded.split(/\s+/)) if (name !== '') names.add(`.${name}`);
  }
  return names;
}
