/** For whom some hours are: women's days of a park, family days of a fair. */
export const SCHEDULE_AUDIENCES = ['women', 'families'] as const;
export type ScheduleAudience = (typeof SCHEDULE_AUDIENCES)[number];
