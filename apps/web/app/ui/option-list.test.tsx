// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { OptionList, optionElementId } from './option-list.tsx';

afterEach(cleanup);
Element.prototype.scrollIntoView = vi.fn();

const GROUPS = [
  {
    id: 'recent',
    label: 'Recent',
    options: [{ id: 'recent:beach', text: 'beach', removeHint: 'Remove', removeIcon: <svg aria-hidden /> }],
  },
  { id: 'suggestions', label: 'Suggestions', options: [{ id: 'place:jbr', text: 'JBR Beach', note: 'Place' }] },
];

function show(activeId: string | null = null) {
  const onChoose = vi.fn();
  const onRemove = vi.fn();
  const view = render(
    <>
      <input
        role="combobox"
        aria-label="Search"
        aria-expanded
        aria-controls="list"
        aria-activedescendant={activeId ? optionElementId('list', activeId) : undefined}
      />
      <OptionList
        id="list"
        label="Suggestions"
        groups={GROUPS}
        activeId={activeId}
        onChoose={onChoose}
        onRemove={onRemove}
      />
    </>,
  );
  return { ...view, onChoose, onRemove };
}

test('SEARCH-4 options stand in labelled groups, the active one is marked and brought into view', async () => {
  const { container } = show('place:jbr');
  expect(screen.getByRole('group', { name: 'Recent' })).toBeDefined();
  const active = screen.getByRole('option', { name: /JBR Beach/, selected: true });
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(active.id);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  await expectAccessible(container);
});

test('SEARCH-4 a pointer chooses an option without taking the focus from the field', () => {
  const { onChoose, onRemove } = show();
  const isDefaultAllowed = fireEvent.mouseDown(screen.getByText('JBR Beach'));
  expect(isDefaultAllowed).toBe(false);
  fireEvent.click(screen.getByText('JBR Beach'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('place:jbr');
  fireEvent.click(screen.getByTitle('Remove'));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('recent:beach');
  expect(onChoose).toHaveBeenCalledOnce();
});
