import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import type { Overview } from '../../queries/quality-control.ts';
import { DeskTable } from '../kit/desk-table.tsx';
import { Panel } from './panel.tsx';

type Worst = Overview['worst'][number];

const titleLink = (text: Worst) => <TitleLink text={text} />;

const languageName = ({ locale }: Worst) => <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>;

function TitleLink({ text: { title, href } }: { text: Worst }) {
  const toLocale = useLocalePath();
  return (
    <Link to={toLocale(href)} className="text-link inline-block min-h-6">
      <bdi>{title}</bdi>
    </Link>
  );
}

/** The published texts with the lowest scores. */
export function WorstTexts({ worst, scores }: Pick<Overview, 'worst' | 'scores'>) {
  const { _ } = useLingui();
  return (
    <Panel title={_('quality.worst')}>
      {worst.length === 0 ? (
        <p className="text-label text-text-2">{_(scores === null ? 'quality.run.none' : 'quality.worst.none')}</p>
      ) : (
        <DeskTable
          caption={_('quality.score.worstFirst')}
          rows={worst}
          keyOf={({ kind, id, locale }) => `${kind}/${id}/${locale}`}
          columns={[
            {
              id: 'title',
              header: _('quality.where'),
              cell: titleLink,
            },
            {
              id: 'language',
              header: _('newsroom.language'),
              cell: languageName,
            },
            { id: 'score', header: _('quality.score'), cell: ({ score }) => score, isNumeric: true },
          ]}
        />
      )}
    </Panel>
  );
}
