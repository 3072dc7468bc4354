// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { CheckboxRow } from './checkbox-row.tsx';
import { Fieldset } from './fieldset.tsx';

afterEach(cleanup);

test('a fieldset names its group', async () => {
  const { container } = render(
    <Fieldset legend="Neighbourhood">
      <CheckboxRow label="Deira" />
    </Fieldset>,
  );
  expect(screen.getByRole('group', { name: 'Neighbourhood' })).toBeDefined();
  await expectAccessible(container);
});
