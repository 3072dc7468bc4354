// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'one', label: 'One', panel: 'First' },
  { id: 'two', label: 'Two', panel: 'Second' },
  { id: 'three', label: 'Three', panel: 'Third' },
];
const focusedTab = () => document.activeElement?.textContent;

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('%s: arrows follow the reading direction and only Enter opens a tab', async (dir, forward, back) => {
  const { container } = render(
    <div dir={dir} style={{ direction: dir }}>
      <Tabs label="Parts" items={items} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard(forward);
  expect(focusedTab()).toBe('Two');
  expect(screen.getByRole('tab', { name: 'One' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Second');
  await userEvent.keyboard(`${back}${back}`);
  expect(focusedTab()).toBe('Three');
  await userEvent.keyboard('{Home}');
  expect(focusedTab()).toBe('One');
  await userEvent.keyboard('{End}');
  expect(focusedTab()).toBe('Three');
  await expectAccessible(container);
});
