import { schemasOf } from '../guide/content-schema.ts';
import { EDITED_KINDS } from './item-data.ts';
import { NEWSROOM_KINDS } from './newsroom-kind.ts';
import { expect, test } from 'vitest';
import { emptyValue, type SchemaNode, schemaNode } from './schema-node.ts';

function unknownFields(node: SchemaNode, path: string): string[] {
  switch (node.type) {
    case 'object':
      return node.fields.flatMap(([name, field]) => unknownFields(field, `${path}.${name}`));
    case 'list':
      return unknownFields(node.item, path);
    case 'maybe':
      return unknownFields(node.inner, path);
    case 'variants':
      return node.variants.flatMap(([, variant]) => unknownFields(variant, path));
    default:
      return node.type === 'other' ? [path] : [];
  }
}

test('STAFF-1 the form of every kind is made from its schema', () => {
  expect(NEWSROOM_KINDS).toEqual(expect.arrayContaining([...EDITED_KINDS]));
  const unknown = EDITED_KINDS.flatMap((kind) => {
    const schemas = schemasOf(kind, 'any');
    if (!schemas) return [kind];
    return [
      ...unknownFields(schemaNode(schemas.data), `${kind}.data`),
      ...unknownFields(schemaNode(schemas.body), `${kind}.body`),
    ];
  });
  expect(unknown).toEqual([]);
});

test('STAFF-1 an empty form has every required field and no optional one', () => {
  const event = schemasOf('event', 'any');
  expect(event && emptyValue(schemaNode(event.data))).toEqual({
    type: 'celebration',
    frequency: 'yearly',
    recurrence: { rule: 'fixed', month: null, day: null, days: null },
    usualMonths: [],
    hasConfirmedDates: false,
    isTypicallyFree: null,
    placeId: null,
    website: null,
    confidence: 'cross-checked',
  });
});
