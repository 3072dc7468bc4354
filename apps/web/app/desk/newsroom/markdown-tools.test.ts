import { expect, test } from 'vitest';
import { applyTool, type MarkdownTool, insertWord } from './markdown-tools.ts';

/** `[` and `]` stand for the selection. */
function use(tool: MarkdownTool, marked: string): string {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const { text, start: from, end: to } = applyTool({ text: marked.replace(/[⟦⟧]/g, ''), start, end }, tool);
  return `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`;
}

test.each<[MarkdownTool, string, string]>([
  ['bold', 'ابدأ من ⟦بر دبي⟧ مساء', 'ابدأ من **⟦بر دبي⟧** مساء'],
  ['bold', 'a **⟦b⟧** c', 'a ⟦b⟧ c'],
  ['italic', '⟦⟧', '*⟦⟧*'],
  ['link', 'see ⟦the page⟧', 'see [⟦the page⟧](https://)'],
  ['heading', 'one\ntw⟦o\nth⟧ree\nfour', 'one\n⟦## two\n## three⟧\nfour'],
  ['heading', '### ⟦one⟧', '⟦## one⟧'],
  ['list', '⟦one\ntwo⟧', '⟦- one\n- two⟧'],
  ['list', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
  ['table', 'one⟦⟧', 'one\n\n⟦|   |   |\n| --- | --- |\n|   |   |⟧\n\n'],
])('STAFF-1 the tool %s in %j', (tool, before, after) => {
  expect(use(tool, before)).toBe(after);
});

test.each([
  ['A tag costs', 11, 'A tag costs {{a.b}}'],
  ['A tag costs ', 12, 'A tag costs {{a.b}}'],
  ['costs today', 6, 'costs {{a.b}} today'],
  ['**now** ()', 9, '**now** ({{a.b}})'],
  ['{{c.d}}', 7, '{{c.d}} {{a.b}}'],
])('STAFF-1 a fact is never joined to the word before or after it: %s', (text, at, after) => {
  expect(insertWord({ text, start: at, end: at }, '{{a.b}}').text).toBe(after);
});
