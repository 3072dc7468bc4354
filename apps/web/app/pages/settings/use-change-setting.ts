import type { PreferenceChange, Preferences } from '@dalil/domain/accounts/preferences.ts';
import { useLingui } from '@lingui/react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { isolate } from '../../language/bidi.tsx';
import type { Setting } from './setting-list.ts';

export function valueOf(preferences: Preferences, { category, field }: Setting): unknown {
  const fields: Record<string, unknown> = preferences[category];
  return fields[field];
}

/** Saves one setting at once and says so; the message can take it back. */
export function useChangeSetting(): (setting: Setting, name: string, from: unknown, to: unknown) => void {
  const { _ } = useLingui();
  const showToast = useToast();
  return ({ category, field }, name, from, to) => {
    const save = (value: unknown) => void savePreferences({ [category]: { [field]: value } } as PreferenceChange);
    save(to);
    showToast({
      id: 'settings-saved',
      tone: 'success',
      title: _('settings.saved', { name: isolate(name) }),
      action: { label: _('settings.undo'), run: () => save(from) },
    });
  };
}
