import { PROFILE_DEFAULTS } from '@dalil/domain/accounts/account-fields.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { Greeting } from './greeting.tsx';

afterEach(cleanup);

test.each([
  ['Amina', /^Hello .?Amina.?\.$/],
  [PROFILE_DEFAULTS.fullName, /^Hello\.$/],
])('PROF-1 the user %s is greeted by a name that is theirs, or without one', async (fullName, greeting) => {
  const { container } = await renderInPage(<Greeting fullName={fullName} />, { path: '/dashboard' });
  expect(container.textContent).toMatch(greeting);
});
