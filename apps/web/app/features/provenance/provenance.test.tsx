import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { HowMade } from './how-made.tsx';
import type { Provenance } from './provenance.ts';
import { ProvenanceLabel } from './provenance-label.tsx';

afterEach(cleanup);

function provenance(given: Partial<Provenance> = {}): Provenance {
  return {
    method: 'machine-drafted',
    approvedBy: null,
    isTranslated: false,
    isReviewedByNative: true,
    isComparedByMachine: false,
    sources: [],
    ...given,
  };
}

test.each([
  [provenance({ method: 'person' }), 'Written by staff'],
  [provenance({ method: 'machine-assisted' }), 'Drafted with AI, edited by staff'],
  [provenance({ method: 'computed' }), 'Composed by a template, without AI'],
  [provenance({ approvedBy: 'Layla Haddad' }), 'Drafted with AI, edited by staff'],
])('STAFF-9 the line on how a text was made: %o', async (made, words) => {
  const { container } = await renderInPage(<ProvenanceLabel provenance={made} />);
  expect(container.textContent).toBe(words);
});

test('STAFF-9 the line of a text that no person has approved opens to say so', async () => {
  const { container } = await renderInPage(<ProvenanceLabel provenance={provenance()} />);
  const line = screen.getByText('Written with AI, not yet reviewed');
  expect(line.closest('summary')).not.toBeNull();
  expect(container.querySelector('details')?.open).toBe(false);
  expect(screen.getByText(/no editor has reviewed it yet/)).toBeTruthy();
  await expectAccessible(container);
});

test('STAFF-9 a translation says whether a native speaker has read it', async () => {
  const translated = provenance({ approvedBy: 'Layla Haddad', isTranslated: true, isReviewedByNative: false });
  const unread = await renderInPage(<ProvenanceLabel provenance={translated} />);
  expect(unread.container.textContent).toContain('No native speaker has read it yet.');
  unread.unmount();
  const read = { ...translated, isReviewedByNative: true };
  const { container } = await renderInPage(
    <>
      <ProvenanceLabel provenance={read} />
      <HowMade provenance={read} hasFacts={false} />
    </>,
  );
  expect(screen.queryByText(/No native speaker/)).toBeNull();
  expect(container.querySelector('details')).toBeNull();
  expect(screen.getByText('A translation that a native speaker has read.')).toBeTruthy();
});

test('STAFF-9 a translation says whether a machine has compared it with the original a second time', async () => {
  const compared = provenance({ isTranslated: true, isReviewedByNative: false, isComparedByMachine: true });
  const { container } = await renderInPage(
    <>
      <ProvenanceLabel provenance={compared} />
      <HowMade provenance={compared} hasFacts={false} />
    </>,
  );
  expect(container.textContent).toContain('AI compared the translation with the English once more');
  expect(screen.getByText(/compared with the English once more by machine/)).toBeTruthy();
});

test('STAFF-9 the box names who approved the text', async () => {
  await renderInPage(<HowMade provenance={provenance({ approvedBy: 'Layla Haddad' })} hasFacts />);
  expect(screen.getByText('Layla Haddad reviewed and approved it.')).toBeTruthy();
  expect(screen.queryByText('No editor has approved it yet.')).toBeNull();
});

test('STAFF-9 a translation by machine says so and leads to the original', async () => {
  await renderInPage(
    <HowMade provenance={provenance({ isTranslated: true, isReviewedByNative: false })} hasFacts={false} />,
    {
      locale: 'hi',
      path: '/news/metro',
    },
  );
  expect(screen.getByText(/मशीन से अनूदित/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'अंग्रेज़ी में पढ़ें' }).getAttribute('href')).toBe('/news/metro');
});
