import { useLingui } from '@lingui/react';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { isOneOf, type StoredField, useStoredField } from '../../features/preferences/use-stored-field.ts';
import { Switch } from '../../ui/switch.tsx';

const APP_UPDATES: StoredField<'notifications', 'appUpdates'> = {
  category: 'notifications',
  field: 'appUpdates',
  isSound: isOneOf([true, false]),
};

/** PROF-4: the topic of the product itself. Off, nothing is told of incidents. */
export function FollowSwitch() {
  const { _ } = useLingui();
  const isOn = useStoredField(APP_UPDATES);
  return (
    <Switch
      className="max-w-field"
      label={_('status.follow.notify')}
      hint={_('status.follow.notify.hint')}
      checked={isOn}
      onChange={({ currentTarget }) => void savePreferences({ notifications: { appUpdates: currentTarget.checked } })}
    />
  );
}
