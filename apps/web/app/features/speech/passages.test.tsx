import { afterEach, expect, test } from 'vitest';
import { collectSentences, rangeOf } from './passages.ts';
import { speechParts } from './speech-parts.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

function read(html: string, lang = 'en') {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  return collectSentences(document);
}

function texts(html: string, lang?: string): string[] {
  return read(html, lang).map(({ passage, start, end }) => passage.text.slice(start, end));
}

test('PROF-7 what is marked is read in the order of the page, block by block', () => {
  const html = `
    <p>Not this.</p>
    <h1 data-read="">Metro</h1>
    <div data-read=""><p>It runs <em>daily</em>. Until
      midnight.</p><ul><li>Bring a <a href="/x">card</a></li><li>Or cash</li></ul></div>`;
  expect(texts(html).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Metro',
    'It runs daily.',
    'Until midnight.',
    'Bring a card',
    'Or cash',
  ]);
});

test('PROF-7 a folded section of a page is read, other folded parts are not', () => {
  const html = `<section data-read=""><details data-section=""><summary><h2>Fares</h2></summary><p>From three.</p>
    <details><summary>Sources</summary><p>A list.</p></details></details></section>`;
  expect(texts(html)).toEqual(['Fares', 'From three.', 'Sources']);
});

test('PROF-7 a table is read row by row, with a breath between cells', () => {
  const html =
    '<div data-read=""><table><thead><tr><th>Zone</th><th>Fare</th></tr></thead><tbody><tr><td>One</td><td>AED 3</td></tr></tbody></table></div>';
  expect(texts(html)).toEqual(['Zone, Fare', 'One, AED 3']);
  expect(texts(html, 'ur')).toEqual(['Zone، Fare', 'One، AED 3']);
});

test('PROF-7 controls, decoration, hidden words and closed answers are not read', () => {
  const html = `<div data-read=""><p>Text<span aria-hidden="true">★</span><button>Copy</button></p>
    <p class="sr-only">Only for others</p><p hidden>Hidden</p><p style="display: none">Away</p><p data-silent="">Off</p>
    <details><summary>Question?</summary><p>Folded answer.</p></details>
    <details open><summary>Second?</summary><p>Open answer.</p></details><nav>Contents</nav></div>`;
  expect(texts(html)).toEqual(['Text', 'Question?', 'Second?', 'Open answer.']);
});

test('I18N-2 PROF-7 each text is read in its own language, words in another one apart where the device speaks it', () => {
  const html =
    '<div data-read=""><p>ادفع <bdi lang="en">at the counter</bdi> اليوم.</p><p lang="en">English text.</p><p>رقم <bdi lang="en">25</bdi> هنا</p></div>';
  const sentences = read(html, 'ar');
  expect(sentences.map(({ passage }) => passage.language)).toEqual(['ar', 'en', 'ar']);
  const parts = (at: number, canSpeak: (language: string) => boolean) => {
    const sentence = sentences[at];
    if (!sentence) throw new Error('no such sentence');
    return speechParts(sentence, 0, { rate: 1, canSpeak }).map(
      ({ start, end, language }) => `${language}: ${sentence.passage.text.slice(start, end).trim()}`,
    );
  };
  expect(parts(0, () => true)).toEqual(['ar: ادفع', 'en: at the counter', 'ar: اليوم.']);
  expect(parts(0, (language) => language === 'ar')).toEqual(['ar: ادفع at the counter اليوم.']);
  expect(parts(2, () => true)).toEqual(['ar: رقم 25 هنا']);
});

test('PROF-7 a slow voice gets shorter parts, and the last of a block the longest pause', () => {
  const [sentence] = read(`<p data-read="">${'word '.repeat(60)}end.</p>`);
  if (!sentence) throw new Error('no sentence');
  const lengths = (rate: number) =>
    speechParts(sentence, 0, { rate, canSpeak: () => true }).map(({ start, end }) => end - start);
  expect(Math.max(...lengths(2))).toBeGreaterThan(150);
  expect(Math.max(...lengths(0.5))).toBeLessThanOrEqual(90);
  expect(speechParts(sentence, 0, { rate: 1, canSpeak: () => true }).at(-1)?.pause).toBe('block');
});

test('PROF-7 a span of a passage is a range of the page, until the page changes', () => {
  const [first, second] = read('<p data-read="">One <b>two</b> three. Four <i>five</i>.</p>');
  if (!first || !second) throw new Error('two sentences');
  expect(rangeOf(first.passage, first)?.toString()).toBe('One two three.');
  expect(rangeOf(second.passage, second)?.toString()).toBe('Four five.');
  document.body.innerHTML = '';
  expect(rangeOf(first.passage, first)).toBeNull();
});
