import { changeReport, getReportStatus } from './report-status.ts';

/** How far a report of a problem has come. */
export const reportsEndpoints = { getReportStatus, changeReport };
