import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from 'react-router';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { PageSection } from './page-section.tsx';

const scrolled = vi.fn<(id: string) => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
});
afterEach(() => {
  cleanup();
  scrolled.mockReset();
});

function Sections() {
  return (
    <>
      <Link to="#taxi">Taxi</Link>
      <PageSection id="metro" title="Metro" isOpenAtFirst>
        <p>From five.</p>
      </PageSection>
      <PageSection id="fares" title="Fares">
        <p id="taxi">From twelve.</p>
      </PageSection>
    </>
  );
}

const isOpen = (text: string) => screen.getByText(text).closest('details')?.open;

test('ROUTE-1 a section opens by a press, and the first may be open', async () => {
  const { container } = await renderInPage(<Sections />, { path: '/traffic' });
  expect([isOpen('From five.'), isOpen('From twelve.')]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('heading', { name: 'Fares' }));
  expect(isOpen('From twelve.')).toBe(true);
  await expectAccessible(container);
});

test('ROUTE-1 the address of something in a section opens it and scrolls there', async () => {
  await renderInPage(<Sections />, { path: '/traffic' });
  await userEvent.click(screen.getByRole('link', { name: 'Taxi' }));
  await vi.waitFor(() => expect(isOpen('From twelve.')).toBe(true));
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith('taxi'));
});

test('ROUTE-1 a page opened at the address of a section shows it', async () => {
  await renderInPage(<Sections />, { path: '/traffic#fares' });
  await vi.waitFor(() => expect(isOpen('From twelve.')).toBe(true));
});
