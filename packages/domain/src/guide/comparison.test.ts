import { expect, test } from 'vitest';
import { readComparison } from './comparison.ts';
import { NEIGHBOURHOODS } from './neighbourhood.ts';

const read = (...values: string[]) => readComparison(values, NEIGHBOURHOODS);

test('ID-5 neighbourhoods are compared in the order asked for, each once', () => {
  expect(read('jbr', 'deira', 'jbr')).toEqual({ ids: ['jbr', 'deira'], left: [], unknown: [] });
  expect(read()).toEqual({ ids: [], left: [], unknown: [] });
});

test('ID-5 what is no neighbourhood is ignored, is named and takes no place', () => {
  expect(read('atlantis', 'deira', "'--", 'jbr', '', 'jumeirah', 'bur-dubai')).toEqual({
    ids: ['deira', 'jbr', 'jumeirah', 'bur-dubai'],
    left: [],
    unknown: ['atlantis', "'--"],
  });
});

test('ID-5 a fifth is left out and named', () => {
  expect(read('deira', 'jbr', 'jumeirah', 'bur-dubai', 'al-barsha')).toEqual({
    ids: ['deira', 'jbr', 'jumeirah', 'bur-dubai'],
    left: ['al-barsha'],
    unknown: [],
  });
});
