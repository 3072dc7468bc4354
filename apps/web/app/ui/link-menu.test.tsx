// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button } from './button.tsx';
import { LinkMenu, MenuAction, MenuLink } from './link-menu.tsx';

afterEach(cleanup);

test.each(['ltr', 'rtl'] as const)(
  '%s: a menu of links and actions opens by key and does what is chosen',
  async (dir) => {
    const onSelect = vi.fn<() => void>();
    render(
      <LinkMenu trigger={<Button>Account</Button>} label="Account" heading="Amina Reader" dir={dir}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the words come from the menu's entry */}
        <MenuLink link={<a href="#profile" />}>Profile</MenuLink>
        <MenuAction onSelect={onSelect}>Sign out</MenuAction>
      </LinkMenu>,
    );
    screen.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('#profile');
    await expectAccessible(menu);
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
);
