import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { AuditEntry } from '../../queries/compliance.ts';

/** The prefixes of messages for the values of a field, by the area of the event. A value without a message is shown as it is. */
const VALUE_PREFIXES: Record<string, Record<string, string>> = {
  account: { method: 'compliance.method.', state: 'compliance.signUp.' },
  user: { from: 'shell.role.', to: 'shell.role.', role: 'shell.role.' },
  newsroom: {
    from: 'newsroom.state.',
    to: 'newsroom.state.',
    action: 'newsroom.action.',
    reason: 'newsroom.reason.',
    method: 'newsroom.method.',
    category: 'guide.category.',
    subject: 'newsroom.kind.',
  },
  quality: { rule: 'quality.rule.' },
  'city-alert': { kind: 'city-alerts.kind.', severity: 'city-alerts.severity.' },
  privacy: {
    type: 'compliance.request.',
    to: 'compliance.status.',
    severity: 'compliance.severity.',
    step: 'compliance.step.',
    action: 'compliance.bulk.',
  },
  reporter: { method: 'reporters.method.', category: 'guide.category.' },
};
const LANGUAGE_FIELDS = ['locale', 'language', 'languages'];
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** PRIV-9: what an entry of the audit log recorded, with labels in the user's language. Names without a label stay as they are. */
export function AuditDetails({ event, metadata }: Pick<AuditEntry, 'event' | 'metadata'>) {
  const { i18n, _ } = useLingui();
  const valueText = useValueText(event.split('.')[0] ?? '');
  const details = Object.entries(metadata);
  if (details.length === 0) return null;
  const label = (name: string) =>
    Object.hasOwn(i18n.messages, `compliance.detail.${name}`) ? _(`compliance.detail.${name}`) : name;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-2">
      {details.map(([name, value]) => (
        <div key={name} className="flex min-w-0 gap-1">
          <dt title={name}>
            <bdi>{label(name)}</bdi>:
          </dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{valueText(name, value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useValueText(area: string): (name: string, value: unknown) => string {
  const { i18n, _ } = useLingui();
  const format = useFormat();

  function textOf(name: string, value: string): string {
    const locale = LOCALES.find((one) => one === value);
    if (locale && LANGUAGE_FIELDS.includes(name)) return LOCALE_INFO[locale].nativeName;
    const prefix = VALUE_PREFIXES[area]?.[name];
    if (prefix && Object.hasOwn(i18n.messages, prefix + value)) return _(prefix + value);
    if (DAY.test(value)) return format.shortDate(value);
    return MOMENT.test(value) ? `${format.shortDate(value)} ${format.time(value)}` : value;
  }

  function valueText(name: string, value: unknown): string {
    if (typeof value === 'string') return textOf(name, value);
    if (typeof value === 'boolean') return _(`compliance.detailValue.${value}`);
    if (value === null) return '–';
    if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')) {
      return value.length === 0 ? '–' : format.list(value.map((one) => valueText(name, one)));
    }
    return JSON.stringify(value);
  }
  return valueText;
}
