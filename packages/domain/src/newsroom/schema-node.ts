import type * as z from 'zod/mini';

/** What a form needs to know of a schema. */
export type SchemaNode =
  | { type: 'object'; fields: readonly (readonly [name: string, node: SchemaNode])[] }
  | { type: 'text' }
  | { type: 'number'; isInteger: boolean }
  | { type: 'boolean' }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'fixed'; value: unknown }
  | { type: 'list'; item: SchemaNode }
  /** A value that may be missing: stored as null, or as no field at all. */
  | { type: 'maybe'; inner: SchemaNode; without: null | undefined }
  /** Words by id. */
  | { type: 'names' }
  | { type: 'variants'; key: string; variants: readonly (readonly [value: string, node: SchemaNode])[] }
  /** Nothing a form can edit: it stays as it is. */
  | { type: 'other' };

type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  entries?: Record<string, string>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  discriminator?: string;
  values?: readonly unknown[];
  format?: string;
};

/** Reads a schema of the domain, so that the form follows it. Checks are not read: the schema itself judges what was typed. */
export function schemaNode(schema: z.ZodMiniType): SchemaNode {
  const def = schema._zod.def as unknown as Def;
  switch (def.type) {
    case 'object':
      return {
        type: 'object',
        fields: Object.entries(def.shape ?? {}).map(([name, field]) => [name, schemaNode(field)] as const),
      };
    case 'string':
      return { type: 'text' };
    case 'number':
      return { type: 'number', isInteger: def.format === 'safeint' };
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return { type: 'choice', values: Object.values(def.entries ?? {}) };
    case 'literal':
      return { type: 'fixed', value: def.values?.[0] };
    case 'array':
      return def.element ? { type: 'list', item: schemaNode(def.element) } : { type: 'other' };
    case 'record':
      return def.valueType && schemaNode(def.valueType).type === 'text' ? { type: 'names' } : { type: 'other' };
    case 'nullable':
    case 'optional':
      return maybeNode(def);
    case 'union':
      return variantsNode(def);
    default:
      return { type: 'other' };
  }
}

function maybeNode({ type, innerType }: Def): SchemaNode {
  if (!innerType) return { type: 'other' };
  return { type: 'maybe', inner: schemaNode(innerType), without: type === 'nullable' ? null : undefined };
}

function variantsNode({ discriminator, options = [] }: Def): SchemaNode {
  if (discriminator === undefined) return { type: 'other' };
  const variants = options.flatMap((option) => {
    const node = schemaNode(option);
    const key = node.type === 'object' ? node.fields.find(([name]) => name === discriminator)?.[1] : undefined;
    return key?.type === 'fixed' ? [[String(key.value), node] as const] : [];
  });
  return { type: 'variants', key: discriminator, variants };
}

/** What a form begins with where there is no value yet. */
export function emptyValue(node: SchemaNode): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        node.fields.flatMap(([name, field]) => {
          const value = emptyValue(field);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'text':
      return '';
    case 'number':
      return null;
    case 'boolean':
      return false;
    case 'choice':
      return node.values[0] ?? '';
    case 'fixed':
      return node.value;
    case 'list':
      return [];
    case 'names':
      return {};
    case 'maybe':
      return node.without;
    case 'variants': {
      const [first] = node.variants;
      return first ? emptyValue(first[1]) : null;
    }
    default:
      return null;
  }
}
