import type { SchemaNode } from '@dalil/domain/newsroom/schema-node.ts';

export type FieldProps = {
  node: SchemaNode;
  /** Dotted, as faults name it. */
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
};
