import { createContext, use } from 'react';

/** Set by the server to the token of the rendering. */
export const ScriptToken = createContext<string | undefined>(undefined);

/**
 * A script of ours that runs before the page is hydrated. The policy of the page allows only inline scripts that carry the token
 * of its rendering, which is removed before the page is sent.
 */
export function InlineScript({ source }: { source: string }) {
  return <script nonce={use(ScriptToken)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
