import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a point in time, whatever the time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
