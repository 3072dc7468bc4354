import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { type Manifest, MANIFEST_FORMAT, type ProvenanceKey } from '@dalil/domain/provenance/manifest.ts';
import { HANDBOOK_PART, type TextPart } from '@dalil/domain/provenance/text-parts.ts';
import { cleanup } from '@testing-library/react';
import canonicalize from 'canonicalize';
import { afterEach, expect, test } from 'vitest';
import { factView } from '../facts/factories.ts';
import { Prose } from '../prose/prose.tsx';
import { renderInPage } from '../prose/test-page.tsx';
import { checkText, isGenuine } from './check-text.ts';
import { type PageText, readPageText } from './read-page-text.ts';

afterEach(cleanup);

const pair = generateKeyPairSync('ed25519');
const KEYS: ProvenanceKey[] = [
  {
    id: 'k1',
    algorithm: 'Ed25519',
    publicKey: pair.publicKey.export({ format: 'jwk' }).x ?? '',
    createdAt: '2026-11-26T08:00:00Z',
    retiredAt: null,
  },
];
const hashOf = (value: object) =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex');

const PARTS: TextPart[] = [
  { name: 'title', words: ['How Salik charges'] },
  {
    name: 'body',
    words: ['A crossing costs {{salik.price}}, day and night.', 'Fridays', 'Free after midnight', 'Gate'],
  },
];

function manifestOf(given: Partial<Manifest> = {}, language: Manifest['subject']['language'] = 'en'): Manifest {
  const text = { kind: 'article', id: 'salik', language, parts: PARTS };
  const reference = { name: 'Salik', url: 'https://www.salik.ae', date: '2026-11', hash: hashOf({}) };
  return {
    format: MANIFEST_FORMAT,
    key: 'k1',
    subject: { kind: 'article', id: 'salik', language, version: 1, path: '/news/salik' },
    text: { hash: hashOf(text), parts: PARTS.map((part) => ({ name: part.name, hash: hashOf(part) })) },
    method: 'person',
    digitalSourceType: '',
    tool: null,
    translation: null,
    sources: [reference],
    facts: [
      { id: 'salik.price', value: 'AED 6', source: reference },
      { id: 'salik.hidden', value: null, source: reference },
    ],
    approvals: { count: 0, name: null, by: [] },
    corrections: [],
    previous: null,
    publishedAt: null,
    updatedAt: '2026-11-26T08:00:00Z',
    ...given,
  };
}

function signed(manifest: Manifest) {
  const signature = sign(null, Buffer.from(canonicalize(manifest) ?? ''), pair.privateKey).toString('base64url');
  return { manifest, signature };
}

/** The text as a browser has it after rendering. */
async function shown(price = 'AED 6', ending = 'day and night'): Promise<HTMLElement> {
  const text = (value: string) => [{ type: 'text' as const, text: value }];
  const facts = {
    'salik.price': factView({ id: 'salik.price', text: price }),
    'salik.hidden': factView({ id: 'salik.hidden', text: null }),
  };
  const { container } = await renderInPage(
    <article lang="en" data-text-of="article/salik">
      <h1 data-part="title">How Salik{'\n'} charges</h1>
      <p>Read in 2 minutes</p>
      <Prose
        facts={facts}
        blocks={[
          {
            type: 'paragraph',
            children: [
              ...text('A crossing '),
              { type: 'strong', children: text('costs ') },
              { type: 'fact', id: 'salik.price' },
              ...text(`, ${ending}.`),
            ],
          },
          { type: 'heading', level: 2, id: 'part-1', children: text('Fridays') },
          { type: 'list', ordered: false, items: [text('Free after midnight')] },
          { type: 'table', head: [text('Gate')], rows: [] },
        ]}
      />
    </article>,
  );
  return container.querySelector('article') as HTMLElement;
}

const page = async (...given: Parameters<typeof shown>): Promise<PageText> => readPageText(await shown(...given));

test('STAFF-9 the words of a page are read as they are displayed, with facts apart and marks of direction left out', async () => {
  const text = await page('\u2068AED\u00a06\u2069');
  expect(text).toMatchObject({ kind: 'article', id: 'salik', language: 'en', parts: PARTS });
  expect(text.facts).toEqual([{ id: 'salik.price', text: 'AED 6', isSource: false }]);
});

test('STAFF-9 an unchanged text matches its manifest', async () => {
  const check = await checkText(signed(manifestOf()), KEYS, await page());
  expect(check).toEqual({
    signature: 'valid',
    text: { isSameItem: true, isSameLanguage: true, isSame: true, differing: [], wrongFacts: [], factCount: 1 },
  });
  expect(isGenuine(check)).toBe(true);
});

test('STAFF-9 a changed word, a changed figure and a removed part do not match, and each is named', async () => {
  const word = await checkText(signed(manifestOf()), KEYS, await page('AED 6', 'day and nicht'));
  expect(word.text).toMatchObject({ isSame: false, differing: ['body'], wrongFacts: [] });
  const figure = await checkText(signed(manifestOf()), KEYS, await page('AED 4'));
  expect(figure.text).toMatchObject({ isSame: true, differing: [], wrongFacts: ['salik.price'] });
  const text = await page();
  const removed = await checkText(signed(manifestOf()), KEYS, { ...text, parts: text.parts.slice(1) });
  expect(removed.text).toMatchObject({ isSame: false, differing: ['title'] });
  const added = await checkText(signed(manifestOf()), KEYS, {
    ...text,
    parts: [...text.parts, { name: 'notes', words: ['Call this number'] }],
  });
  expect(added.text).toMatchObject({ isSame: false, differing: ['notes'] });
  expect([word, figure, removed, added].map(isGenuine)).toEqual([false, false, false, false]);
});

test('STAFF-9 a changed manifest, an unknown key and another language are told apart', async () => {
  const text = await page();
  const { manifest, signature } = signed(manifestOf());
  const approved = { ...manifest, approvals: { count: 1, name: 'Layla Haddad', by: [] } };
  const tampered = await checkText({ manifest: approved, signature }, KEYS, text);
  expect(tampered.signature).toBe('invalid');
  const garbled = await checkText({ manifest, signature: 'no base64 %' }, KEYS, text);
  expect(garbled.signature).toBe('invalid');
  const unknown = await checkText(signed(manifestOf({ key: 'k2' })), KEYS, text);
  expect(unknown.signature).toBe('unknown-key');
  const other = await checkText(signed(manifestOf({}, 'ar')), KEYS, text);
  expect(other).toMatchObject({ signature: 'valid', text: { isSameItem: true, isSameLanguage: false, isSame: false } });
  expect([tampered, garbled, unknown, other].map(isGenuine)).toEqual([false, false, false, false]);
});

test('STAFF-9 each text a page shows of a handbook has to be a signed one; the page need not show all of them', async () => {
  const entry = (words: string) => ({ name: HANDBOOK_PART, words: [words] });
  const base = manifestOf();
  const manifest = manifestOf({
    subject: { ...base.subject, kind: 'handbook', id: 'practical', path: '/practical' },
    text: {
      hash: hashOf({}),
      parts: ['Call first.', 'Say where you are.', 'Stay.'].map((one) => ({
        name: HANDBOOK_PART,
        hash: hashOf(entry(one)),
      })),
    },
    facts: [],
  });
  const show = async (second: string) => {
    const { container } = await renderInPage(
      <article lang="en" data-text-of="handbook/practical">
        <ol data-part={HANDBOOK_PART}>
          <li>Call first.</li>
          <li>{second}</li>
        </ol>
      </article>,
    );
    return readPageText(container.querySelector('article') as HTMLElement);
  };
  expect(isGenuine(await checkText(signed(manifest), KEYS, await show('Say where you are.')))).toBe(true);
  const changed = await checkText(signed(manifest), KEYS, await show('Say who you are.'));
  expect(changed.text).toMatchObject({ isSame: false, differing: [HANDBOOK_PART] });
});
