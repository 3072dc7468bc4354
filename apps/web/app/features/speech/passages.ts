import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { splitSentences, type TextSpan } from '@dalil/domain/language/sentences.ts';
import { PUNCTUATION } from '@dalil/domain/languages/tables/punctuation.ts';
import { languageOf } from '@dalil/domain/language/voices.ts';

/** A span of a passage within one text node, with its properties. */
export type Run = TextSpan & { node: Text; language: Locale; isPhone: boolean };
/** A block of the page as it is read: a heading, a paragraph, an item, a row of a table. */
export type Passage = { text: string; language: Locale; runs: Run[]; element: Element };
export type Sentence = TextSpan & { passage: Passage; isLast: boolean };

/** Marks the parts of the page that may be read. `data-silent` inside them excludes a part. */
const READABLE = '[data-read]';
const SILENT =
  'button, input, select, textarea, nav, svg, script, style, noscript, template, [aria-hidden="true"], [data-silent], .sr-only';

/** The sentences of all visible readable parts in `root`, in the order of the page. */
export function collectSentences(root: ParentNode): Sentence[] {
  const parts = Array.from(root.querySelectorAll(READABLE)).filter((part) => !part.parentElement?.closest(READABLE));
  return parts.flatMap(collectPassages).flatMap((passage) => {
    const spans = splitSentences(passage.text);
    return spans.map((span, at) => ({ ...span, passage, isLast: at === spans.length - 1 }));
  });
}

function collectPassages(part: Element): Passage[] {
  if (part.closest('[hidden], [aria-hidden="true"]') || isCollapsed(part)) return [];
  const passages: Passage[] = [];
  let current: Passage | null = null;

  function readText(node: Text, language: Locale): void {
    if (node.data === '') return;
    const element = node.parentElement ?? part;
    current ??= { text: '', language: languageAt(blockOf(element)), runs: [], element: blockOf(element) };
    const start = current.text.length;
    // A line break of the source counts as a space.
    current.text += node.data.replaceAll(/\s/gu, ' ');
    const isPhone = element.closest('a[href^="tel:"]') !== null;
    current.runs.push({ start, end: current.text.length, node, language, isPhone });
  }

  function close(): void {
    if (current && current.text.trim() !== '') passages.push(current);
    current = null;
  }

  function readElement(element: Element, language: Locale): void {
    if (element.matches(SILENT) || isCollapsed(element)) return;
    const { display, visibility } = getComputedStyle(element);
    if (display === 'none' || visibility === 'hidden') return;
    const isBlock = !display.startsWith('inline') && display !== 'contents' && !/^T[DH]$/u.test(element.tagName);
    if (isBlock) close();
    if (element.tagName === 'BR' && current) current.text += '\n';
    if (/^T[DH]$/u.test(element.tagName) && current) current.text += separator(current);
    for (const node of element.childNodes) {
      if (node instanceof Text) readText(node, language);
      else if (node instanceof Element) readElement(node, languageOf(node.getAttribute('lang') ?? '') ?? language);
    }
    if (isBlock) close();
  }

  readElement(part, languageAt(part));
  close();
  return passages;
}

/** The text between two cells of a row: a comma for a short pause, unless the first cell ends with punctuation. */
function separator({ text, language }: Passage): string {
  if (/[\p{P}]\s*$/u.test(text)) return ' ';
  return PUNCTUATION[language].comma;
}

function languageAt(element: Element): Locale {
  return languageOf(element.closest('[lang]')?.getAttribute('lang') ?? '') ?? BASE_LOCALE;
}

/** In a closed disclosure. The sections of a page are read all the same, and open as they are (`use-reading.ts`). */
function isCollapsed(element: Element): boolean {
  const collapsed = element.closest('details:not([open], [data-section])');
  return collapsed !== null && element !== collapsed && element.closest('summary')?.parentElement !== collapsed;
}

function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement && /^inline|^contents$/u.test(getComputedStyle(block).display))
    block = block.parentElement;
  return block;
}

/** The page range of a span of a passage. Null if the page has changed meanwhile. */
export function rangeOf({ runs }: Passage, { start, end }: TextSpan): Range | null {
  const first = runs.find((run) => run.end > start);
  const last = runs.findLast((run) => run.start < end);
  if (!first || !last || !first.node.isConnected || !last.node.isConnected) return null;
  const range = document.createRange();
  range.setStart(first.node, clamp(start - first.start, first.node));
  range.setEnd(last.node, clamp(end - last.start, last.node));
  return range;
}

function clamp(offset: number, { length }: Text): number {
  return Math.max(0, Math.min(offset, length));
}
