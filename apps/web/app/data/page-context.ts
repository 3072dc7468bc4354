import type { StructuredData } from '@dalil/domain/guide/structured-data/structured-data.ts';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { ApiClient } from './api.ts';

/** What every loader needs: one set a request on the server, one for the life of the page in the browser. */
export type PageContext = {
  api: ApiClient;
  queryClient: QueryClient;
  i18n: I18n;
  /** The address readers reach the site at, without a slash at the end: for canonical links. */
  publicUrl: string;
  /** What the page is about (JSON-LD): written by its loader, read by the server once the page is rendered. */
  structuredData: StructuredData[];
  /** Where a failure nobody foresaw is told; never a refusal such as 404. */
  reportError: (error: unknown) => void;
};

export const pageContext = createContext<PageContext>();
