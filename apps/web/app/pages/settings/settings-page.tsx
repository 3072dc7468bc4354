import { findSettings } from '@dalil/domain/accounts/preference-rules.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountSettings } from '../../features/account-settings/account-settings.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { PushPanel } from '../../features/notifications/push-panel.tsx';
import { PageSection } from '../../features/page-sections/page-section.tsx';
import { PageSearch } from '../../features/page-search/page-search.tsx';
import { subscribeToReplaced } from '../../features/preferences/save-preferences.ts';
import { usePreferences } from '../../features/preferences/use-preferences.ts';
import { ShortcutList } from '../../features/speech/shortcut-list.tsx';
import { UnsentPanel } from '../../features/unsent/unsent-panel.tsx';
import { isolate } from '../../language/bidi.tsx';
import { DeviceGroup } from './device-group.tsx';
import { OfflineGroup } from './offline-group.tsx';
import { PhoneSetting } from './phone-setting.tsx';
import { SETTING_GROUPS, type Setting, type SettingGroup, SETTINGS } from './setting-list.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsFile } from './settings-file.tsx';
import { useSettingLabels } from './use-setting-labels.ts';

/** PROF-3, AUTH-13: every preference, applied immediately, and the account itself. */
export function SettingsPage() {
  const { _ } = useLingui();
  const { searchText } = useSettingLabels();
  const [search, setSearch] = useState('');
  const found = findSettings(
    SETTINGS.map((setting) => ({ setting, text: searchText(setting) })),
    search,
  ).map(({ setting }) => setting);
  const isSearching = search.trim() !== '';
  useReplacedNotice();
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-14 wide:pt-4">
      <header className="measure flex flex-col gap-4">
        <h1 className="headline text-title">{_('settings.title')}</h1>
        <p className="text-ui text-text-2">{_('settings.promise')}</p>
        <noscript>
          <p className="text-label">{_('settings.no-script')}</p>
        </noscript>
        <PageSearch
          label={_('settings.search.label')}
          hint={_('settings.search.hint')}
          value={search}
          onChange={setSearch}
          result={isSearching ? _('settings.search.found', { count: found.length }) : ''}
        />
      </header>
      <div className="flex flex-col gap-8 wide:grid wide:grid-cols-4 wide:items-start wide:gap-10">
        <GroupLinks />
        <div className="measure flex flex-col border-b border-line wide:col-span-3">
          {SETTING_GROUPS.map((group) => (
            <Group
              key={`${group} ${isSearching ? 'found' : 'all'}`}
              group={group}
              settings={found.filter((setting) => setting.group === group)}
              isFound={isSearching}
            />
          ))}
          {isSearching ? null : (
            <>
              <UnsentPanel />
              <OfflineGroup />
              <DeviceGroup />
              <SettingsFile />
              <AccountSettings />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

type GroupProps = {
  group: SettingGroup;
  settings: readonly Setting[];
  /** What a search found is open. */
  isFound: boolean;
};

function Group({ group, settings, isFound }: GroupProps) {
  const { _ } = useLingui();
  if (settings.length === 0) return null;
  return (
    <PageSection id={group} title={_(`settings.group.${group}`)} isOpenAtFirst={isFound} needsScript>
      {group === 'notifications' ? <PushPanel /> : null}
      <ul>
        {settings.map((setting) =>
          setting.control.kind === 'sms' ? (
            <PhoneSetting key={setting.field} setting={setting} />
          ) : (
            <SettingRow key={setting.field} setting={setting} />
          ),
        )}
      </ul>
      {group === 'reading' ? <ReadingKeys /> : null}
    </PageSection>
  );
}

/** The keyboard shortcuts, next to the setting that enables them. */
function ReadingKeys() {
  const { enableShortcuts } = usePreferences().ttsSettings;
  return enableShortcuts ? (
    <div className="pt-4">
      <ShortcutList />
    </div>
  ) : null;
}

/** Beside the sections on wide screens. On narrow ones the folded sections are the contents. */
function GroupLinks() {
  const { _ } = useLingui();
  return (
    <ul className="hidden wide:sticky wide:top-24 wide:flex wide:flex-col">
      {[...SETTING_GROUPS, 'offline', 'device', 'file', 'account'].map((group) => (
        <li key={group}>
          <a href={`#${group}`} className="text-link inline-flex min-h-11 items-center text-label">
            {_(`settings.group.${group}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** When devices conflict, the newest choice wins and the user is notified. */
function useReplacedNotice(): void {
  const { _ } = useLingui();
  const showToast = useToast();
  const notify = useEffectEvent((category: string) => {
    const group = SETTINGS.find((setting) => setting.category === category)?.group;
    if (!group) return;
    const title = _('settings.replaced', { group: isolate(_(`settings.group.${group}`)) });
    showToast({ id: `settings-replaced-${group}`, tone: 'info', title });
  });
  useEffect(() => subscribeToReplaced((category) => notify(category)), []);
}
