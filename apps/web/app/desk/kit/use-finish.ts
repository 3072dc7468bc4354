import { useLingui } from '@lingui/react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../features/announcer/use-toast.ts';

/** Reports what a dialog has done, by the key of a message, closes the dialog and has the list behind it fetched again. */
export function useFinish(queryKey: QueryKey, onDone: () => void) {
  const { _ } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return async (message: string) => {
    showToast({ id: String(queryKey[0]), tone: 'success', title: _(message) });
    onDone();
    await queryClient.invalidateQueries({ queryKey });
  };
}
