import { HEALTH_PARTS, type HealthPart } from '@dalil/domain/monitoring/health.ts';
import { INCIDENT_LIMITS, INCIDENT_STATES, type LanguageTexts } from '@dalil/domain/monitoring/service-incident.ts';
import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { isolate } from '../../language/bidi.tsx';
import { INCIDENTS_KEY, sendIncident, sendIncidentUpdate } from '../../queries/status.ts';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SelectField } from '../../ui/select.tsx';
import { useFinish } from '../kit/use-finish.ts';

const SHORTEST = 3;
type IncidentField = 'state' | `title.${Locale}` | `text.${Locale}`;
type Values = Record<IncidentField, string>;

/** Empty or long enough. */
const check = (text: string) =>
  text.trim() === '' || text.trim().length >= SHORTEST ? undefined : { key: 'monitoring.incident.short' };

function textsOf(values: Values, what: 'title' | 'text'): LanguageTexts {
  const written = LOCALES.map((locale) => [locale, values[`${what}.${locale}`].trim()] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

type IncidentFormProps = {
  /** The id of the incident to update. Null to open a new one. */
  incident: string | null;
  onClose: () => void;
};

/** MON-1: opens an incident on the status page, or adds an update to one. One language is enough; the page says which it is. */
export function IncidentForm({ incident, onClose }: IncidentFormProps) {
  const { _ } = useLingui();
  const [parts, setParts] = useState<HealthPart[]>([]);
  const form = useIncidentForm(incident, parts, onClose);
  const partsField = form.other('parts');
  const toggle = (part: HealthPart) =>
    setParts((chosen) => (chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part]));
  return (
    <InlineForm form={form} submit="monitoring.incident.send" onCancel={onClose}>
      {incident === null ? (
        <Fieldset id={partsField.id} tabIndex={-1} legend={_('monitoring.incident.parts')}>
          {partsField.error === undefined ? null : (
            <p className="text-label font-semibold text-danger">{partsField.error}</p>
          )}
          {HEALTH_PARTS.map((part) => (
            <CheckboxRow
              key={part}
              label={_(`status.part.${part}`)}
              checked={parts.includes(part)}
              onChange={() => toggle(part)}
            />
          ))}
        </Fieldset>
      ) : null}
      <SelectField
        label={_('monitoring.incident.state')}
        options={INCIDENT_STATES.map((value) => ({ value, label: _(`status.incident.${value}`) }))}
        {...useControl(form.field('state'))}
      />
      <p className="text-meta text-text-2">{_('monitoring.incident.languages')}</p>
      {LOCALES.map((locale) => (
        <LanguageFields key={locale} locale={locale} form={form} hasTitle={incident === null} />
      ))}
    </InlineForm>
  );
}

function useIncidentForm(incident: string | null, parts: HealthPart[], onClose: () => void) {
  const api = useApi();
  const id = useId();
  const finish = useFinish([INCIDENTS_KEY], onClose);
  const names: IncidentField[] = LOCALES.flatMap((locale) => [`title.${locale}` as const, `text.${locale}` as const]);
  const fields = names.map((name) => [name, { id: `${id}-${name}`, path: name.replace('.', 's.'), check }]);
  const form = useAccountForm<IncidentField>({
    fields: {
      state: { id: `${id}-state`, value: incident === null ? 'investigating' : 'monitoring' },
      ...Object.fromEntries(fields),
    },
    send: async (values: Values): Promise<void> => {
      const state = INCIDENT_STATES.find((one) => one === values.state) ?? 'investigating';
      const [titles, written] = [textsOf(values, 'title'), textsOf(values, 'text')];
      const isTitled = incident !== null || (Object.keys(titles).length > 0 && parts.length > 0);
      if (!isTitled || Object.keys(written).length === 0) {
        return form.setFailure({ key: 'monitoring.incident.needed' });
      }
      if (incident === null) await sendIncident(api, { parts, titles, state, texts: written });
      else await sendIncidentUpdate(api, incident, { state, texts: written });
      await finish('monitoring.incident.sent');
    },
    others: { parts: `${id}-parts` },
    fallback: 'monitoring.incident.failed',
  });
  return form;
}

type LanguageFieldsProps = { locale: Locale; form: ReturnType<typeof useIncidentForm>; hasTitle: boolean };

function LanguageFields({ locale, form, hasTitle }: LanguageFieldsProps) {
  const { _ } = useLingui();
  const language = isolate(LOCALE_INFO[locale].nativeName);
  const title = useControl(form.field(`title.${locale}`));
  return (
    <>
      {hasTitle ? (
        <TextField
          lang={locale}
          maxLength={INCIDENT_LIMITS.title}
          label={_('monitoring.incident.title', { language })}
          {...title}
        />
      ) : null}
      <TextAreaField
        lang={locale}
        rows={2}
        maxLength={INCIDENT_LIMITS.text}
        label={_('monitoring.incident.text', { language })}
        {...useControl(form.field(`text.${locale}`))}
      />
    </>
  );
}
