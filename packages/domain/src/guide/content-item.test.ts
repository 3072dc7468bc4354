import { expect, test } from 'vitest';
import { CONTENT_KINDS, CONTENT_STATES, PROVENANCE_METHODS, provenanceSchema, viewSources } from './content-item.ts';
import { DATA_VERSION, schemasOf } from './content-schema.ts';
import { HANDBOOK_IDS } from './handbook-id.ts';

test('content has its states', () => {
  expect(CONTENT_STATES).toEqual(['draft', 'in-review', 'approved', 'published', 'unlisted', 'archived']);
});

test('STAFF-9 a text is made by a person, with a machine, by one or by a template; an approver is named with the time', () => {
  expect(PROVENANCE_METHODS).toEqual(['person', 'machine-assisted', 'machine-drafted', 'computed']);
  const provenance = {
    method: 'machine-drafted',
    sources: [{ id: 'rta', names: { en: 'RTA' }, url: 'https://rta.ae' }],
  };
  expect(provenanceSchema.safeParse(provenance).success).toBe(true);
  expect(provenanceSchema.safeParse({ ...provenance, approvedBy: { en: { name: 'Mariam' } } }).success).toBe(false);
});

test('STAFF-9 sources have their name in the user’s language, else in English', () => {
  const provenance = provenanceSchema.parse({
    method: 'person',
    sources: [
      { id: 'rta', names: { en: 'RTA', ar: 'هيئة الطرق والمواصلات' }, url: 'https://rta.ae' },
      { id: 'general-knowledge', names: { en: 'General knowledge' } },
    ],
  });
  expect(viewSources(provenance, 'ar')).toEqual([
    { id: 'rta', name: 'هيئة الطرق والمواصلات', url: 'https://rta.ae' },
    { id: 'general-knowledge', name: 'General knowledge' },
  ]);
});

test('every kind has schemas and a version of its data; handbooks are known by id', () => {
  for (const kind of CONTENT_KINDS.filter((name) => name !== 'handbook')) {
    expect(schemasOf(kind, 'any')).toBeDefined();
    expect(DATA_VERSION[kind]).toBeGreaterThan(0);
  }
  expect(HANDBOOK_IDS).toEqual(['climate', 'transport', 'living', 'practical']);
  expect(schemasOf('handbook', 'climate')).toBeDefined();
  expect(schemasOf('handbook', 'cooking')).toBeUndefined();
});
