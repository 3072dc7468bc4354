import { setupI18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../data/api.ts';
import { ErrorPage } from './error-page.tsx';
import { FALLBACK_MESSAGES } from './error-messages.ts';
import { renderAt, SHELL_MESSAGES } from './factories.tsx';

const sent: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(error: unknown, address = '/news/creek?from=mail') {
  return renderAt(address, <ErrorPage error={error} />);
}

function heading(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

function answer(status: number, statusText = ''): unknown {
  return new ErrorResponseImpl(status, statusText, null);
}

test.each([
  [404, '', 'Page not found', 'The address may be mistyped, or the page may have moved.'],
  [401, '', 'Oops! Something went wrong', 'You need to be authenticated to view this page'],
  [403, '', 'Oops! Something went wrong', "You don't have permission to access this page"],
  [500, 'Internal Server Error', 'Oops! Something went wrong', 'Server error - Please try again later'],
  [429, 'Too Many Requests', 'Oops! Something went wrong', 'Too Many Requests'],
  [503, 'Internal Server Error', 'Oops! Something went wrong', 'Service Unavailable'],
  [409, 'Internal Server Error', 'Oops! Something went wrong', 'An error occurred'],
  [418, '', 'Oops! Something went wrong', 'An error occurred'],
])('ERR-1 status %i', (status, statusText, title, text) => {
  show(answer(status, statusText));
  expect(heading()).toBe(title);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe(`${title} · Dalil`);
  expect(sent).toEqual([]);
});

test('ERR-4 a page that could not find out who is there asks for a refresh', () => {
  show(new ErrorResponseImpl(503, 'Service Unavailable', { problem: 'session' }), '/settings?from=mail');
  expect(screen.getByText('There was a problem with your session. Please refresh to continue.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Refresh' }).getAttribute('href')).toBe('/settings?from=mail');
});

test('ERR-1 error pages speak the language of the address', () => {
  show(answer(404), '/ar/nowhere');
  expect(heading()).toBe('الصفحة غير موجودة');
  expect(screen.getByRole('link', { name: 'الانتقال إلى الصفحة الرئيسية' }).getAttribute('href')).toBe('/ar');
});

test.each([
  ['Connection Problem', new ApiError(0, 'network_error'), 'Check that you are connected to the internet.'],
  ['Display Error', new RangeError('Invalid time value'), 'Refresh the page to get its newest version.'],
  ['Something went wrong', new Error('The oven is cold'), 'Wait a moment and try again.'],
])('ERR-3 %s, with suggestions and an Error ID', (title, error, suggestion) => {
  show(error);
  expect(heading()).toBe(title);
  expect(screen.getByText(suggestion)).toBeDefined();
  expect(screen.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeDefined();
});

test('ERR-3 the Error ID shown is the one reported, without anything about the user', () => {
  show(new Error('The oven of sara@example.com is cold'));
  const id = screen.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).textContent;
  expect(sent).toEqual([{ id, kind: 'unknown', name: 'Error', path: '/' }]);
});

test('ERR-1 a thrown error shows its message, anything else "An unexpected error occurred"', () => {
  show(new Error('The oven is cold'));
  expect(screen.getByText('The oven is cold')).toBeDefined();
  cleanup();
  show({ odd: true });
  expect(screen.getByText('An unexpected error occurred')).toBeDefined();
});

/** The text in the page. The same text is announced. */
function countdown(): string | null {
  return screen.queryByText(/Trying again/, { selector: 'p' })?.firstChild?.textContent ?? null;
}

test('ERR-2 tries again after 5 seconds, unless that is cancelled', () => {
  show(new Error('one'));
  expect(countdown()).toBe('Trying again in 5 seconds');
  for (let second = 0; second < 4; second++) act(() => void vi.advanceTimersByTime(1000));
  expect(countdown()).toBe('Trying again in 1 second');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(countdown()).toBeNull();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Force Refresh' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});

test('ERR-2 the countdown ends in another try', async () => {
  const { router } = show(new Error('two'));
  const revalidate = vi.spyOn(router, 'revalidate');
  for (let second = 0; second < 5; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(revalidate).toHaveBeenCalledOnce();
});

test('ERR-3 after more than 2 errors there is a support hint, and no more trying by itself', () => {
  for (const name of ['first', 'second']) {
    show(new Error(name));
    expect(screen.queryByText(/contact support/)).toBeNull();
    cleanup();
  }
  show(new Error('third'));
  expect(screen.getByRole('link', { name: 'If this keeps happening, contact support' })).toBeDefined();
  expect(countdown()).toBeNull();
});

test('ERR-2 without the words of the language the screens are in English', () => {
  const i18n = setupI18n();
  i18n.activate('ar');
  renderAt('/ar/news', <ErrorPage error={new Error('')} />, { i18n });
  expect(heading()).toBe('Something went wrong');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});

test('ERR-2 the English in reserve is the English of the messages', () => {
  for (const [key, text] of Object.entries(FALLBACK_MESSAGES)) expect(SHELL_MESSAGES.en[key]).toBe(text);
});

test('ROUTE-8 AUTH-13 who lacks the second step is led to where it is set up', () => {
  const denial = { required: ['publisher', 'admin'], role: 'user', withheldRole: 'admin' };
  show(new ErrorResponseImpl(403, '', denial), '/dashboard/users');
  expect(heading()).toBe('Access Denied');
  expect(screen.getByText(/^Your role, admin, holds after you sign in with a second step/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Set up the second step' });
  expect(link.getAttribute('href')).toBe('/settings#second-step');
  cleanup();
  show(new ErrorResponseImpl(403, '', { required: ['admin'], role: 'user' }), '/dashboard/users');
  expect(screen.getByText('Your role: user')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Set up the second step' })).toBeNull();
});
