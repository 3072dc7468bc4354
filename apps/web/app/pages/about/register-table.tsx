import type { AiUse } from '@dalil/domain/guide/ai-uses.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../data/use-api.ts';
import { guideFiguresQuery } from '../../queries/guide.ts';
import { DataTable } from '../../ui/data-table.tsx';

/** One row a use: what it does, with what, where, and who checks it. */
export function RegisterTable({ uses }: { uses: readonly AiUse[] }) {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery(guideFiguresQuery(useApi()));
  // Only the language a text was written in was drafted; the others were translated from it.
  const countOf = ({ figure }: AiUse) =>
    figure === 'translated'
      ? data.texts.reduce((sum, { translated }) => sum + translated, 0)
      : data.texts.reduce((sum, { locale, drafted }) => sum + (locale === BASE_LOCALE ? drafted : 0), 0);
  return (
    <DataTable
      caption={_('about.ai.register-caption')}
      rows={uses}
      keyOf={({ id }) => id}
      columns={[
        { id: 'use', header: _('about.ai.use'), cell: ({ id }) => _(`about.use.${id}`) },
        { id: 'texts', header: _('about.ai.texts'), cell: (use) => _('about.ai.count', { count: countOf(use) }) },
        { id: 'data', header: _('about.ai.data'), cell: ({ id }) => sentence(_(`about.use.${id}-data`)) },
        { id: 'where', header: _('about.ai.where'), cell: () => sentence(_('about.ai.before')) },
        { id: 'model', header: _('about.ai.model'), cell: () => _('about.ai.model-unrecorded') },
        { id: 'check', header: _('about.ai.check'), cell: ({ id }) => sentence(_(`about.use.${id}-check`)) },
        { id: 'risk', header: _('about.ai.risk'), cell: ({ id }) => sentence(_(`about.use.${id}-risk`)) },
      ]}
    />
  );
}

/** Sentences keep room to be read in where the table scrolls. */
function sentence(text: string): ReactNode {
  return <div className="min-w-32">{text}</div>;
}
