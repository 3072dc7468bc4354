import type { Endpoints, Reading } from '@dalil/backend/core/endpoint.ts';

/** Where the pages find the calls of an area. */
export const FOLDER = 'apps/web/app/endpoints';

/** The file of an area: for each endpoint the function that calls it, by the name of its use case. */
export function writeEndpointFile(endpoints: Endpoints): string {
  const calls = Object.entries(endpoints).map(([name, { endpoint }]) => writeCall(name, endpoint.http));
  return [
    '// Written by `npm run endpoints` from the declarations in packages/backend.',
    "import { endpoint } from '../data/endpoint.ts';",
    '',
    ...calls,
    '',
  ].join('\n');
}

function writeCall(name: string, { route, reading = {} }: { route: string; reading?: Reading }): string {
  const { lists, followsDayPart, ...options } = reading;
  const tags = { lists, followsDayPart };
  const more = isEmpty(options) ? (isEmpty(tags) ? [] : [tags]) : [tags, options];
  return `export const ${name} = endpoint(${[name, route, ...more].map(writeValue).join(', ')});`;
}

function isEmpty(value: object): boolean {
  return Object.values(value).every((part) => part === undefined);
}

function writeValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === undefined ? [] : [`${name}: ${writeValue(part)}`],
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
