import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt, SHELL_MESSAGES } from './factories.tsx';
import { PageLayout } from './page-layout.tsx';
import { SITE_MAP } from './site-map.ts';

afterEach(cleanup);

const page = (
  <PageLayout>
    <h1>The page</h1>
  </PageLayout>
);

function linksIn(name: string): string[] {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test('LAYOUT-3 the main navigation', () => {
  renderAt('/', page);
  expect(linksIn('Main')).toEqual([
    'Today /today',
    'Dining /eatanddrink',
    'Experiences /tourism',
    'Nightlife /nightlife',
    'Luxury /luxurylife',
    'Practical /government',
  ]);
});

test('LAYOUT-3 a section has one name in the navigation, the menu, the footer and the breadcrumb', () => {
  for (const { path, name, surfaces } of SITE_MAP) {
    const { bottom: _short, legal: _legal, support: _support, ...long } = surfaces;
    expect([path, ...new Set(Object.values(long))]).toEqual([path, ...(Object.keys(long).length > 0 ? [name] : [])]);
  }
});

test('LAYOUT-4 the bottom bar', () => {
  renderAt('/', page);
  expect(linksIn('Sections')).toEqual([
    'Today /news',
    'Dining /eatanddrink',
    'Tourism /tourism',
    'Night /nightlife',
    'Ayyan /chat',
  ]);
});

test('LAYOUT-3 the link of the page shown is the current one, and a section is while one of its pages shows', () => {
  const dining = () => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dining' });
  renderAt('/eatanddrink', page);
  expect(dining().getAttribute('aria-current')).toBe('page');
  cleanup();
  renderAt('/eatanddrink/creek-crossings', page);
  expect(dining().getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Night' }).getAttribute('aria-current')).toBeNull();
});

test('LAYOUT-4 the bottom bar marks Today on the page of the day, which it does not link to', () => {
  renderAt('/today', page);
  const today = within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Today' });
  expect(today.getAttribute('aria-current')).toBe('true');
  cleanup();
  renderAt('/ar/today', page);
  expect(document.querySelectorAll('nav#sections [aria-current]')).toHaveLength(1);
});

test('LAYOUT-1 LAYOUT-8 the layout reads in order: skip links, header, navigation, page, footer, bottom bar, toasts', () => {
  const { container } = renderAt('/', page);
  const order = Array.from(container.children, (element) => element.getAttribute('href') ?? element.tagName);
  expect(order).toEqual([
    '#content',
    '#navigation',
    '#sections',
    '#search',
    '#footer',
    'HEADER',
    'NAV',
    'MAIN',
    'FOOTER',
    'NAV',
    'SECTION',
  ]);
});

test('LAYOUT-8 every skip link leads to a part of the page that can take the focus', () => {
  const { container } = renderAt('/', page);
  for (const link of container.querySelectorAll<HTMLAnchorElement>(':scope > a')) {
    expect(container.querySelector(link.hash)?.getAttribute('tabindex')).toBe('-1');
  }
});

test('LAYOUT-7 the footer has the groups Explore, Support and Legal, a contact line and the source of transport data', () => {
  renderAt('/ar/news', page);
  const footer = within(screen.getByRole('contentinfo'));
  const titles = footer.getAllByRole('heading').map((heading) => heading.textContent);
  expect(titles).toEqual(['استكشف', 'الدعم', 'معلومات قانونية', 'اللغة']);
  expect(footer.getByRole('link', { name: 'معلومات عملية' }).getAttribute('href')).toBe('/ar/government');
  expect(footer.getByRole('link', { name: 'سياسة الخصوصية' }).getAttribute('href')).toBe('/ar/privacy');
  expect(footer.getByText(/هيئة الطرق والمواصلات/)).toBeDefined();
});

test('LAYOUT-7 the groups of the footer open without scripts and are closed at first', () => {
  renderAt('/news', page);
  const groups = [...screen.getByRole('contentinfo').querySelectorAll('details')];
  expect(groups.map((group) => [group.open, group.querySelector('summary')?.textContent])).toEqual([
    [false, 'Explore'],
    [false, 'Support'],
    [false, 'Legal'],
  ]);
});

test('LAYOUT-7 the footer leads to the form that reports the visible page, without its language', () => {
  renderAt('/ar/tourism/kite-beach?from=list', page);
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'الإبلاغ عن خطأ' });
  expect(link.getAttribute('href')).toBe('/ar/support#about=/tourism/kite-beach');
});

test('LAYOUT-1 LAYOUT-2 the header has Ask Ayyan and Sign In, each with a name', () => {
  renderAt('/ur/news', page);
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: SHELL_MESSAGES.ur['shell.nav.askAyyan'] }).getAttribute('href')).toBe(
    '/ur/chat',
  );
  const signIn = header.getAllByRole('link', { name: SHELL_MESSAGES.ur['shell.account.signIn'] });
  expect(signIn.map((link) => link.getAttribute('href'))).toEqual(['/ur/auth/signin?next=%2Fur%2Fnews']);
});

test('I18N-1 the footer leads to the same page and query in every language', () => {
  renderAt('/ar/eatanddrink?price=1', page);
  const footer = within(screen.getByRole('contentinfo'));
  for (const locale of LOCALES) {
    const link = footer.getAllByRole('link').find((candidate) => candidate.getAttribute('hreflang') === locale);
    expect(link?.getAttribute('href')).toBe(`${localePath(locale, '/eatanddrink')}?price=1`);
    expect(link?.lang).toBe(locale);
  }
});

test('LAYOUT-1 a page still knows in its effects that it is the first one', async () => {
  vi.resetModules();
  const first = { ...(await import('./factories.tsx')), ...(await import('./page-layout.tsx')) };
  const { isFirstPage } = await import('./use-page-arrival.ts');
  const received: boolean[] = [];
  function Page() {
    useEffect(() => {
      received.push(isFirstPage());
    }, []);
    return <h1>The page</h1>;
  }
  first.renderAt(
    '/news',
    <first.PageLayout>
      <Page />
    </first.PageLayout>,
  );
  expect([...received, isFirstPage()]).toEqual([true, false]);
});
