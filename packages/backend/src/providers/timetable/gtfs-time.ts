import { WrongTimetable } from './wrong-timetable.ts';

/** `25:10:30` is ten past one of the next day, in seconds since the midnight before. */
export function secondOf(text: string | undefined): number {
  const [, hours, minutes, seconds] = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(text ?? '') ?? [];
  if (hours === undefined) throw new WrongTimetable('wrong_value');
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The whole minutes of `25:10:30`: 1510. */
export const minuteOf = (text: string | undefined): number => Math.floor(secondOf(text) / 60);
