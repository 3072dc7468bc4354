import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { RunDetails } from '../../queries/reporters.ts';
import { Tag } from '../../ui/tag.tsx';

/** STAFF-4: what the checks of a draft found: what blocks it, what a person has to look at, and how much of it is known elsewhere. */
export function DraftChecks({ checks }: { checks: NonNullable<RunDetails['checks']> }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { blocks, risks, nearest, copiedWords } = checks;
  return (
    <div className="flex flex-col gap-2 text-meta text-text-2">
      <p className="flex flex-wrap gap-2">
        {blocks.map((block) => (
          <Tag key={block} tone="bad">
            {_(`reporters.reason.${block}`)}
          </Tag>
        ))}
        {risks.map((risk) => (
          <Tag key={risk} tone="warn">
            {_(`reporters.risk.${risk}`)}
          </Tag>
        ))}
        {risks.length === 0 ? <Tag tone="ok">{_('reporters.risksNone')}</Tag> : null}
      </p>
      {nearest === null ? null : (
        <p>
          {_('reporters.nearest', { id: isolate(nearest.id), share: format.percent(nearest.share, 0) })}
          {' · '}
          {_('reporters.copied', { count: copiedWords })}
        </p>
      )}
    </div>
  );
}
