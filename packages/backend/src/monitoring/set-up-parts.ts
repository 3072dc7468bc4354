import { HEALTH_PARTS, type HealthPart } from '@dalil/domain/monitoring/health.ts';
import type { Deps } from '../core/deps.ts';

/** MON-1: the parts of the product that the operator has set up. The others cannot fail, so their state says nothing. */
export function listSetUpParts({ assistant, isMailSetUp, live, offerFile }: Deps): HealthPart[] {
  const missing = new Set<HealthPart>();
  if (!isMailSetUp) missing.add('mail');
  if (assistant.model === null) missing.add('model');
  if (!live.isOn) missing.add('feeds');
  if (offerFile.state() === 'off') missing.add('listings');
  return HEALTH_PARTS.filter((part) => !missing.has(part));
}
