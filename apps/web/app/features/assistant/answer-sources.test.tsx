import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { aCitation } from './factories.ts';

afterEach(cleanup);

test('CHAT-1 a cited fact says how well it is known, in the words of the pages', async () => {
  const citations = [
    aCitation({ id: 'a', confidence: 'official' }),
    aCitation({ id: 'b', confidence: 'general', asOf: '2024' }),
    aCitation({ id: 'c', kind: 'place', asOf: '2023' }),
  ];
  await renderInPage(<AnswerSources turnKey="one" citations={citations} />);
  expect(screen.getByText('Official source, 2025')).toBeTruthy();
  expect(screen.getByText('General knowledge, not confirmed')).toBeTruthy();
  expect(screen.queryByText(/2024/)).toBeNull();
  expect(screen.getByText('as of 2023')).toBeTruthy();
});
