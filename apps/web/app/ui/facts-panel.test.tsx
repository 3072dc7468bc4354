// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { FactsPanel } from './facts-panel.tsx';

afterEach(cleanup);

test('facts are terms with their values in a named region', async () => {
  const rows = [
    { label: 'Days', value: 'Friday and Saturday' },
    { label: 'Fare', value: 'See the official page', note: 'Last checked 14 Nov' },
  ];
  const { container } = render(<FactsPanel title="Quick facts" rows={rows} footer="By staff" />);
  expect(screen.getByRole('region', { name: 'Quick facts' })).toBeDefined();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Days', 'Fare']);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
  await expectAccessible(container);
});

test('a closed panel opens by its title', async () => {
  const rows = [{ label: 'Days', value: 'Friday and Saturday' }];
  const { container } = render(<FactsPanel title="Quick facts" rows={rows} level={3} isCollapsed />);
  expect(container.querySelector('details')?.open).toBe(false);
  expect(screen.getByRole('heading', { level: 3, name: 'Quick facts' }).closest('summary')).not.toBeNull();
  await expectAccessible(container);
});
