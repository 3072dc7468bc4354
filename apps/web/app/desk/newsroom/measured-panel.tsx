import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type Measured, measuredQuery } from '../../queries/monitoring.ts';
import { FactsPanel } from '../../ui/facts-panel.tsx';

const MAX_LISTED = 10;

/** PRIV-3: for staff: the pages that users who agreed opened most, and how fast pages opened for them. */
export function MeasuredPanel() {
  const { _ } = useLingui();
  const format = useFormat();
  const { data } = useQuery(measuredQuery(useApi()));
  if (!data) return null;
  const pages = data.pages.slice(0, MAX_LISTED).map(({ pattern, locale, views }) => ({
    label: (
      <>
        <Ltr>{pattern}</Ltr> ·{' '}
        <bdi lang={locale} className="font-system">
          {LOCALE_INFO[locale].nativeName}
        </bdi>
      </>
    ),
    value: _('newsroom.measured.views', { count: views }),
  }));
  const rows = [...pages, ...speedsOf(data, (good) => _('newsroom.measured.good', { good }))];
  const empty = { label: _('newsroom.measured.none'), value: '' };
  return (
    <FactsPanel
      title={_('newsroom.measured')}
      rows={rows.length > 0 ? rows : [empty]}
      footer={_('newsroom.measured.about', { date: format.shortDate(data.since) })}
    />
  );
}

/** The share of good values of each measure whose values are all displayed. */
function speedsOf({ vitals }: Measured, words: (good: number) => string) {
  return [...new Set(vitals.map(({ metric }) => metric))].map((metric) => {
    const ofMetric = vitals.filter((vital) => vital.metric === metric);
    const total = ofMetric.reduce((sum, { measured }) => sum + measured, 0);
    const good = ofMetric.find(({ rating }) => rating === 'good')?.measured ?? 0;
    return { label: <Ltr>{metric}</Ltr>, value: words(Math.round((good / total) * 100)) };
  });
}
