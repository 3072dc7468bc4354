import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Overview } from '../../queries/quality-control.ts';
import { DeskTable } from '../kit/desk-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AuthorTable } from './author-table.tsx';
import { Panel } from './panel.tsx';
import { TrendPlot } from './trend-plot.tsx';

type ScorePanelProps = Pick<Overview, 'scores' | 'trend' | 'authors'>;

/** The scores in total, by language, section and author, how they changed, and how they are computed. */
export function ScorePanel({ scores, trend, authors }: ScorePanelProps) {
  const { _ } = useLingui();
  if (scores === null) {
    return (
      <Panel title={_('quality.score')}>
        <p className="text-label text-text-2">{_('quality.run.none')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={_('quality.score')}>
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-label">
        <span>
          {_('quality.score.total')} <strong className="tabular text-name">{scores.total}</strong>
        </span>
        {LOCALES.map((locale) => (
          <span key={locale}>
            <bdi className="font-system">{LOCALE_INFO[locale].nativeName}</bdi>{' '}
            <strong className="tabular">{scores.locales[locale]}</strong>
          </span>
        ))}
      </p>
      {trend.length > 1 ? <TrendPlot trend={trend} /> : null}
      <p className="text-meta text-text-2">{_('quality.score.how')}</p>
      <div>
        <Disclosure title={_('quality.score.sections')}>
          <SectionTable sections={scores.sections} />
        </Disclosure>
        <Disclosure title={_('quality.score.authors')}>
          <AuthorTable authors={authors} />
        </Disclosure>
        <Disclosure title={_('quality.score.trend')}>
          <TrendTable trend={trend} />
        </Disclosure>
      </div>
    </Panel>
  );
}

function SectionTable({ sections }: { sections: Record<string, number> }) {
  const { _ } = useLingui();
  const rows = Object.entries(sections).toSorted(([, a], [, b]) => a - b);
  return (
    <DeskTable
      caption={_('quality.score.worstFirst')}
      rows={rows}
      keyOf={([id]) => id}
      columns={[
        { id: 'section', header: _('quality.section'), cell: ([id]) => _(`quality.section.${id}`) },
        { id: 'score', header: _('quality.score'), cell: ([, score]) => score, isNumeric: true },
      ]}
    />
  );
}

function TrendTable({ trend }: Pick<Overview, 'trend'>) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <DeskTable
      caption={_('quality.score.newestFirst')}
      rows={trend.toReversed()}
      keyOf={({ at }) => at}
      columns={[
        {
          id: 'at',
          header: _('quality.run'),
          cell: ({ at }) => `${format.shortDate(at)} ${isolate(format.time(at))}`,
        },
        { id: 'total', header: _('quality.score.total'), cell: ({ total }) => total, isNumeric: true },
        ...LOCALES.map((locale) => ({
          id: locale,
          header: <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>,
          cell: ({ locales }: Overview['trend'][number]) => locales[locale],
          isNumeric: true,
        })),
      ]}
    />
  );
}
