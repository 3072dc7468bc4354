import type { PageErrorKind } from '@dalil/domain/monitoring/page-error.ts';
import { useEffect, useState } from 'react';
import { type ErrorRecord, recordError } from './error-report.ts';

/** The record of a caught error; null on the server and until the page is live. */
export function useErrorRecord(error: unknown, kind: PageErrorKind, name: string): ErrorRecord | null {
  const [record, setRecord] = useState<ErrorRecord | null>(null);
  useEffect(() => setRecord(recordError(error, kind, name)), [error, kind, name]);
  return record;
}
