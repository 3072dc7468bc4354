import { type Context, trace } from '@opentelemetry/api';
import { type Sampler, SamplingDecision, type SamplingResult } from '@opentelemetry/sdk-trace';

/** Traces in a minute that are recorded because a client asks for it. */
const MAX_ASKED = 60;
const MINUTE_MS = 60_000;

type SamplerParts = { rate: number; random: () => number; now: () => number };

/**
 * Records a share of all traces, and the parts of a trace that is recorded. A client can ask for it in `traceparent`, which anyone
 * can send, so only so many in a minute are recorded for that; the trace id decides nothing, because the client chooses it.
 */
export function createSampler({ rate, random, now }: SamplerParts): Sampler {
  let minute = 0;
  let asked = 0;
  const isGranted = () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, asked] = [current, 0];
    asked += 1;
    return asked <= MAX_ASKED;
  };
  return {
    shouldSample: (context: Context): SamplingResult => {
      const parent = trace.getSpanContext(context);
      const isParentRecorded = parent !== undefined && (parent.traceFlags & 1) === 1;
      if (parent && parent.isRemote !== true) return decided(isParentRecorded);
      return decided((isParentRecorded && isGranted()) || random() < rate);
    },
    toString: () => `Share{${rate}}`,
  };
}

function decided(isRecorded: boolean): SamplingResult {
  return { decision: isRecorded ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
}
