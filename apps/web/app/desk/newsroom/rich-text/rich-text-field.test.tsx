import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, test } from 'vitest';
import { createRef, type Ref, useState } from 'react';
import { renderInPage } from '../../../features/prose/test-page.tsx';
import { expectAccessible } from '../../../ui/accessibility-check.ts';
import { markdownOf, stateOf } from './plugins.ts';
import { RichTextField } from './rich-text-field.tsx';
import type { BodyHandle } from '../body-text.ts';

afterEach(() => cleanup());

/** The environment of the tests has no `ClipboardEvent`. */
const PASTE = new Event('paste') as ClipboardEvent;

function pasted(html: string, markdown = 'x'): string {
  const view = new EditorView(null, { state: stateOf(markdown, { maxLength: 40_000, onLink: () => undefined }) });
  view.pasteHTML(html, PASTE);
  view.state.doc.check();
  const written = markdownOf(view.state.doc);
  view.destroy();
  return written;
}

test.each([
  '<script>evil()</script>ok',
  '<p>ok</p><script src="https://evil.example/x.js"></script>',
  '<style>p { color: evil }</style><p>ok</p>',
  '<p style="background: url(https://evil.example)">ok</p>',
  '<a href="javascript:evil()">ok</a>',
  '<a href=" JaVaScRiPt:evil()">ok</a>',
  '<a href="data:text/html,<b>evil">ok</a>',
  '<a href="vbscript:evil">ok</a>',
  '<a href="//evil.example">ok</a>',
  '<a href="file:///evil">ok</a>',
  '<p onclick="evil()">ok</p>',
  '<img src="https://evil.example/x.png" onerror="evil()" alt="evil">ok',
  '<iframe src="https://evil.example">evil</iframe><p>ok</p>',
  '<object data="evil"><p>evil</p></object>ok',
  '<embed src="evil">ok',
  '<svg onload="evil()"><script>evil()</script><text>evil</text></svg>ok',
  '<math><mi href="javascript:evil()">evil</mi></math>ok',
  '<form action="https://evil.example"><input value="evil"><button>evil</button></form>ok',
  '<video src="evil"><source src="evil">evil</video>ok',
  '<template><p>evil</p></template>ok',
  '<noscript>evil</noscript>ok',
  '<textarea>evil</textarea><select><option>evil</option></select>ok',
  '<meta http-equiv="refresh" content="0;url=evil"><title>evil</title><base href="https://evil.example">ok',
  '<!-- evil --><p>ok</p>',
  '<p data-pm-slice="1 1 [&quot;evil&quot;,null]">ok</p>',
  '<span data-fact="}}evil{{">ok</span>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=evil()></style></annotation-xml></math>ok',
])('STAFF-1 of the paste %j only its words are taken', (html) => {
  const written = pasted(html);
  expect(written.replace(/\s/g, '')).toMatch(/^x?ok$/);
});

test('STAFF-1 tables in tables, joined cells and lists in lists become ours', () => {
  const nested = pasted(
    '<table><tr><td colspan="9000" rowspan="2">a</td><td><table><tr><td>b</td></tr></table></td></tr></table>',
  );
  expect(nested).not.toMatch(/9000|colspan/);
  expect(nested.length).toBeLessThan(200);
  expect(pasted('<ul><li>a<ul><li>b</li></ul></li></ul>', '')).toBe('- a\n\n* b');
  expect(pasted('<h1>a</h1><h5>b</h5><p><b>c</b> <i>d</i> <a href="/map">e</a></p>', '')).toBe(
    '## a\n\n### b\n\n**c** *d* [e](/map)',
  );
});

test('STAFF-1 a huge paste is refused or cut, not read for minutes', () => {
  expect(pasted(`<p>${'<b>a</b> b '.repeat(20_000)}</p>`).length).toBeLessThanOrEqual(40_000);
  expect(pasted('<div>'.repeat(500) + 'a').length).toBeLessThan(50);
});

test('STAFF-1 pasted text is read as Markdown', () => {
  const view = new EditorView(null, { state: stateOf('', { maxLength: 40_000, onLink: () => undefined }) });
  view.pasteText('## a\n\n- {{salik.peak.price}}\n- [b](javascript:evil)\n\n<script>evil()</script>', PASTE);
  expect(markdownOf(view.state.doc)).toBe('## a\n\n- {{salik.peak.price}}\n- b');
  view.destroy();
});

type ShownProps = { first: string; ref: Ref<BodyHandle>; changes: string[] };

function Shown({ first, ref, changes }: ShownProps) {
  const [markdown, setMarkdown] = useState(first);
  return (
    <RichTextField
      ref={ref}
      label="Text"
      hint="Facts"
      lang="ar"
      dir="rtl"
      markdown={markdown}
      maxLength={40_000}
      facts={[]}
      onChange={(changed) => {
        changes.push(changed);
        setMarkdown(changed);
      }}
      otherwise={<p>as Markdown</p>}
    />
  );
}

async function show(first: string) {
  const changes: string[] = [];
  const handle = createRef<BodyHandle>();
  const view = await renderInPage(<Shown first={first} ref={handle} changes={changes} />);
  return { changes, handle, view };
}

test('STAFF-1 a change that is undone leaves the Markdown to the letter', async () => {
  // Ours would be written with `-`, and without the two empty lines.
  const { changes, handle, view } = await show('* one\n\n\n* {{a.b}}');
  const text = screen.getByRole('textbox', { name: 'Text' });
  expect([text.lang, text.dir, text.getAttribute('aria-multiline')]).toEqual(['ar', 'rtl', 'true']);
  expect(document.getElementById(text.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Facts');
  await expectAccessible(view.container);
  expect(changes).toEqual([]);
  act(() => handle.current?.insertFact('salik.peak.price'));
  act(() => handle.current?.insertLink({ title: 'Map', href: '/map' }));
  expect(changes.at(-1)).toBe('- one\n- {{a.b}} {{salik.peak.price}} [Map](/map)');
  const undo = screen.getByRole('button', { name: 'Undo' });
  while (undo.getAttribute('aria-disabled') !== 'true') fireEvent.click(undo);
  expect(changes.at(-1)).toBe('* one\n\n\n* {{a.b}}');
});

test('STAFF-1 a text with a part that the formatted editor would delete is edited as Markdown', async () => {
  await show('one\n\n<b>two</b>');
  expect(screen.getByText('as Markdown')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
