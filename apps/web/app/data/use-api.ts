import { createContext, useContext } from 'react';
import type { ApiClient } from './api.ts';

const ApiReactContext = createContext<ApiClient | null>(null);

export const ApiProvider = ApiReactContext.Provider;

/** The API client of this page. */
export function useApi(): ApiClient {
  const api = useContext(ApiReactContext);
  if (!api) throw new Error('useApi is used outside of ApiProvider');
  return api;
}
