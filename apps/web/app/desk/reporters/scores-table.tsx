import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Reporter } from '../../queries/reporters.ts';
import { DeskTable } from '../kit/desk-table.tsx';
import { useReporterText } from './use-reporter-text.ts';

function Name({ name }: Pick<Reporter, 'name'>) {
  return <bdi>{useReporterText()(name)}</bdi>;
}

const nameOf = ({ name }: Reporter) => <Name name={name} />;

/** STAFF-4: what people decided about the drafts and claims of each reporter. What was not counted says so, instead of zero. */
export function ScoresTable({ reporters }: { reporters: readonly Reporter[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const share = (value: number | null, of: number) =>
    value === null ? _('reporters.unmeasured') : `${format.percent(value, 0)} (${format.number(of)})`;
  const tokensOf = (method: Reporter['method'], { runs, tokens }: Reporter['scores']) => {
    // A template asks no model.
    if (method !== 'model') return '–';
    return runs === 0 ? _('reporters.unmeasured') : format.number(tokens);
  };
  return (
    <section aria-labelledby="scores-title" className="flex flex-col gap-3">
      <h2 id="scores-title" className="text-name font-strong">
        {_('reporters.scores')}
      </h2>
      <DeskTable
        caption={_('reporters.scoresHow')}
        rows={reporters}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', header: _('reporters.score.reporter'), cell: nameOf },
          {
            id: 'runs',
            header: _('reporters.score.runs'),
            isNumeric: true,
            cell: ({ scores }) => format.number(scores.runs),
          },
          {
            id: 'drafts',
            header: _('reporters.score.drafts'),
            isNumeric: true,
            cell: ({ scores }) => format.number(scores.drafts),
          },
          {
            id: 'errors',
            header: _('reporters.score.errors'),
            isNumeric: true,
            cell: ({ scores }) => share(scores.errorRate, scores.failed + scores.drafts),
          },
          {
            id: 'acceptance',
            header: _('reporters.score.acceptance'),
            isNumeric: true,
            cell: ({ scores }) => share(scores.acceptance, scores.accepted + scores.rejected),
          },
          {
            id: 'precision',
            header: _('reporters.score.precision'),
            isNumeric: true,
            cell: ({ scores }) => share(scores.precision, scores.judged),
          },
          {
            id: 'corrected',
            header: _('reporters.score.corrected'),
            isNumeric: true,
            cell: ({ scores }) => (scores.accepted === 0 ? _('reporters.unmeasured') : format.number(scores.corrected)),
          },
          {
            id: 'tokens',
            header: _('reporters.score.tokens'),
            isNumeric: true,
            cell: ({ scores, method }) => tokensOf(method, scores),
          },
        ]}
      />
    </section>
  );
}
