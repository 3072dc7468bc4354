import { expect, test } from 'vitest';
import { linkDomains } from './domain-links.ts';

function linksIn(text: string): string[] {
  return linkDomains([{ type: 'text', text }]).flatMap((node) => (node.type === 'link' ? [node.href] : []));
}

test('a bare address becomes a link, the words around it stay', () => {
  expect(linkDomains([{ type: 'text', text: 'dubailand.gov.ae (property category)' }])).toEqual([
    { type: 'link', href: 'https://dubailand.gov.ae', children: [{ type: 'text', text: 'dubailand.gov.ae' }] },
    { type: 'text', text: ' (property category)' },
  ]);
});

test.each([
  ['rta.ae', ['https://rta.ae']],
  ['عبر rta.ae أو dewa.gov.ae.', ['https://rta.ae', 'https://dewa.gov.ae']],
  ['africaneastern.com', ['https://africaneastern.com']],
  ['Write to help@rta.ae', []],
  ['Typing centres', []],
  ['AED 2.5 or 1.ae-like', []],
])('%s', (text, hrefs) => {
  expect(linksIn(text)).toEqual(hrefs);
});

test('facts and links stay as they are', () => {
  expect(linkDomains([{ type: 'fact', id: 'phone.rta' }])).toEqual([{ type: 'fact', id: 'phone.rta' }]);
});
