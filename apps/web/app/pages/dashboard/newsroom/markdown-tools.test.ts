import { expect, test } from 'vitest';
import { applyTool, type MarkdownTool } from './markdown-tools.ts';

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
