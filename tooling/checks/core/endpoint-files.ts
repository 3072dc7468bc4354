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

function writeCall(name: string, { route, reading }: { route: string; reading?: Reading }): string {
  const more = reading ? `, ${writeValue(reading)}` : '';
  return `export const ${name} = endpoint('${name}', '${route}'${more});`;
}

function writeValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${writeValue(part)}`)
    .join(', ')} }`;
}
