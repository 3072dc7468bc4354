import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { BackupCodes, keyOf } from './two-factor.tsx';

afterEach(cleanup);

test('AUTH-13 the codes take the focus, are copied one a line, and go when they are stored', async () => {
  const onDone = vi.fn();
  const user = userEvent.setup();
  await renderInPage(<BackupCodes codes={['Xy3kL-9mQpR', 'bT7vN-2wZsD']} onDone={onDone} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Keep these backup codes' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('Xy3kL-9mQpR\nbT7vN-2wZsD');
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('AUTH-13 the key of the app stands in groups of four', () => {
  expect(keyOf('otpauth://totp/Dalil:reader%40example.com?secret=JBSWY3DPEHPK3PXPAB&issuer=Dalil')).toBe(
    'JBSW Y3DP EHPK 3PXP AB',
  );
});
