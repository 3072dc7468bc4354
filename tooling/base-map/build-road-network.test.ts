import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource } from './build-base-map.ts';
import { readGates, TARGET } from './build-road-network.ts';
import { buildRoadNetwork, GATE_ROADS } from './road-network.ts';

test('the roads on which a taxi finds its way are those of the base map, with every gate of the handbook', () => {
  const network = buildRoadNetwork(readSource('roads'), readGates());
  expect(JSON.parse(readFileSync(TARGET, 'utf8'))).toEqual(network);
  expect(network.gates.toSorted()).toEqual(Object.keys(GATE_ROADS).toSorted());
  const onEdges = new Set(network.edges.filter((_, at) => at % 5 === 4));
  for (let gate = 1; gate <= network.gates.length; gate++) expect(onEdges).toContain(gate);
});
