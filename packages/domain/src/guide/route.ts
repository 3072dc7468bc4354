import * as z from 'zod/mini';
import { itemIdSchema } from './content-item.ts';

/** How one travels, in the order of the filter. The lines of the first two are in the transport handbook. */
export const ROUTE_MODES = ['metro', 'tram', 'bus', 'boat', 'train'] as const;
export type RouteMode = (typeof ROUTE_MODES)[number];

/** `seasonal`: in a part of the year only. `announced`: it does not carry passengers in Dubai as far as the sources know. */
export const ROUTE_STATUSES = ['running', 'seasonal', 'announced', 'suspended'] as const;
export type RouteStatus = (typeof ROUTE_STATUSES)[number];

const lineSchema = z.strictObject({
  /** As on the bus or boat, such as E101. Null for a line without a number. */
  code: z.nullable(z.string().check(z.minLength(1))),
  /** The stops that the sources name, in order: ids of the texts. Others may lie between them. */
  stops: z.array(itemIdSchema).check(z.minLength(2)),
  /** The last stop is followed by the first. */
  isCircle: z.optional(z.literal(true)),
});

/** The lines of public transport that a service consists of. A service booked by app within an area has none. */
export const routeSchema = z.strictObject({
  mode: z.enum(['bus', 'boat', 'train']),
  status: z.enum(ROUTE_STATUSES),
  lines: z.array(lineSchema),
});
export type Route = z.infer<typeof routeSchema>;

/** The stops that a route names and its text does not. */
export function unnamedStops({ lines }: Route, names: Readonly<Record<string, string>> = {}): string[] {
  return [...new Set(lines.flatMap(({ stops }) => stops))].filter((id) => !Object.hasOwn(names, id));
}

/** A line as pages display it: its stops by name, in order. `name` is its two ends in words, where single stops are not known. */
export type RouteLine = {
  code: string | null;
  name: string | null;
  stops: { id: string; name: string; note: string | null }[];
};

/** The lines of a route with the names of their stops. A circle ends where it begins. */
export function routeLines({ lines }: Route, names: Readonly<Record<string, string>> = {}): RouteLine[] {
  return lines.map(({ code, stops, isCircle = false }) => ({
    code,
    name: null,
    stops: (isCircle ? [...stops, ...stops.slice(0, 1)] : stops).map((id) => ({
      id,
      name: names[id] ?? id,
      note: null,
    })),
  }));
}
