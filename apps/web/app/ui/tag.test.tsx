// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Tag } from './tag.tsx';

afterEach(cleanup);

test('a tag says its status in words, with a colour for each tone', async () => {
  const tones = ['ok', 'warn', 'bad', 'info', 'neutral'] as const;
  const { container } = render(
    <>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </>,
  );
  const looks = tones.map((tone) => screen.getByText(tone).parentElement?.className);
  expect(new Set(looks).size).toBe(tones.length);
  await expectAccessible(container);
});
