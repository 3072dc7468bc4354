import type { NotificationTopic } from '@dalil/domain/accounts/preferences.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { savePreferences } from '../preferences/save-preferences.ts';

/** PROF-4: switches the flag of a topic off, also without a connection, and offers to undo it. */
export function useLessLikeThis(): (topic: NotificationTopic) => void {
  const { _ } = useLingui();
  const showToast = useToast();
  return (topic) => {
    const turn = (isOn: boolean) => void savePreferences({ notifications: { [topic]: isOn } });
    turn(false);
    showToast({
      id: 'notifications-less',
      tone: 'success',
      title: _('notifications.less.done', { topic: isolate(_(`notifications.setting.${topic}`)) }),
      action: { label: _('notifications.undo'), run: () => turn(true) },
    });
  };
}
