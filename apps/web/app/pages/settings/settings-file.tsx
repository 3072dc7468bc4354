import { fieldChanges } from '@dalil/domain/accounts/preference-rules.ts';
import {
  LARGEST_SETTINGS_FILE_BYTES,
  type ReadSettingsFile,
  readSettingsFile,
  writeSettingsFile,
} from '@dalil/domain/accounts/settings-file.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { readPreferences } from '../../features/preferences/preference-store.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { usePreferences } from '../../features/preferences/use-preferences.ts';
import { PageSection } from '../../features/page-sections/page-section.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SETTINGS } from './setting-list.ts';
import { useSettingLabels } from './use-setting-labels.ts';

const FILE_NAME = 'dalil-settings.json';

/** Exports the settings to a file, and imports them after a preview of the changes. */
export function SettingsFile() {
  const { _ } = useLingui();
  const [file, setFile] = useState<ReadSettingsFile | null>(null);

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return setFile(null);
    if (chosen.size > LARGEST_SETTINGS_FILE_BYTES) return setFile({ problem: 'not_settings' });
    setFile(await chosen.text().then(readSettingsFile, () => ({ problem: 'not_readable' as const })));
  }

  return (
    <PageSection id="file" title={_('settings.group.file')} needsScript>
      <p className="text-label text-text-2">{_('settings.file.text')}</p>
      <div>
        <Button onClick={download}>{_('settings.file.export')}</Button>
      </div>
      <TextField
        type="file"
        accept="application/json,.json"
        className="max-w-field"
        label={_('settings.file.import')}
        hint={_('settings.file.hint')}
        errorPrefix={_('settings.error-prefix')}
        error={file && 'problem' in file ? _(`settings.file.problem.${file.problem}`) : undefined}
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      {file && 'change' in file ? <DryRun file={file} onDone={() => setFile(null)} /> : null}
    </PageSection>
  );
}

type DryRunProps = { file: Extract<ReadSettingsFile, { change: unknown }>; onDone: () => void };

/** A preview of the changes a file would make. */
function DryRun({ file, onDone }: DryRunProps) {
  const { _ } = useLingui();
  const showToast = useToast();
  const { nameOf, valueLabel } = useSettingLabels();
  const changes = fieldChanges(usePreferences(), file.change).flatMap(({ category, field, from, to }) => {
    const setting = SETTINGS.find((one) => one.category === category && one.field === field);
    const isVisible = setting && setting.control.kind !== 'language';
    return isVisible
      ? [{ field, name: nameOf(setting), from: valueLabel(setting, from), to: valueLabel(setting, to) }]
      : [];
  });

  function apply(): void {
    void savePreferences(file.change);
    showToast({ id: 'settings-saved', tone: 'success', title: _('settings.file.applied') });
    onDone();
  }

  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      {changes.length === 0 ? <p className="text-label">{_('settings.file.same')}</p> : null}
      {changes.length > 0 ? (
        <>
          <h3 className="text-name font-semibold">{_('settings.file.changes')}</h3>
          <dl className="flex flex-col gap-2 text-label">
            {changes.map(({ field, name, from, to }) => (
              <div key={field} className="flex flex-wrap gap-x-2">
                <dt className="font-semibold">{name}</dt>
                <dd>
                  <del className="text-text-3">{from}</del> <ins className="no-underline">{to}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {file.ignored.length > 0 ? (
        <p className="text-meta text-text-3">{_('settings.file.ignored', { count: file.ignored.length })}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {changes.length > 0 ? (
          <Button variant="primary" onClick={apply}>
            {_('settings.file.apply')}
          </Button>
        ) : null}
        <Button onClick={onDone}>{_('settings.file.cancel')}</Button>
      </div>
    </div>
  );
}

function download(): void {
  const text = writeSettingsFile(readPreferences().preferences, new Date().toISOString());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}
