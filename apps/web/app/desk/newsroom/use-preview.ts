import type { Locale } from '@dalil/domain/language/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { previewQuery } from '../../queries/newsroom.ts';
import type { Words } from './use-draft.ts';

/** A pause of typing after which the preview follows. */
const PAUSE_MS = 600;

/** STAFF-1: the text as the server parses it, with today's values of its facts. */
export function usePreview(locale: Locale, { summary, markdown }: Pick<Words, 'summary' | 'markdown'>) {
  return useQuery(previewQuery(useApi(), useSettled({ locale, summary, markdown })));
}
export type Preview = Pick<ReturnType<typeof usePreview>, 'data' | 'isError'>;

/** The value after a pause of typing. */
function useSettled<Value extends object>(value: Value): Value {
  const json = JSON.stringify(value);
  const [settled, setSettled] = useState(json);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [json]);
  return JSON.parse(settled) as Value;
}
