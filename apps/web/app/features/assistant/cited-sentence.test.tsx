import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { CitedSentence } from './cited-sentence.tsx';

afterEach(cleanup);

async function open(count: number) {
  const onCite = vi.fn<(at: number) => void>();
  const citations = Array.from({ length: count }, (_none, at) => at);
  const page = await renderInPage(
    <p>
      <CitedSentence
        sentence={{ text: 'The fare is AED 3.', citations, role: 'claim' }}
        citations={[]}
        phones={[]}
        isCalling={false}
        onCite={onCite}
      />
    </p>,
  );
  return { ...page, onCite, marks: () => screen.getAllByRole('button').map((mark) => mark.textContent) };
}

test('CHAT-1 many sources after a sentence are two marks and the number of the others, which opens them', async () => {
  const { container, marks, onCite } = await open(8);
  expect(marks()).toEqual(['1', '2', '+6']);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Show 6 more sources' }));
  expect(marks()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(document.activeElement?.textContent).toBe('3');
  await userEvent.keyboard('{Enter}');
  expect(onCite).toHaveBeenCalledExactlyOnceWith(2);
});

test('CHAT-1 three marks are shown as they are', async () => {
  const { marks } = await open(3);
  expect(marks()).toEqual(['1', '2', '3']);
});
