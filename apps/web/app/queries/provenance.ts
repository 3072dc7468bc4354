import type { KindWithManifest } from '@dalil/domain/provenance/text-parts.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

export function manifestQuery(api: ApiClient, locale: Locale, { kind, id }: { kind: KindWithManifest; id: string }) {
  return queryOptions({
    queryKey: ['provenance', locale, kind, id],
    meta: { lists: [] },
    queryFn: () => read(api.api.provenance[':kind'][':id'].$get({ param: { kind, id }, query: { locale } })),
  });
}

export function provenanceKeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['provenance', 'keys'],
    queryFn: () => read(api.api.provenance.keys.$get()),
  });
}

export type ReadManifest = DataOf<typeof manifestQuery>;
