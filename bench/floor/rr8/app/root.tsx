import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Tree } from '../../page-copy.ts';
import { TreeView } from './tree-view.tsx';

declare const SHELLS: Record<string, Tree[]>;

function useLanguage(): string {
  const first = useLocation().pathname.split('/')[1] ?? '';
  return first in SHELLS ? first : 'en';
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <html lang={language} dir={/ar|ur/.test(language) ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* The server puts the page's rules here. */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <TreeView trees={SHELLS[useLanguage()] ?? []} main={<Outlet />} />;
}
