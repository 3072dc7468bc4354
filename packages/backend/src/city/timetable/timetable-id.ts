/** Of the row in `timetables`, and of its changes. */
export const TIMETABLE_ID = 'trains';
