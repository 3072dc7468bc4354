const DAY_MS = 86_400_000;

/** https://developer.ticketmaster.com/products-and-docs/apis/discovery-api/v2/, for tests. */
export function ticketmasterAnswer(now: Date): Record<string, unknown> {
  const date = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const event = (id: string, name: string, start: object, code = 'onsale') => ({
    id,
    name,
    type: 'event',
    locale: 'en-us',
    url: `https://www.ticketmaster.ae/event/${id}`,
    dates: { start, timezone: 'Asia/Dubai', status: { code } },
    _embedded: { venues: [{ name: 'Coca-Cola Arena', location: { longitude: '55.2637', latitude: '25.2048' } }] },
  });
  const evening = (days: number) => ({
    localDate: date(days),
    localTime: '20:00:00',
    dateTime: `${date(days)}T16:00:00Z`,
  });
  return {
    _embedded: {
      events: [
        event('e1', 'A concert', evening(3)),
        event('e2', 'A comedy night', evening(5), 'rescheduled'),
        event('e3', 'A fair', { localDate: date(8), noSpecificTime: true, timeTBA: true }, 'cancelled'),
        event('e4', 'A date to be announced', { localDate: date(9), dateTBD: true }),
      ],
    },
    page: { size: 100, totalElements: 4, totalPages: 1, number: 0 },
  };
}
