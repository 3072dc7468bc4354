import { RENT_RISE_FACTS } from '@dalil/domain/calculators/rent-rise.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { factView } from '../../features/facts/factories.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import RentIncreasePage from './rent-increase.route.tsx';

const PATH = '/practical/calculators/rent-increase';
const PERCENT: Record<string, number> = {
  'rent.band.a.limit': 10,
  'rent.band.a.increase': 0,
  'rent.band.b.limit': 20,
  'rent.band.b.increase': 5,
  'rent.band.c.limit': 30,
  'rent.band.c.increase': 10,
  'rent.band.d.limit': 40,
  'rent.band.d.increase': 15,
  'rent.band.e.increase': 20,
};

/** The API's answer, with some facts that may not be displayed. */
function answerWith(hidden: readonly string[] = []): void {
  const facts = RENT_RISE_FACTS.map((id) => {
    const isHidden = hidden.includes(id);
    const value = id in PERCENT ? PERCENT[id] : 'P90D';
    return {
      ...factView({
        id,
        label: `Label of ${id}`,
        text: isHidden ? null : String(value),
        status: isHidden ? 'hidden' : 'current',
      }),
      type: id in PERCENT ? 'percent' : 'duration',
      value: isHidden ? null : value,
    };
  });
  const view = { calculator: 'rent-increase', facts, holidays: [], gates: [], pairs: [] };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockImplementation(async () => Response.json(view)),
  );
}

const page = (
  <Suspense>
    <RentIncreasePage />
  </Suspense>
);
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll(/[\u2066-\u2069]/g, '');

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('ID-2 the result follows every entry, with its arithmetic, and stands in the fragment of the address', async () => {
  answerWith();
  await renderInPage(page, { path: PATH });
  await userEvent.type(await field('Rent'), '٧٢٠٠٠');
  await userEvent.type(await field('Index value of the home'), '92,000');
  await userEvent.type(await field('What the landlord asks'), '86000');
  const result = screen.getByRole('region', { name: 'Result' });
  expect(plain(result.textContent)).toContain('Highest new rent a yearAED 79,200');
  expect(plain(result.textContent)).toContain('AED 72,000 × 10%');
  expect(plain(result.textContent)).toContain('The landlord asks AED 6,800 too much.');
  expect(window.location.hash).toBe(`#${new URLSearchParams({ rent: '٧٢٠٠٠', index: '92,000', asked: '86000' })}`);
  expect(vi.mocked(fetch)).toHaveBeenCalledTimes(1);
});

test('ID-2 an address with figures opens with its result, and the letter is in a language of its own', async () => {
  answerWith();
  window.history.replaceState(null, '', '/#rent=72000&index=92000');
  await renderInPage(page, { path: PATH });
  const letter = await screen.findByRole('region', { name: 'Letter to the landlord' });
  await userEvent.type(within(letter).getByLabelText('Your name'), 'نورة');
  await userEvent.selectOptions(within(letter).getByLabelText('Language of the letter'), 'العربية');
  const text = letter.querySelector<HTMLElement>('[data-letter]');
  expect([text?.lang, text?.dir]).toEqual(['ar', 'rtl']);
  expect(plain(text?.textContent)).toContain('79,200 درهم');
  expect(plain(text?.textContent)).toContain('نورة');
  expect(letter.textContent).toContain('not legal advice');
  expect(window.location.hash).not.toContain('نورة');
});

test('ID-2 a figure of the law that is not confirmed is asked for, and never guessed', async () => {
  answerWith(['rent.band.c.increase']);
  window.history.replaceState(null, '', '/#rent=72000&index=92000');
  await renderInPage(page, { path: PATH });
  const own = await field('Label of rent.band.c.increase');
  expect(screen.queryByRole('region', { name: 'Letter to the landlord' })).toBeNull();
  await userEvent.type(own, '10');
  expect(plain(screen.getByRole('region', { name: 'Result' }).textContent)).toContain('AED 79,200');
});

test('I18N-1 what is no figure says so at its field and stays', async () => {
  answerWith();
  await renderInPage(page, { path: PATH });
  await userEvent.type(await field('Rent'), '85k');
  expect((await field('Rent')).getAttribute('aria-invalid')).toBe('true');
  expect((await field('Rent')).value).toBe('85k');
});
