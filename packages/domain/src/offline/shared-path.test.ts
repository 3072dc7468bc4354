import { expect, test } from 'vitest';
import { sharedPath } from './shared-path.ts';

const NOTHING = { origin: 'https://guide.example', locale: 'en', title: '', text: '', url: '' } as const;

test.each([
  ['nothing', {}, '/search'],
  ['words', { text: 'quiet beach' }, '/search?q=quiet+beach'],
  ['a title without words', { title: 'Kite Beach' }, '/search?q=Kite+Beach'],
  [
    'words in another language',
    { locale: 'ar', text: 'شاطئ هادئ' },
    `/ar/search?${new URLSearchParams({ q: 'شاطئ هادئ' })}`,
  ],
  ['a link to the guide', { url: 'https://guide.example/ar/tourism/kite-beach' }, '/ar/tourism/kite-beach'],
  ['a link to the guide among words', { text: 'Look: https://guide.example/news/x?a=1#b' }, '/news/x?a=1#b'],
  ['a link elsewhere with words', { text: 'Burj Khalifa https://maps.example/1' }, '/search?q=Burj+Khalifa'],
  ['a link elsewhere alone', { url: 'https://maps.example/1' }, '/search'],
  ['a link that only looks like ours', { url: 'https://guide.example.evil.example/news/x' }, '/search'],
  ['the address for sharing itself', { url: 'https://guide.example/share?text=a' }, '/search'],
  ['a link whose path is another site', { url: 'https://guide.example//evil.example/x' }, '/search'],
  ['no real link', { text: 'https://[' }, '/search'],
] as const)('PWA-1 sharing %s', (_name, shared, expected) => {
  expect(sharedPath({ ...NOTHING, ...shared })).toBe(expected);
});

test('PWA-1 a long text is cut to what can be searched for', () => {
  expect(sharedPath({ ...NOTHING, text: 'word '.repeat(100) }).length).toBeLessThan(150);
});
