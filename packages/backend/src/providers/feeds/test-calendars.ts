/** A calendar file with the given events, each a list of lines. */
export function calendarFile(...events: readonly string[][]): string {
  const blocks = events.flatMap((lines) => ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...GULF, ...blocks, 'END:VCALENDAR', ''].join('\r\n');
}

/** A zone of the file's own. */
const GULF = [
  'BEGIN:VTIMEZONE',
  'TZID:Gulf',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0400',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A page that states things as JSON-LD. */
export function pageWith(...statements: readonly unknown[]): string {
  const scripts = statements.map((statement) => {
    const text = typeof statement === 'string' ? statement : JSON.stringify(statement);
    return `<script type="application/ld+json">${text}</script>`;
  });
  return `<!doctype html><html><head><title>Events</title>${scripts.join('')}</head><body><p>Events</p></body></html>`;
}
