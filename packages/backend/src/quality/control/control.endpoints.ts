import { assignFindings } from './assign-findings.ts';
import { checkItem } from './check-item.ts';
import { getFinding } from './get-finding.ts';
import { getQualityOverview } from './get-quality-overview.ts';
import { getTextReport } from './get-text-report.ts';
import { listFindings } from './list-findings.ts';
import { requestQualityRun } from './request-quality-run.ts';
import { drawSamples, judgeSample } from './samples.ts';
import { endWaiver, waiveFinding } from './waive-finding.ts';

/** STAFF-5: quality control. Reads for admins, and the report of one text for the newsroom. */
export const controlEndpoints = {
  getQualityOverview,
  listFindings,
  getFinding,
  getTextReport,
  requestQualityRun,
  assignFindings,
  waiveFinding,
  endWaiver,
  checkItem,
  drawSamples,
  judgeSample,
};
