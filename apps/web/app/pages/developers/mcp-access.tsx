import { MCP_EXAMPLE, MCP_PATH } from '@dalil/domain/guide/developer-examples.ts';
import { useLingui } from '@lingui/react';
import { usePageMeta } from '../../data/page-meta.ts';

/** The address for clients of the protocol, and a message that can be sent as it is. */
export function McpAccess() {
  const { _ } = useLingui();
  const address = (usePageMeta()?.origin ?? '') + MCP_PATH;
  const command = [
    `curl ${address} \\`,
    "  -H 'content-type: application/json' \\",
    "  -H 'accept: application/json, text/event-stream' \\",
    `  -d '${JSON.stringify(MCP_EXAMPLE)}'`,
  ].join('\n');
  return (
    <>
      <p className="text-ui">
        {_('developers.mcp-address')}{' '}
        <code dir="ltr" className="font-mono break-all">
          {address}
        </code>
      </p>
      <pre
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface p-4 font-mono text-label"
      >
        <code>{command}</code>
      </pre>
    </>
  );
}
