import { DATA_CATEGORIES, type DataCategory } from '@dalil/domain/privacy/data-categories.ts';
import { EXPORT_FORMATS, type ExportFormat } from '@dalil/domain/privacy/data-export.ts';
import { exportTexts } from '@dalil/domain/privacy/export-texts.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useAttempt } from '../../features/account-forms/use-attempt.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { downloadFile } from '../../features/share/download-file.ts';
import { useLocale } from '../../language/use-locale.ts';
import { dataExportsQuery, fetchInstantExport, requestDataExport } from '../../queries/rights.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { cardClass, CenterSection } from './center-section.tsx';
import { ExportCard } from './export-card.tsx';

/** PRIV-7: exports that were asked for, a form for another, and all data now as one file. */
export function ExportsSection() {
  const api = useApi();
  const { data } = useSuspenseQuery(dataExportsQuery(api));
  return (
    <CenterSection id="exports">
      <ul className="flex flex-col gap-4">
        {data.items.map((made) => (
          <ExportCard key={made.id} made={made} />
        ))}
      </ul>
      <NewExport />
    </CenterSection>
  );
}

function NewExport() {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [chosen, setChosen] = useState<readonly DataCategory[]>(DATA_CATEGORIES);
  const { failure, attempt } = useAttempt();
  const names = exportTexts(locale).categories;

  async function request(event: FormEvent): Promise<void> {
    event.preventDefault();
    const asked = { export_format: format, data_categories: [...chosen], locale };
    await attempt(() => requestDataExport(api, asked), 'privacy-center.exports.failed');
    await queryClient.invalidateQueries({ queryKey: dataExportsQuery(api).queryKey });
  }

  async function takeNow(): Promise<void> {
    const all = await fetchInstantExport(api);
    downloadFile(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }), 'dalil-export.json');
  }

  function toggle(category: DataCategory): void {
    const without = chosen.filter((one) => one !== category);
    setChosen(without.length === chosen.length ? [...chosen, category] : without);
  }

  return (
    <form className={cardClass} data-needs-script="" onSubmit={(event) => void request(event)}>
      <SelectField
        className="max-w-field"
        label={_('privacy-center.exports.format')}
        hint={_(`privacy-center.exports.hint.${format}`)}
        value={format}
        onChange={(event) => setFormat(EXPORT_FORMATS.find((one) => one === event.currentTarget.value) ?? 'pdf')}
        options={EXPORT_FORMATS.map((value) => ({ value, label: _(`privacy-center.exports.format.${value}`) }))}
      />
      <Disclosure title={_('privacy-center.exports.categories', { count: chosen.length })}>
        <Fieldset legend={_('privacy-center.exports.choose')} className="grid gap-x-6 medium:grid-cols-2">
          {DATA_CATEGORIES.map((category) => (
            <CheckboxRow
              key={category}
              label={names[category]}
              checked={chosen.includes(category)}
              onChange={() => toggle(category)}
            />
          ))}
        </Fieldset>
      </Disclosure>
      {failure ? (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={!isOnline || chosen.length === 0}>
          {_('privacy-center.exports.request')}
        </Button>
        <Button disabled={!isOnline} onClick={() => void attempt(takeNow, 'privacy-center.exports.failed')}>
          {_('privacy-center.exports.now')}
        </Button>
      </div>
    </form>
  );
}
