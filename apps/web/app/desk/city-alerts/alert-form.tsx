import { CITY_ALERT_KINDS, CITY_ALERT_SEVERITIES, MAX_ALERT_HOURS } from '@dalil/domain/city/alerts/city-alert.ts';
import { ALERT_LIMITS, alertFault, type CityAlertContent } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { isolate } from '../../language/bidi.tsx';
import { sendAlert, STAFF_ALERTS_KEY, type StaffAlert } from '../../queries/city-alerts.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SelectField } from '../../ui/select.tsx';
import { useFinish } from '../kit/use-finish.ts';
import { type AlertField, type AlertValues, contentOf, fromDubai, valuesOf } from './alert-form-values.ts';

const HOURS_A_DAY = 24;

const checkWords = (key: string, least: number, locale: Locale) => (text: string) =>
  text.trim().length < least ? { key, values: { language: isolate(LOCALE_INFO[locale].nativeName) } } : undefined;
const checkText = (text: string) => (text.trim() === '' ? { key: 'alert-desk.needSource' } : undefined);
const checkTime = (text: string) => (fromDubai(text) === '' ? { key: 'alert-desk.wrongTime' } : undefined);
const checkUrl = (text: string) =>
  URL.canParse(text) && text.startsWith('https://') ? undefined : { key: 'alert-desk.wrongUrl' };
const checkDay = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? undefined : { key: 'alert-desk.wrongDay' });

function checkOf(name: string) {
  const locale = LOCALES.find((one) => name.startsWith(`texts.${one}.`));
  if (locale && name.endsWith('.title')) return checkWords('alert-desk.needTitle', 3, locale);
  if (locale && name.endsWith('.text')) return checkWords('alert-desk.needText', 1, locale);
  if (name === 'source.name') return checkText;
  if (name.endsWith('At')) return checkTime;
  if (name === 'source.url') return checkUrl;
  return name === 'source.date' ? checkDay : () => undefined;
}

type AlertFormProps = {
  /** Null to write a new one. */
  alert: StaffAlert | null;
  onClose: () => void;
};

/** Writes an alert in four languages, or a change of one. A second person then has to confirm it. */
export function AlertForm({ alert, onClose }: AlertFormProps) {
  const { _ } = useLingui();
  const form = useAlertForm(alert, onClose);
  return (
    <InlineForm isWide form={form} submit="alert-desk.send" onCancel={onClose}>
      <Pair>
        <SelectField
          label={_('alert-desk.field.kind')}
          options={CITY_ALERT_KINDS.map((value) => ({ value, label: _(`city-alerts.kind.${value}`) }))}
          {...useControl(form.field('kind'))}
        />
        <SelectField
          label={_('alert-desk.field.severity')}
          options={CITY_ALERT_SEVERITIES.map((value) => ({ value, label: _(`city-alerts.severity.${value}`) }))}
          {...useControl(form.field('severity'))}
        />
      </Pair>
      <div className="grid gap-5 wide:grid-cols-2">
        {LOCALES.map((locale) => (
          <LanguageFields key={locale} locale={locale} form={form} />
        ))}
      </div>
      <Pair>
        <TextField
          maxLength={ALERT_LIMITS.source}
          label={_('alert-desk.field.source')}
          {...useControl(form.field('source.name'))}
        />
        <TextField type="url" label={_('alert-desk.field.url')} {...useControl(form.field('source.url'))} />
        <TextField type="date" label={_('alert-desk.field.date')} {...useControl(form.field('source.date'))} />
      </Pair>
      <Pair>
        <TextField
          type="datetime-local"
          label={_('alert-desk.field.startsAt')}
          {...useControl(form.field('startsAt'))}
        />
        <TextField
          type="datetime-local"
          label={_('alert-desk.field.endsAt')}
          hint={_('alert-desk.field.endsHint', { days: MAX_ALERT_HOURS / HOURS_A_DAY })}
          {...useControl(form.field('endsAt'))}
        />
      </Pair>
    </InlineForm>
  );
}

/** Fields that belong together: below each other, on wide screens in two columns with their controls in a line. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-end gap-5 wide:grid-cols-2">{children}</div>;
}

function faultNow(content: CityAlertContent) {
  const now = new Date();
  return alertFault(content, now, dubaiDate(now));
}

type FormOfAlert = ReturnType<typeof useAlertForm>;

function useAlertForm(alert: StaffAlert | null, onClose: () => void) {
  const api = useApi();
  const id = useId();
  const finish = useFinish([STAFF_ALERTS_KEY], onClose);
  const [initial] = useState(() => valuesOf(alert?.proposal ?? alert?.content ?? null, Date.now()));
  const names = Object.keys(initial) as AlertField[];
  // A change of an alert is sent with its revision, so its content has a path of its own.
  const pathOf = (name: AlertField) => (alert === null ? name : `content.${name}`);
  const fields = names.map((name) => [
    name,
    { id: `${id}-${name}`, path: pathOf(name), value: initial[name], check: checkOf(name) },
  ]);
  const form = useAccountForm<AlertField>({
    fields: Object.fromEntries(fields),
    send: async (values: AlertValues): Promise<void> => {
      const content = contentOf(values);
      const fault = faultNow(content);
      if (fault) return form.setFailure({ key: `alert-desk.fault.${fault.code}` });
      await sendAlert(api, content, alert ?? undefined);
      await finish('alert-desk.sent');
    },
    fallback: 'alert-desk.failed',
    failureField: `${id}-endsAt`,
  });
  return form;
}

/** The texts in one language. */
function LanguageFields({ locale, form }: { locale: Locale; form: FormOfAlert }) {
  const { _ } = useLingui();
  const language = { lang: locale, dir: LOCALE_INFO[locale].dir };
  return (
    <Fieldset
      className="gap-4 rounded-card border border-line p-4"
      legend={
        <bdi lang={locale} className="font-system">
          {LOCALE_INFO[locale].nativeName}
        </bdi>
      }
    >
      <TextField
        {...language}
        maxLength={ALERT_LIMITS.title}
        label={_('alert-desk.field.title')}
        {...useControl(form.field(`texts.${locale}.title`))}
      />
      <TextAreaField
        {...language}
        rows={3}
        maxLength={ALERT_LIMITS.text}
        label={_('alert-desk.field.text')}
        {...useControl(form.field(`texts.${locale}.text`))}
      />
      <TextField
        {...language}
        maxLength={ALERT_LIMITS.area}
        label={_('alert-desk.field.area')}
        hint={_('alert-desk.field.areaHint')}
        {...useControl(form.field(`texts.${locale}.area`))}
      />
    </Fieldset>
  );
}
