import { useLingui } from '@lingui/react';
import type { ReporterRun } from '../../queries/reporters.ts';

/** Why a run made no draft, in words, with what the reason is about. */
export function RunReasons({ reasons, detail }: Pick<ReporterRun, 'reasons' | 'detail'>) {
  const { _ } = useLingui();
  if (reasons.length === 0 && detail.length === 0) return null;
  return (
    <p className="text-meta text-text-2">
      {reasons.map((reason) => _(`reporters.reason.${reason}`)).join(' · ')}
      {detail.length === 0 ? null : (
        <>
          {' '}
          <bdi dir="ltr" className="wrap-anywhere">
            {detail.join(', ')}
          </bdi>
        </>
      )}
    </p>
  );
}
