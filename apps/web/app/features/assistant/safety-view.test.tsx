import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { AnswerText } from './answer-text.tsx';
import { aSafety, aSentence, anAnswer } from './factories.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const BLOCKS = [
  { kind: 'list' as const, sentences: [aSentence({ text: 'Call 998 now: Ambulance.' })] },
  { kind: 'steps' as const, sentences: [aSentence({ text: 'Note when it began.' }), aSentence({ text: 'Lay down.' })] },
  { kind: 'notice' as const, sentences: [aSentence({ text: 'Do not give anything to drink.' })] },
  { kind: 'paragraph' as const, sentences: [aSentence({ text: 'Rashid Hospital is near.' })] },
];

function show(answer: ReturnType<typeof anAnswer>) {
  stubMatchMedia();
  vi.stubGlobal('fetch', async () => Response.json([]));
  return renderInPage(<AnswerText answer={answer} onCite={() => undefined} />);
}

test('CHAT-2 an emergency takes the screen of the reply: its number, what to do, and the answer below', async () => {
  const { container } = await show(
    anAnswer({ outcome: 'official', topic: 'emergency', safety: aSafety(), blocks: BLOCKS }),
  );
  expect(screen.getByRole('heading', { name: 'Signs of a stroke' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('tel:998');
  expect(second?.getAttribute('href')).toBe('tel:999');
  const steps = within(screen.getByRole('heading', { name: 'Until help comes' }).parentElement ?? container);
  expect(steps.getAllByRole('listitem')).toHaveLength(2);
  expect(container.textContent).toContain('Do not give anything to drink.');
  const beside = screen.getByText('The answer to your question').closest('details');
  expect(beside?.open).toBe(false);
  expect(beside?.textContent).toContain('Rashid Hospital is near.');
  await expectAccessible(container);
});

test('CHAT-2 what is only possible is one line with a number above the answer', async () => {
  const [, , , paragraph] = BLOCKS;
  const line = { kind: 'notice' as const, sentences: [aSentence({ text: 'If it is happening now, call 998.' })] };
  const safety = aSafety({ strength: 'possible', blocks: 1 });
  const { container } = await show(anAnswer({ safety, blocks: paragraph ? [line, paragraph] : [line] }));
  const note = screen.getByRole('note');
  expect(within(note).getByRole('link', { name: 'Ambulance: 998' }).getAttribute('href')).toBe('tel:998');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container.textContent?.indexOf('call 998')).toBeLessThan(container.textContent?.indexOf('Rashid') ?? -1);
  await expectAccessible(container);
});
