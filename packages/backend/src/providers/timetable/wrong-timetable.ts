export type TimetableFault =
  | 'not_readable'
  | 'too_large'
  | 'missing_file'
  | 'wrong_value'
  | 'no_trains'
  | 'no_trips'
  | 'ended';

/** Why a timetable file cannot be used. */
export class WrongTimetable extends Error {
  readonly fault: TimetableFault;

  constructor(fault: TimetableFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'WrongTimetable';
    this.fault = fault;
  }
}
