// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { TextDiff } from './text-diff.tsx';

test('STAFF-3 PRIV-8 added and removed words are elements of their own', async () => {
  const { container } = render(
    <p>
      <TextDiff
        parts={[
          { kind: 'same', text: 'We keep it ' },
          { kind: 'removed', text: '30 ' },
          { kind: 'added', text: '90 ' },
          { kind: 'same', text: 'days, ' },
          { kind: 'removed', text: 'maybe.' },
          { kind: 'added', text: 'surely.' },
        ]}
      />
    </p>,
  );
  expect(container.querySelector('del')?.textContent).toBe('30 ');
  expect(container.querySelector('ins')?.textContent).toBe('90 ');
  expect(container.textContent).toContain('maybe. surely.');
  await expectAccessible(container);
});
