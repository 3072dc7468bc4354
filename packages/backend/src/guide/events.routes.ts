import { createRoute } from '@hono/zod-openapi';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { REMINDERS } from './calendar-file.ts';
import { getEventCalendar } from './get-event-calendar.ts';
import { getEventsCalendar } from './get-events-calendar.ts';
import { inLocale, listed } from '../core/route-parts.ts';

const calendarFile = {
  200: {
    description: 'A calendar (RFC 5545)',
    content: { 'text/calendar': { schema: z.string(), example: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n' } },
  },
  ...problemResponses('invalid_input', 'not_found'),
};

const eventsCalendar = createRoute({
  method: 'get',
  path: '/events.ics',
  summary: 'The dated events that pass the filters, as iCalendar to subscribe to',
  request: { query: listed },
  responses: calendarFile,
});

const eventCalendar = createRoute({
  method: 'get',
  path: '/events/{file}',
  summary: 'The times of one event as iCalendar: `{id}.ics`',
  request: {
    params: z.object({
      file: textInput()
        .regex(/^[a-z0-9-]{1,80}\.ics$/)
        .meta({ description: 'The id of the event, with the ending `.ics`', example: 'eid-al-fitr.ics' }),
    }),
    query: inLocale.extend({
      remind: z.optional(z.enum(REMINDERS)).meta({
        description: 'An alarm in the file: `day` before, or two `hours` before where the time is known',
        example: 'day',
      }),
    }),
  },
  responses: calendarFile,
});

function calendarHeaders(name: string) {
  return {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${name}"`,
    'cache-control': 'public, max-age=3600',
  };
}

export function eventsRoutes(deps: Deps) {
  const originOf = (url: string) => deps.publicUrl ?? new URL(url).origin;
  return createRouter()
    .openapi(eventsCalendar, async (c) => {
      const input = { ...c.req.valid('query'), origin: originOf(c.req.url) };
      return c.body(await getEventsCalendar(deps, c.get('actor'), input), 200, calendarHeaders('events.ics'));
    })
    .openapi(eventCalendar, async (c) => {
      const { file } = c.req.valid('param');
      const input = { id: file.slice(0, -'.ics'.length), ...c.req.valid('query'), origin: originOf(c.req.url) };
      return c.body(await getEventCalendar(deps, c.get('actor'), input), 200, calendarHeaders(file));
    });
}
