import type { DataFault } from '@dalil/domain/newsroom/item-data.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { failureMessage, type Message } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { controlId } from './field-context.ts';

/** Saves a part of an item: checked on the device first, then by the server, with a fault for each field. */
export function usePartSaving<Value>(parts: {
  check: (value: Value) => readonly DataFault[];
  send: (value: Value) => Promise<{ version: number }>;
  onSaved: () => void;
}) {
  const { _ } = useLingui();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<readonly DataFault[]>([]);
  const [failure, setFailure] = useState<Message | null>(null);
  function showFaults(found: readonly DataFault[]): void {
    setFaults(found);
    const [first] = found.flatMap(({ path }) => document.getElementById(controlId(path)) ?? []);
    first?.focus();
  }
  async function save(value: Value): Promise<void> {
    if (isSaving) return;
    const found = parts.check(value);
    showFaults(found);
    setFailure(null);
    if (found.length > 0) return;
    setSaving(true);
    try {
      const { version } = await parts.send(value);
      parts.onSaved();
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.saved', { number: version }) });
    } catch (error) {
      const fields = error instanceof ApiError && error.code === 'invalid_input' ? error.fields : [];
      showFaults(fields);
      if (fields.length === 0) setFailure(failureMessage(error, 'newsroom.failed'));
      // The newer version comes beside what was typed.
      if (error instanceof ApiError && error.code === 'conflict') {
        await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      }
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving, faults, failure };
}
