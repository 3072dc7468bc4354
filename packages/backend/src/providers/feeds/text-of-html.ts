import { Parser } from 'htmlparser2';

/** Elements whose content is not text for users. */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'math', 'title']);

/** The text of a piece of HTML, with spaces between elements. Pages escape it like any other text. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (SILENT.has(name)) silent += 1;
      parts.push(' ');
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1;
      parts.push(' ');
    },
    ontext: (text) => {
      if (silent === 0) parts.push(text);
    },
  });
  parser.end(html);
  return parts.join('');
}
