import { expect, test } from 'vitest';
import { isReadingPage, startLater } from './start-later.ts';
import { START_SCRIPT } from './start-script.ts';

const FILES = ['/assets/root.js', '/m/en/shell.js'];
const PRELOADS = FILES.map((href) => `<link rel="modulepreload" href="${href}" fetchPriority="low"/>`).join('');
const PAGE = `<html><body><p></p><script type="module" async="">import "/assets/root.js";</script>${PRELOADS}</body></html>`;

test('ROUTE-1 a reading page names its script and files, and loads none of them', () => {
  const html = startLater(PAGE);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<script type="text/plain" id="later" data-files="/assets/root.js /m/en/shell.js">import "/assets/root.js";</script>',
  );
  expect(html.endsWith(`<script>${START_SCRIPT}</script></body></html>`)).toBe(true);
});

test('ROUTE-1 a document without a script is left as it is', () => {
  expect(startLater('<html><body></body></html>')).toBe('<html><body></body></html>');
});

test('ROUTE-1 pages that have to be live at once are no reading pages', () => {
  expect(['pages/items/article.route', 'pages/home/home.route'].every(isReadingPage)).toBe(true);
  expect(
    ['pages/chat/chat.route', 'pages/auth/signin.route', 'pages/city/today.route', 'root', undefined].some(
      isReadingPage,
    ),
  ).toBe(false);
});
