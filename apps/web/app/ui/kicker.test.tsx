// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Kicker } from './kicker.tsx';

afterEach(cleanup);

test('a kicker names its area in words and takes the colour of the area', async () => {
  const { container } = render(<Kicker area="beaches" label="Beaches" place="Jumeirah" />);
  expect(screen.getByText('Beaches')).toBeDefined();
  expect(container.querySelector('.area-beaches')).not.toBeNull();
  await expectAccessible(container);
});
