import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { ChooseAreas } from './choose-areas.tsx';

afterEach(cleanup);

const neighbourhoods = NEIGHBOURHOODS.map((id) => ({
  id,
  locale: 'en' as const,
  title: id,
  summary: `About ${id}`,
  character: [],
  transit: [],
  housing: '',
  freehold: { status: 'yes' as const, text: 'yes' },
  pros: [],
  cons: [],
  placeCount: 3,
  serviceCharge: null,
  rents: [],
}));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('ID-5 a fifth neighbourhood is rejected with the reason, until one is removed', async () => {
  const chosen = ['deira', 'jbr', 'jumeirah', 'bur-dubai'];
  await renderInPage(<ChooseAreas neighbourhoods={neighbourhoods} chosen={chosen} />, { path: '/living' });
  await userEvent.click(box('Al Barsha'));
  expect(box('Al Barsha').checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Compare up to four; remove one.');
  await userEvent.click(box('Deira'));
  expect(screen.getByRole('alert').textContent).toBe('');
  await userEvent.click(box('Al Barsha'));
  expect(box('Al Barsha').checked).toBe(true);
});

test('ID-5 the choice is a form of the page in its language', async () => {
  await renderInPage(<ChooseAreas neighbourhoods={neighbourhoods} chosen={['deira']} />, {
    locale: 'ur',
    path: '/living',
  });
  const form = screen.getByRole('button').closest('form');
  expect(new URL(form?.action ?? '').pathname).toBe('/ur/living');
  expect([...new FormData(form ?? undefined)]).toEqual([['compare', 'deira']]);
});
