import { PRODUCT } from '@dalil/domain/product.ts';
import * as z from 'zod';
import type { createRouter } from '../core/api-app.ts';
import { type ApiDocument, exampleAddress, operationsOf } from './document.ts';

const DESCRIPTION = `Everything people see in the guide, as JSON. Reading needs no key and is open to scripts of every site. Whole data sets are files
under \`/api/open\`, licensed CC BY 4.0.

Answers carry an ETag; repeat the request with If-None-Match to get 304 as long as nothing has changed. Lists that are read page
by page end with \`nextCursor\`; hand it back as \`cursor\` with the same filters. A rejection is a problem document
(RFC 9457) with a stable \`code\`. Prices, rules and telephone numbers are facts: show them with their source and date.`;
const VERSION = '1';
const LISTED_ITEMS = 1;
/** The session cookie. Over TLS its name begins with `__Host-`. */
const SESSION_SCHEME = { type: 'apiKey', in: 'cookie', name: 'dalil.session_token' } as const;

type Router = Pick<ReturnType<typeof createRouter>, 'getOpenAPI31Document' | 'openAPIRegistry' | 'request'>;

/**
 * Generates the description of the API (OpenAPI 3.1) from the routes. The example of a response is the API's current response to
 * the example parameters, with shortened lists.
 */
export async function describeApi(router: Router): Promise<ApiDocument> {
  router.openAPIRegistry.registerComponent('securitySchemes', 'session', SESSION_SCHEME);
  completeSchemas(router.openAPIRegistry.definitions);
  const document = router.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${PRODUCT.name} API`, version: VERSION, description: DESCRIPTION },
    servers: [{ url: '/' }],
  }) as unknown as ApiDocument;
  for (const { path, method, operation } of operationsOf(document)) {
    operation.operationId ??= operationId(method, path);
    operation.tags ??= [tagOf(path)];
    const answer = operation.responses['200']?.content?.['application/json'];
    const address = method === 'get' ? exampleAddress(path, operation) : null;
    if (answer && address !== null) {
      const response = await router.request(address);
      if (response.status === 200) answer.example = cutLists(await response.json());
    }
  }
  const tags = new Set(operationsOf(document).flatMap(({ operation }) => operation.tags ?? []));
  return { ...document, tags: [...tags].map((name) => ({ name })) };
}

/** `get` and `/api/places/{id}` become `getPlacesById`, which is stable as long as the path is. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/\W+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The tag is the first segment of the path: `/api/places/{id}` has the tag `places`. */
function tagOf(path: string): string {
  return path.split('/')[2] ?? '';
}

function cutLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LISTED_ITEMS).map(cutLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cutLists(part)]));
}

type Described = z.core.$ZodType & { meta?: unknown };

/**
 * The generator reads `meta` of every schema, which the small zod build of the domain schemas omits. Adds it to all schemas in
 * `value`, the definition of a route.
 */
function completeSchemas(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isSchema(value)) {
    if (!('meta' in value)) Object.defineProperty(value, 'meta', { value: () => z.globalRegistry.get(value) });
    completeSchemas(value._zod.def, seen);
    return;
  }
  for (const part of Object.values(value)) completeSchemas(part, seen);
}

function isSchema(value: object): value is Described {
  return '_zod' in value;
}
