import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEFORE_PAINT_SCRIPT } from '../../shell/before-paint.ts';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { useDisplay } from './use-display.ts';

const DARK = '(prefers-color-scheme: dark)';
const MORE_CONTRAST = '(prefers-contrast: more)';
const { dataset } = document.documentElement;
const holding = new Set<string>();
let notifyListeners: () => void;

function paint(): void {
  new Function(BEFORE_PAINT_SCRIPT)();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  holding.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  document.documentElement.lang = 'en';
  notifyListeners = stubMatchMedia(holding);
});

afterEach(cleanup);

function Probe() {
  const { theme, contrast, text, change } = useDisplay();
  return (
    <button type="button" onClick={() => change({ theme: 'dark', contrast: 'high', text: 'large' })}>
      {[theme, contrast, text].join(' ')}
    </button>
  );
}

test('PROF-5 what was chosen is restored before the first paint, the colour of the browser with it', () => {
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  localStorage.setItem(STORAGE_KEYS.contrast, 'high');
  localStorage.setItem(STORAGE_KEYS.text, 'large');
  paint();
  expect(dataset).toMatchObject({ theme: 'dark', contrast: 'high', text: 'large' });
  expect(document.querySelector('meta')?.content).toBe('#0F0F0F');
});

test('PROF-5 without a choice the system decides, and is followed while the page is open', () => {
  holding.add(DARK).add(MORE_CONTRAST);
  paint();
  expect(dataset).toMatchObject({ theme: 'dark', contrast: 'high' });
  holding.clear();
  notifyListeners();
  expect(dataset).toMatchObject({ theme: 'light', contrast: 'normal' });
});

test('PROF-5 a choice wins over the system', () => {
  holding.add(DARK).add(MORE_CONTRAST);
  localStorage.setItem(STORAGE_KEYS.theme, 'light');
  localStorage.setItem(STORAGE_KEYS.contrast, 'normal');
  paint();
  expect(dataset).toMatchObject({ theme: 'light', contrast: 'normal' });
});

test('PROF-5 a change shows immediately and is stored', () => {
  paint();
  render(<Probe />);
  expect(screen.getByRole('button').textContent).toBe('system normal normal');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('dark high large');
  expect(dataset).toMatchObject({ theme: 'dark', contrast: 'high', text: 'large' });
  expect(localStorage.getItem(STORAGE_KEYS.theme)).toBe('dark');
});

test('PROF-5 other tabs follow', () => {
  paint();
  render(<Probe />);
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme, newValue: 'dark' })));
  expect(screen.getByRole('button').textContent).toBe('dark normal normal');
  expect(dataset.theme).toBe('dark');
});

test('PROF-5 the server renders the same for everyone', () => {
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  expect(renderToString(<Probe />)).toContain('system normal normal');
});

test('PROF-5, DATA-3 a choice that the device does not store is applied until the page is left', () => {
  localStorage.setItem(STORAGE_KEYS.theme, 'light');
  paint();
  render(<Probe />);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toContain('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem(STORAGE_KEYS.theme)).toBe('light');
});
