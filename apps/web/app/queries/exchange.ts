import { type ApiClient, read } from '../data/api.ts';

type Import = ApiClient['api']['newsroom']['import']['$post'];
export type ImportRequest = Parameters<Import>[0]['json'];

/** STAFF-6: brings the items of a file into the workflow, or counts what that would change. */
export const importItems = (api: ApiClient, json: ImportRequest) =>
  read(api.api.newsroom.import.$post({ param: {}, json }));
export type Imported = Awaited<ReturnType<typeof importItems>>;
