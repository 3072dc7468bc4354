import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import type { TextKey } from '../../queries/newsroom.ts';
import { textClaimsQuery } from '../../queries/reporters.ts';
import { ClaimList } from '../reporters/claim-list.tsx';
import { DraftChecks } from '../reporters/draft-checks.tsx';
import { useReporterText } from '../reporters/use-reporter-text.ts';
import { LoadedPanel } from './loaded-panel.tsx';

/** STAFF-3, STAFF-4: what a text of a reporter claims and rests on, beside the text. Nothing for a text by a person. */
export function ClaimsPanel({ textKey: { kind, id, locale } }: { textKey: TextKey }) {
  const { _ } = useLingui();
  const reporterText = useReporterText();
  const found = useQuery({ ...textClaimsQuery(useApi(), { kind, id, locale }), retry: false });
  return (
    <LoadedPanel query={found}>
      {({ run }) =>
        run === null ? null : (
          <section aria-labelledby="claims-title" className="flex flex-col gap-3">
            <h3 id="claims-title" className="text-ui font-strong">
              {_('reporters.claims')}
            </h3>
            <p className="flex flex-wrap gap-3 text-label text-text-2">
              <span>{_('reporters.claimsOf', { name: isolate(reporterText(run.reporter)) })}</span>
              <span>{_(`reporters.method.${run.method}`)}</span>
              {run.model === null ? null : <bdi>{run.model}</bdi>}
            </p>
            {run.checks === null ? null : <DraftChecks checks={run.checks} />}
            <ClaimList claims={run.claims} runId={run.id} />
          </section>
        )
      }
    </LoadedPanel>
  );
}
