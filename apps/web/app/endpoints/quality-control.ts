// Written by `npm run endpoints` from the declarations in packages/backend.
import { endpoint } from '../data/endpoint.ts';

export const getQualityOverview = endpoint('getQualityOverview', 'GET /quality-control');
export const listFindings = endpoint('listFindings', 'GET /quality-control/findings');
export const getFinding = endpoint('getFinding', 'GET /quality-control/findings/{number}', {}, { retry: false });
export const getTextReport = endpoint('getTextReport', 'GET /quality-control/texts/{kind}/{id}/{locale}', {}, { staleTime: 0, retry: false });
export const requestQualityRun = endpoint('requestQualityRun', 'POST /quality-control/runs');
export const assignFindings = endpoint('assignFindings', 'POST /quality-control/assignments');
export const waiveFinding = endpoint('waiveFinding', 'POST /quality-control/waivers');
export const endWaiver = endpoint('endWaiver', 'POST /quality-control/waivers/{number}/end');
export const checkItem = endpoint('checkItem', 'POST /quality-control/items/{kind}/{id}/check');
export const drawSamples = endpoint('drawSamples', 'POST /quality-control/samples', {}, { retry: false });
export const judgeSample = endpoint('judgeSample', 'POST /quality-control/samples/{number}');
