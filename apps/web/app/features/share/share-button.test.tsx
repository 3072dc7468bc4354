import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../announcer/toast-store.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { ShareButton } from './share-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toasts.leavePage();
});

function stubNavigator(given: { share?: Navigator['share']; writeText: (text: string) => Promise<void> }) {
  const clipboard = { writeText: given.writeText };
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      share: { value: given.share },
      clipboard: { value: clipboard },
    }),
  );
}

async function press() {
  // user-event installs a clipboard of its own, so it is set up before ours.
  const user = userEvent.setup();
  return async (given: Parameters<typeof stubNavigator>[0]) => {
    stubNavigator(given);
    await user.click(screen.getByRole('button', { name: 'Share' }));
  };
}

test('the device shares the address without query, where it can', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValue(undefined);
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  await renderInPage(<ShareButton title="Metro" />);
  await (await press())({ share, writeText });
  expect(share).toHaveBeenCalledWith({ title: 'Metro', url: location.origin + location.pathname });
  expect(writeText).not.toHaveBeenCalled();
});

test('a closed share sheet is no failure', async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('closed', 'AbortError'));
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  await renderInPage(<ShareButton title="Metro" />);
  await (await press())({ share, writeText });
  expect(writeText).not.toHaveBeenCalled();
  expect(toasts.current()).toBeNull();
});

test('without a share sheet the address is copied, and that is said', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  await renderInPage(<ShareButton title="Metro" />);
  await (await press())({ writeText });
  await waitFor(() => expect(toasts.current()?.title).toBe('Link copied'));
  expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname);
});

test('when copying is rejected the user learns another way', async () => {
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await renderInPage(<ShareButton title="Metro" />);
  await (await press())({ writeText });
  await waitFor(() => expect(toasts.current()?.title).toContain('address bar'));
});
