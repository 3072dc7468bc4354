import { isDefaultName } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';

/** PROF-1: by name, unless the profile has only the default one. */
export function Greeting({ fullName }: { fullName: string }) {
  const { _ } = useLingui();
  return isDefaultName(fullName)
    ? _('members.dashboard.helloPlain')
    : _('members.dashboard.hello', { name: isolate(fullName) });
}
