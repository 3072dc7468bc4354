import type { NeighbourhoodBody, NeighbourhoodData } from '@dalil/domain/guide/neighbourhood-profile.ts';
import { unnamedStops } from '@dalil/domain/guide/route.ts';
import type { ServiceBody, ServiceData } from '@dalil/domain/guide/service.ts';
import type { ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { ItemKey } from './text-key.ts';

/**
 * The stops that data name have a name in every language users see: the texts come first, which may name more. Fails with
 * `invalid_input` naming the field.
 */
export async function requireNames({ db }: Deps, { kind, id }: ItemKey, { data }: ItemDataBody): Promise<void> {
  if (kind !== 'service' && kind !== 'neighbourhood') return;
  const { rows } = await db.execute<{ body: unknown }>(
    sql`select body from content_texts where kind = ${kind} and item_id = ${id} and state = 'published'`,
  );
  const path = kind === 'service' ? 'data.route.lines' : 'data.transit';
  const areNamed = kind === 'service' ? hasNamesOfRoute : hasNamesOfTransit;
  if (rows.every(({ body }) => areNamed(data, body))) return;
  throw new Failure('invalid_input', { fields: [{ path, code: 'unnamed_stop' }] });
}

function hasNamesOfRoute(data: unknown, body: unknown): boolean {
  const { route } = data as ServiceData;
  return route === undefined || unnamedStops(route, (body as ServiceBody).stops).length === 0;
}

/** The stops of a neighbourhood are named by their place in the list. */
const hasNamesOfTransit = (data: unknown, body: unknown): boolean =>
  (body as NeighbourhoodBody).transit.length >= (data as NeighbourhoodData).transit.length;
