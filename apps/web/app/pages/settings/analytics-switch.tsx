import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { decideAnalytics } from '../../features/consent/decide-analytics.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { consentTextQuery } from '../../queries/privacy.ts';
import { Switch } from '../../ui/switch.tsx';

type AnalyticsSwitchProps = { label: string; hint: string | undefined; isOn: boolean };

/** PROF-3, PRIV-3: consent to analytics, with what the cookie dialog says of it: the same decision. */
export function AnalyticsSwitch({ label, hint = '', isOn }: AnalyticsSwitchProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const showToast = useToast();
  const { data: text } = useQuery(consentTextQuery(useApi(), locale));
  const purpose = text?.categories.find(({ id }) => id === 'analytics')?.purpose;

  function change(next: boolean): void {
    const isDone = decideAnalytics(next, text && { locale, hash: text.hash });
    showToast({
      id: 'settings-saved',
      tone: isDone ? 'success' : 'error',
      title: isDone ? _('settings.saved', { name: isolate(label) }) : _('settings.analyticsOptIn.failed'),
      isPassing: isDone,
    });
  }

  return (
    <Switch
      label={label}
      hint={purpose === undefined ? hint : `${purpose} ${hint}`}
      checked={isOn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
