import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FaultList } from './fault-list.tsx';
import { type FieldContext, FieldContextProvider } from './field-context.ts';
import type { useJsonDraft } from './use-json-draft.ts';
import type { usePartSaving } from './use-part-saving.ts';

type PartFormProps<Value> = {
  draft: ReturnType<typeof useJsonDraft<Value>>;
  saving: ReturnType<typeof usePartSaving<Value>>;
  context: Omit<FieldContext, 'faults' | 'isReadOnly'>;
  mayWrite: boolean;
  /** After the button. */
  after?: ReactNode;
  children: ReactNode;
};

/** The form of one part of an item: what was restored or failed, its fields, and the button that saves it. */
export function PartForm<Value>({ draft, saving, context, mayWrite, after, children }: PartFormProps<Value>) {
  const { _ } = useLingui();
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
