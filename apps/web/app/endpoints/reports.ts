// Written by `npm run endpoints` from the declarations in packages/backend.
import { endpoint } from '../data/endpoint.ts';

export const getReportStatus = endpoint('getReportStatus', 'GET /problem-reports/{reference}', {}, { retry: false });
export const changeReport = endpoint('changeReport', 'POST /problem-reports/{reference}');
