import { DEVELOPER_EXAMPLES, MCP_TOOLS } from '@dalil/domain/guide/developer-examples.ts';
import { OPEN_LICENCE } from '@dalil/domain/guide/open-data.ts';
import { useLingui } from '@lingui/react';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useLocale } from '../../language/use-locale.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DevelopersSection } from './developers-section.tsx';
import { FileTable } from './file-table.tsx';
import { McpAccess } from './mcp-access.tsx';

const load = loadPage(['developers'], async ({ translate }) => ({
  title: translate('developers.title'),
  description: translate('developers.promise'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

const RECORD_FIELDS = ['value', 'source', 'dates', 'method', 'version'] as const;
const LIMITS = ['files', 'api', 'mcp', 'writes'] as const;
const LINK = 'text-link inline-flex min-h-8 items-center text-label';

/** The guide as data: files, the API and the protocol for assistants, with licence and limits. */
export default function DevelopersPage() {
  const { _ } = useLingui();
  const locale = useLocale();
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-3">
        <h1 className="headline text-title">{_('developers.title')}</h1>
        <p className="text-ui text-text-2">{_('developers.promise')}</p>
      </header>
      <DevelopersSection title={_('developers.files')}>
        <p className="max-w-measure text-ui">{_('developers.files-text')}</p>
        <FileTable locale={locale} />
        <ul className="max-w-measure list-disc ps-5 text-ui">
          {RECORD_FIELDS.map((field) => (
            <li key={field}>{_(`developers.record.${field}`)}</li>
          ))}
        </ul>
      </DevelopersSection>
      <DevelopersSection title={_('developers.api')}>
        <p className="max-w-measure text-ui">{_('developers.api-text')}</p>
        <ul className="flex flex-col items-start">
          {DEVELOPER_EXAMPLES.map((path) => (
            <li key={path}>
              <a href={path} className={LINK}>
                <code dir="ltr">{path}</code>
              </a>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-6">
          <a href="/api/docs" className={LINK}>
            {_('developers.api-docs')}
          </a>
          <a href="/api/openapi.json" className={LINK}>
            {_('developers.api-description')}
          </a>
        </p>
      </DevelopersSection>
      <DevelopersSection title={_('developers.mcp')}>
        <p className="max-w-measure text-ui">{_('developers.mcp-text')}</p>
        <McpAccess />
        <DataTable
          caption={_('developers.mcp-tools')}
          rows={MCP_TOOLS}
          keyOf={(tool) => tool}
          columns={[
            { id: 'tool', header: _('developers.mcp-tool'), cell: codeOf },
            { id: 'answers', header: _('developers.mcp-answers'), cell: (tool) => _(`developers.tool.${tool}`) },
          ]}
        />
      </DevelopersSection>
      <DevelopersSection title={_('developers.limits')}>
        <ul className="max-w-measure list-disc ps-5 text-ui">
          {LIMITS.map((limit) => (
            <li key={limit}>{_(`developers.limit.${limit}`)}</li>
          ))}
        </ul>
      </DevelopersSection>
      <DevelopersSection title={_('developers.licence')}>
        <p className="max-w-measure text-ui">{_('developers.licence-text')}</p>
        <p>
          <a href={OPEN_LICENCE.url} lang="en" dir="ltr" className={LINK}>
            {OPEN_LICENCE.name}
          </a>
        </p>
      </DevelopersSection>
    </div>
  );
}

function codeOf(text: string) {
  return <code dir="ltr">{text}</code>;
}
