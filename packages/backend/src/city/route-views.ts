import { factIdsIn, type Inline, inlineText } from '@dalil/domain/guide/document.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { routeLines } from '@dalil/domain/guide/route.ts';
import type { ServiceBody, ServiceData } from '@dalil/domain/guide/service.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../guide/item-rows.ts';
import type { TrafficView } from './city-views.ts';

type RouteView = TrafficView['routes'][number];
type Handbook = { row: ItemRow; data: HandbookData<'transport'>; body: HandbookBody<'transport'> };

/** The services that are lines of public transport, in the order of the editors. */
export async function findRoutes({ db }: Deps, locale: Locale): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
    where i.kind = 'service' and i.state = 'published' and i.data->'route' is not null
    order by i.position, i.id`);
  return rows;
}

/** The facts that the short texts of routes display. */
export function factsOfRoutes(rows: readonly ItemRow[]): string[] {
  return rows.flatMap(({ body }) => {
    const { fee, time } = body as ServiceBody;
    return factIdsIn(`${fee} ${time}`);
  });
}

/** Every line the guide knows: those of the handbook first, then the services. */
export function routeViews(handbook: ItemRow, services: readonly ItemRow[]): RouteView[] {
  const given: Handbook = {
    row: handbook,
    data: handbook.data as HandbookData<'transport'>,
    body: handbook.body as HandbookBody<'transport'>,
  };
  return [...railways(given), ...boats(given), ...services.flatMap(serviceRoute)];
}

const factsOnly = (...ids: string[]): Inline[] =>
  ids.flatMap((id, at) => [...(at > 0 ? [{ type: 'text' as const, text: ' · ' }] : []), { type: 'fact' as const, id }]);

function ofHandbook({ row }: Handbook): Pick<RouteView, 'locale' | 'href' | 'asOf'> {
  return { locale: row.locale, href: null, asOf: row.as_of };
}

function railways(handbook: Handbook): RouteView[] {
  const { data, body } = handbook;
  const line = (stations: readonly { id: string }[]): RouteView['lines'] => [
    {
      code: null,
      name: null,
      stops: stations.map(({ id }) => ({
        id,
        name: body.stations[id]?.name ?? id,
        note: body.stations[id]?.connects?.join(', ') ?? body.stations[id]?.note ?? null,
      })),
    },
  ];
  const metro = data.metro.lines.map((one): RouteView => {
    const isRunning = one.status === 'operational';
    const { name = one.id, note } = body.lines[one.id] ?? {};
    return {
      ...ofHandbook(handbook),
      id: one.id,
      mode: 'metro',
      status: isRunning ? 'running' : 'announced',
      title: name,
      note: note ? inlineText(note) : null,
      fee: null,
      time: isRunning ? factsOnly('metro.hours') : null,
      lines: line(one.stations),
    };
  });
  const tram = (id: 'tram' | 'monorail', more: Pick<RouteView, 'status' | 'fee' | 'time'>): RouteView => ({
    ...ofHandbook(handbook),
    ...more,
    id,
    mode: 'tram',
    title: body[id].name,
    note: inlineText(body[id].note),
    lines: line(data[id].stations),
  });
  return [
    ...metro,
    tram('tram', {
      status: 'running',
      fee: factsOnly('tram.fare'),
      time: factsOnly('tram.hours.weekday', 'tram.hours.sunday'),
    }),
    tram('monorail', { status: 'suspended', fee: null, time: factsOnly('monorail.status') }),
  ];
}

function boats(handbook: Handbook): RouteView[] {
  const { body } = handbook;
  const boat = (
    id: string,
    text: { name: string; note: string; routes?: string[] },
    fee: string | null,
  ): RouteView => ({
    ...ofHandbook(handbook),
    id,
    mode: 'boat',
    status: 'running',
    title: text.name,
    note: inlineText(text.note),
    fee: fee === null ? null : factsOnly(fee),
    time: null,
    lines: (text.routes ?? []).map((name) => ({ code: null, name, stops: [] })),
  });
  return [
    boat('abra', { ...body.abra, routes: body.abra.crossings }, 'abra.fare'),
    boat('ferry', body.ferry, null),
    boat('water-bus', body.waterBus, null),
  ];
}

function serviceRoute(row: ItemRow): RouteView[] {
  const { route } = row.data as ServiceData;
  const body = row.body as ServiceBody;
  if (!route) return [];
  return [
    {
      id: row.id,
      mode: route.mode,
      status: route.status,
      locale: row.locale,
      href: itemHref(row),
      asOf: row.as_of,
      title: row.title,
      note: inlineText(row.summary),
      fee: inlineText(body.fee),
      time: body.time === null ? null : inlineText(body.time),
      lines: routeLines(route, body.stops),
    },
  ];
}
