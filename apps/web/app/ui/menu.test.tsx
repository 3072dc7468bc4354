// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button } from './button.tsx';
import { RadioMenu } from './menu.tsx';

afterEach(cleanup);

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

test.each(['ltr', 'rtl'] as const)(
  '%s: the menu opens by key, marks what holds, chooses by arrow and Enter and closes',
  async (dir) => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <RadioMenu
        trigger={<Button>Theme</Button>}
        label="Theme"
        options={options}
        value="light"
        onChange={onChange}
        dir={dir}
      />,
    );
    screen.getByRole('button', { name: 'Theme' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    expect(screen.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true');
    await expectAccessible(menu);
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{End}{Enter}');
    expect(onChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
);
