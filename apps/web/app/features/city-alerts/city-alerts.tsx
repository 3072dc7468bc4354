import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { InlineScript } from '../../data/inline-script.tsx';
import { useApi } from '../../data/use-api.ts';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { cityAlertsQuery } from '../../queries/city-alerts.ts';
import { ALERT_SCRIPT } from './alert-script.ts';
import { AlertStrip } from './alert-strip.tsx';

const ASK_AGAIN_MS = 10 * 60_000;

/**
 * The alerts for the city that hold now. A page loads their messages only while there are any. Their code is part of it: a part that
 * is loaded later would come out of order in the document and move the page.
 */
export function CityAlerts() {
  const locale = useLocale();
  const { data } = useQuery({ ...cityAlertsQuery(useApi(), locale), refetchInterval: ASK_AGAIN_MS });
  const isNeeded = data !== undefined && data.alerts.length > 0;
  const hasMessages = useMessages(isNeeded);
  if (!isNeeded || !hasMessages) return null;
  return (
    <>
      <AlertStrip alerts={data.alerts} />
      <InlineScript source={ALERT_SCRIPT} />
    </>
  );
}

/** Whether the messages are there. The page loads them with its alerts; those of an alert that comes later are loaded then. */
function useMessages(isNeeded: boolean): boolean {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [, setLoaded] = useState(false);
  const isLoaded = 'city-alerts.title' in i18n.messages;
  useEffect(() => {
    // Without them nothing is displayed; the next answer tries again.
    if (isNeeded && !isLoaded) {
      void activateMessages(i18n, locale, ['city-alerts']).then(
        () => setLoaded(true),
        () => undefined,
      );
    }
  }, [isNeeded, isLoaded, i18n, locale]);
  return isLoaded;
}
