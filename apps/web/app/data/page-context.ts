import type { StructuredData } from '@dalil/domain/guide/structured-data/structured-data.ts';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { ApiClient } from './api.ts';

/** What every loader needs: one per request on the server, one for the lifetime of the page in the browser. */
export type PageContext = {
  api: ApiClient;
  queryClient: QueryClient;
  i18n: I18n;
  /** The public address of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  /** The page's subject (JSON-LD): written by its loader, read by the server after the page is rendered. */
  structuredData: StructuredData[];
  /** Reports an unexpected failure, never a rejection such as 404. */
  reportError: (error: unknown) => void;
};

export const pageContext = createContext<PageContext>();
