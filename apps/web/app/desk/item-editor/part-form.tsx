import type { FieldPath, Form } from '@dalil/domain/newsroom/merge-draft.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useWhenBackOnline } from '../../features/connection/use-when-back-online.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FaultList } from './fault-list.tsx';
import { type FieldContext, FieldContextProvider } from './field-context.ts';
import { MergeDraft } from './merge-draft.tsx';
import type { useJsonDraft } from './use-json-draft.ts';
import type { usePartSaving } from './use-part-saving.ts';

type PartFormProps<Value extends Form> = {
  draft: ReturnType<typeof useJsonDraft<Value>>;
  saving: ReturnType<typeof usePartSaving<Value>>;
  context: Omit<FieldContext, 'faults' | 'isReadOnly'>;
  mayWrite: boolean;
  /** The version of the server that the form is made to. */
  version: number;
  /** The name of a field of a draft, where it is not that of its schema. */
  labelOf?: (path: FieldPath) => string | undefined;
  /** Makes what was chosen of an older draft one to the newer version. */
  onMerged?: (merged: Value) => Value;
  /** After the button. */
  after?: ReactNode;
  children: ReactNode;
};

/** The form of one part of an item: what was restored or failed, its fields, and the button that saves it. */
export function PartForm<Value extends Form>(props: PartFormProps<Value>) {
  const { draft, saving, context, mayWrite, version, labelOf, onMerged, after, children } = props;
  const { _ } = useLingui();
  const { older } = draft;
  // What was typed without a connection is sent when it returns. To a newer version its user chooses first.
  useWhenBackOnline(() => {
    if (mayWrite && draft.isChanged && older === null) void saving.save(draft.value);
  });
  if (older !== null) {
    return (
      <MergeDraft
        {...{ older, version, labelOf }}
        theirs={draft.value}
        onMerge={(merged) => draft.merge(onMerged ? onMerged(merged) : merged)}
        onDiscard={draft.discard}
      />
    );
  }
  return (
    <FieldContextProvider value={{ ...context, faults: saving.faults, isReadOnly: !mayWrite }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save(draft.value);
        }}
        className="flex max-w-measure flex-col gap-6"
      >
        {draft.isRestored ? (
          <Notice
            role="status"
            action={
              <Button size="small" onClick={draft.discard}>
                {_('newsroom.draft.discard')}
              </Button>
            }
          >
            {_('editor.restored')}
          </Notice>
        ) : null}
        {saving.failure ? (
          <Notice role="alert" tone="danger">
            {_(saving.failure.key, saving.failure.values)}
          </Notice>
        ) : null}
        <FaultList faults={saving.faults} />
        <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-6">
          {children}
        </fieldset>
        {mayWrite ? (
          <div>
            <Button type="submit" variant="primary" aria-disabled={saving.isSaving}>
              {_(saving.isSaving ? 'newsroom.saving' : 'newsroom.save')}
            </Button>
          </div>
        ) : null}
        {after}
      </form>
    </FieldContextProvider>
  );
}
