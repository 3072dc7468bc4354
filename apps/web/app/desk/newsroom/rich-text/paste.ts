import { parseDocument } from '@dalil/domain/guide/parse-document.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { DOMParser, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { fragmentOf } from './document-blocks.ts';
import { schema } from './schema.ts';

/** HTML is longer than its words. More of it cannot fit, and reading it would hold up the page. */
const MAX_HTML = TEXT_LIMITS.markdown * 2;
/** Elements whose content is no text of the page they come from. */
const IGNORED =
  'script, style, template, iframe, object, embed, svg, math, canvas, audio, video, img, form button, input, select, textarea, noscript, noembed, noframes, xmp, title, meta, link, [hidden]';

/** Reads pasted HTML by the rules of our document alone: there is none for styles, pictures, scripts or attributes. */
export const clipboardParser = new DOMParser(schema, [
  { tag: IGNORED, ignore: true },
  ...DOMParser.fromSchema(schema).rules,
]);

/** Pasted text is Markdown, as plain text is too. Both are cut to what the field may hold. */
export const paste = new Plugin({
  props: {
    clipboardParser,
    transformPastedHTML: (html) => cutText(html, MAX_HTML),
    transformPastedText: (text) => cutText(text, TEXT_LIMITS.markdown),
    clipboardTextParser: (text) => Slice.maxOpen(fragmentOf(parseDocument(text))),
    clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, '\n\n'),
  },
});
