// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Steps } from './steps.tsx';

afterEach(cleanup);

test('steps are a numbered list with a heading each', async () => {
  const steps = [
    { title: 'Check your dates', meta: ['5 minutes', 'free'] },
    { title: 'Gather documents', body: 'Passport' },
  ];
  const { container } = render(<Steps steps={steps} level={2} />);
  expect(container.querySelector('ol')).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await expectAccessible(container);
});
