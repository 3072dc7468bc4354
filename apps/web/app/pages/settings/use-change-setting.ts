import type { Preferences, PreferenceValue } from '@dalil/domain/accounts/preferences.ts';
import { useLingui } from '@lingui/react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { isolate } from '../../language/bidi.tsx';
import type { Setting } from './setting-list.ts';

export function valueOf(preferences: Preferences, { category, field }: Setting): PreferenceValue {
  const fields: Record<string, PreferenceValue> = preferences[category];
  return fields[field] ?? null;
}

/** A value as a list of choices knows it; what is not chosen, or no single choice, is the empty one. */
export function optionOf(value: PreferenceValue): string {
  return typeof value === 'object' ? '' : String(value);
}

/** Saves one setting at once and says so; the message can take it back. */
export function useChangeSetting(): (
  setting: Setting,
  name: string,
  from: PreferenceValue,
  to: PreferenceValue,
) => void {
  const { _ } = useLingui();
  const showToast = useToast();
  return ({ category, field }, name, from, to) => {
    const save = (value: PreferenceValue) => void savePreferences({ [category]: { [field]: value } });
    save(to);
    showToast({
      id: 'settings-saved',
      tone: 'success',
      title: _('settings.saved', { name: isolate(name) }),
      action: { label: _('settings.undo'), run: () => save(from) },
      isPassing: true,
    });
  };
}
