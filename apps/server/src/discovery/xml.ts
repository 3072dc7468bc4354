const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** XML 1.0 has no way to write these. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An element with text in it; nothing for a text that is not known. */
export function element(name: string, text: string | null | undefined): string {
  return text === null || text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}
