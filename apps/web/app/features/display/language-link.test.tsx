import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../shell/factories.tsx';
import { LanguageLink, LanguageLinks } from './language-link.tsx';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test('I18N-1 each language is named in itself, with its direction, and the current one is marked', () => {
  renderAt('/hi/news', <LanguageLinks />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.lang, link.dir]);
  expect(links).toEqual([
    ['English', 'en', 'ltr'],
    ['العربية', 'ar', 'rtl'],
    ['हिन्दी', 'hi', 'ltr'],
    ['اردو', 'ur', 'rtl'],
  ]);
  expect(screen.getByRole('link', { current: true }).lang).toBe('hi');
});

test('ROUTE-11 the link keeps page and query; following it keeps the choice and the place on the page', () => {
  renderAt('/eatanddrink?price=1&page=2', <LanguageLink locale="ar" onClick={(event) => event.preventDefault()} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/ar/eatanddrink?price=1&page=2');
  window.scrollY = 420.4;
  fireEvent.click(link);
  expect(localStorage.getItem(STORAGE_KEYS.language)).toBe('ar');
  expect(sessionStorage.getItem(STORAGE_KEYS.savedScroll)).toBe('420');
});
