/** A VEVENT or VTIMEZONE of a file, by the line it begins at, counted from 1. Components inside a VEVENT, such as alarms, are left out. */
export type CalendarBlock = { name: string; line: number; lines: string[] };
/** One VCALENDAR of a file. `zone` is its X-WR-TIMEZONE. `broken` are the lines where what is not read begins. */
export type CalendarBlocks = { zone: string | null; blocks: CalendarBlock[]; broken: number[] };

type Line = { text: string; number: number };
type Open = { block: CalendarBlock; depth: number };

const READ = new Set(['VEVENT', 'VTIMEZONE']);
const CONTENT_LINE = /^[A-Za-z0-9-]+(?:[;:])/;
const MARK = /^(BEGIN|END)\s*:\s*([A-Za-z-]+)\s*$/i;

/** Whether a text begins as a calendar file does. */
export const isCalendarText = (text: string): boolean => /^[\s\uFEFF]*BEGIN\s*:\s*VCALENDAR/i.test(text);

/**
 * Takes the calendars of a file apart (RFC 5545), so that each event can be read alone. There may be several, with or without a byte
 * order mark and blank lines. A line that is none is left out; a component that does not end, or is outside a calendar, as well.
 */
export function calendarBlocks(text: string): CalendarBlocks[] {
  const calendars: CalendarBlocks[] = [];
  let calendar: CalendarBlocks | null = null;
  let open: Open | null = null;
  for (const { text: line, number } of unfoldedLines(text)) {
    const [, mark, named = ''] = MARK.exec(line) ?? [];
    const name = named.toUpperCase();
    const isBegin = mark?.toUpperCase() === 'BEGIN';
    if (mark !== undefined && name === 'VCALENDAR') {
      if (open !== null) calendar?.broken.push(open.block.line);
      open = null;
      calendar = isBegin ? { zone: null, blocks: [], broken: [] } : null;
      if (calendar) calendars.push(calendar);
    } else if (calendar === null) {
      continue;
    } else if (open === null) {
      if (isBegin) open = { block: { name, line: number, lines: [line] }, depth: 1 };
      else calendar.zone ??= /^X-WR-TIMEZONE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1]?.trim() ?? null;
    } else if (isBegin && name === 'VEVENT' && open.block.name === 'VEVENT') {
      // The event before has no end.
      calendar.broken.push(open.block.line);
      open = { block: { name, line: number, lines: [line] }, depth: 1 };
    } else {
      open = continued(open, { line, number, mark, isBegin }, calendar);
    }
  }
  if (open !== null) calendar?.broken.push(open.block.line);
  return calendars;
}

type Given = { line: string; number: number; mark: string | undefined; isBegin: boolean };

function continued(
  { block, depth }: Open,
  { line, number, mark, isBegin }: Given,
  calendar: CalendarBlocks,
): Open | null {
  const isNested = depth > 1 || (mark !== undefined && isBegin);
  if (mark === undefined && !CONTENT_LINE.test(line)) {
    if (READ.has(block.name) && !isNested) calendar.broken.push(number);
  } else if (block.name === 'VTIMEZONE' || !isNested) {
    block.lines.push(line);
  }
  const next = depth + (mark === undefined ? 0 : isBegin ? 1 : -1);
  if (next > 0) return { block, depth: next };
  if (READ.has(block.name)) calendar.blocks.push(block);
  return null;
}

/** Lines with what was folded into the next ones. Blank lines are left out. */
function unfoldedLines(text: string): Line[] {
  const lines: { parts: string[]; number: number }[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = lines.at(-1);
    if (/^[ \t]/.test(line) && last) last.parts.push(line.slice(1));
    else if (line.trim() !== '') lines.push({ parts: [line], number: at + 1 });
  }
  return lines.map(({ parts, number }) => ({ text: parts.join(''), number }));
}
