import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';

/** Says in words what came of a fetch, from its code. */
export function useResultText(): (result: string) => string {
  const { _ } = useLingui();
  return (result) => {
    const status = /^http_(\d{3})$/.exec(result)?.[1];
    return status === undefined ? _(`sources.result.${result}`) : _('sources.httpStatus', { status: isolate(status) });
  };
}
