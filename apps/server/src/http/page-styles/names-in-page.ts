const ELEMENT = /<([a-z][\w-]*)/gi;
const CLASSES = /\sclass="([^"]*)"/g;
const LANGUAGE = /\slang="([a-z]{2,3})(?![a-z\d])/gi;
const ENTITY = /&(?:amp|lt|gt|quot|#x27);/g;
const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * The names selectors can ask for: `li` for an element, `.card` for a class, `:lang(ar)` for a language. React writes every
 * attribute in double quotes and five entities; a name too many, from a text, costs a rule and nothing else.
 */
export function namesInPage(html: string): Set<string> {
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
