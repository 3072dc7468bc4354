import { useLingui } from '@lingui/react';
import { useApi } from '../../data/use-api.ts';
import { failureWords } from '../../features/account-forms/auth-words.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useRenewSession } from '../../features/session/use-renew-session.ts';
import { changeProfile, type ProfileChange } from '../../queries/members.ts';

/** PROF-2: saves the given fields, says so, and can take it back; `before` is what they were. Rejects where it fails. */
export function useChangeProfile(): (change: ProfileChange, before: ProfileChange) => Promise<void> {
  const { _ } = useLingui();
  const api = useApi();
  const renew = useRenewSession();
  const showToast = useToast();

  async function save(change: ProfileChange): Promise<void> {
    await changeProfile(api, change);
    await renew();
  }

  function takeBack(before: ProfileChange): void {
    save(before).then(
      () => showToast({ id: 'profile', tone: 'success', title: _('members.profile.undone') }),
      (error: unknown) => {
        const { key, values } = failureWords(error, 'members.failed.profile');
        showToast({ id: 'profile', tone: 'error', title: _(key, values) });
      },
    );
  }

  return async (change, before) => {
    await save(change);
    const action = { label: _('members.profile.undo'), run: () => takeBack(before) };
    showToast({ id: 'profile', tone: 'success', title: _('members.profile.saved'), action, isPassing: true });
  };
}
