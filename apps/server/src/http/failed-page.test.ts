import { Failure } from '@dalil/backend/core/failure.ts';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { failedPage } from './failed-page.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const requestOf = (path: string, headers: Record<string, string> = BROWSER) =>
  new Request(`http://guide.example${path}`, { headers });

test.each(LOCALES)(
  'ERR-1 I18N-1 a page that fails before it is rendered is a page, with a way on, in %s',
  async (locale) => {
    const failure = new Failure('too_many_requests', { retryAfter: 3 });
    const page = failedPage(requestOf(localePath(locale, '/news/x"><script>')), failure);
    const html = (await page?.text()) ?? '';
    expect([page?.status, page?.headers.get('retry-after')]).toEqual([429, '3']);
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page?.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' || locale === 'ur' ? 'rtl' : 'ltr'}">`);
    expect(html).toContain(`<a href="${localePath(locale, '/')}">`);
    expect(html).toContain('<a href="">');
    expect(html).not.toContain('script');
  },
);

test('ERR-1 the text names the kind of failure, and what cannot succeed is not offered again', async () => {
  const textOf = (code: ConstructorParameters<typeof Failure>[0]) =>
    failedPage(requestOf('/about'), new Failure(code))?.text();
  expect(await textOf('internal_error')).toContain('Server error - Please try again later');
  expect(await textOf('invalid_input')).toContain('An error occurred');
  expect(await textOf('invalid_input')).not.toContain('Try again');
});

test('ERR-8 a program gets problem details', () => {
  expect(failedPage(requestOf('/about', { accept: '*/*' }), new Failure('internal_error'))).toBeNull();
});
