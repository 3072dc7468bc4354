/** The parts of an OpenAPI 3.1 document this product writes. The rest of the standard is passed through. */
export type Media = { schema?: { example?: unknown }; example?: unknown };
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: {
    example?: string | number;
    enum?: string[];
    default?: string | number;
    type?: string;
    description?: string;
  };
};
export type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  /** Set if only signed-in users have access. */
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
};
export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
};

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of a document with its path and method. */
export function operationsOf(document: ApiDocument): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
}

/** The URL for trying an operation, from the examples of its parameters. Null if a parameter has no example. */
export function exampleAddress(path: string, { parameters = [] }: Operation): string | null {
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place, schema } of parameters) {
    const { example } = schema;
    if (place === 'path' && example === undefined) return null;
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
    else if (place === 'query' && example !== undefined) query.set(name, String(example));
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}
