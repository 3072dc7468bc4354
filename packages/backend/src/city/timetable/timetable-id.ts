/** Of the rows in `timetables`, and of their changes: first and last trains, and all lines for journeys. */
export const TIMETABLE_ID = 'trains';
export const NETWORK_ID = 'network';
