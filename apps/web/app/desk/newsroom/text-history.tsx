import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type PartInWork, restoreVersion, type TextInWork } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useReporterText } from '../reporters/use-reporter-text.ts';
import { StepForm } from './text-actions.tsx';

type PartWithHistory = PartInWork & Pick<TextInWork, 'versions' | 'entries'>;
type HistoryProps<Part> = {
  text: Part;
  mayRestore: boolean;
  /** Shows what changed between two versions. */
  Changes: ComponentType<{ text: Part; from: number; to: number }>;
};

/** STAFF-1: what people did and wrote, and every version with what it changed, of a text or of data. */
export function TextHistory<Part extends PartWithHistory>({ text, mayRestore, Changes }: HistoryProps<Part>) {
  const { _ } = useLingui();
  return (
    <div>
      <Disclosure
        title={_('newsroom.entries', { count: text.entries.length })}
        level={2}
        open={text.state === 'changes-requested'}
      >
        <Entries text={text} />
      </Disclosure>
      <Disclosure title={_('newsroom.versions', { count: text.versions.length })} level={2}>
        <Versions {...{ text, mayRestore, Changes }} />
      </Disclosure>
    </div>
  );
}

function Entries({ text: { entries } }: { text: PartWithHistory }) {
  const { _ } = useLingui();
  if (entries.length === 0) return <p className="text-label">{_('newsroom.entries.none')}</p>;
  return (
    <ol className="divide-y divide-line text-label">
      {entries.map(({ id, action, reason, comment, by, at, version }) => (
        <li key={id} className="flex flex-col gap-1 py-3">
          <span className="font-semibold text-text">
            {_(`newsroom.action.${action}`)}
            {reason === null ? '' : ` · ${_(`newsroom.reason.${reason}`)}`}
          </span>
          {comment === '' ? null : <span dir="auto">{comment}</span>}
          <Who by={by} at={at} note={_('newsroom.version', { number: version })} />
        </li>
      ))}
    </ol>
  );
}

function Who({ by, at, note }: { by: string | null; at: string; note?: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const reporterText = useReporterText();
  return (
    <span className="text-meta text-text-3">
      <bdi>{by === null ? _('newsroom.nobody') : reporterText(by)}</bdi> · {format.shortDate(at)}{' '}
      <Ltr>{format.time(at)}</Ltr>
      {note === undefined ? null : ` · ${note}`}
    </span>
  );
}

function Versions<Part extends PartWithHistory>({ text, mayRestore, Changes }: HistoryProps<Part>) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const [compared, setCompared] = useState<number | null>(null);
  const [goingBack, setGoingBack] = useState<number | null>(null);
  async function restore(number: number): Promise<void> {
    try {
      await restoreVersion(api, text, number);
      showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.restored', { number }) });
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
    } catch (error) {
      const { key, values } = failureMessage(error, 'newsroom.failed');
      showToast({ id: 'newsroom', tone: 'error', title: _(key, values) });
    }
  }
  return (
    <>
      {goingBack === null ? null : <GoBackDialog text={text} number={goingBack} onClose={() => setGoingBack(null)} />}
      <ol className="divide-y divide-line text-label">
        {text.versions.map(({ number, by, at, note, isLive, wasLive }) => (
          <li key={number} className="flex flex-col gap-2 py-3">
            <span className="flex flex-wrap items-center gap-2 font-semibold text-text">
              {_('newsroom.version', { number })} {isLive ? <Tag tone="ok">{_('newsroom.live')}</Tag> : null}
            </span>
            <Who by={by} at={at} {...(note !== '' && { note })} />
            <span className="flex flex-wrap gap-3">
              <Button
                size="small"
                aria-expanded={compared === number}
                onClick={() => setCompared(compared === number ? null : number)}
              >
                {_(compared === number ? 'newsroom.changes.hide' : 'newsroom.changes.show')}
              </Button>
              {mayRestore && number !== text.version ? (
                <Button size="small" onClick={() => void restore(number)}>
                  {_('newsroom.restore')}
                </Button>
              ) : null}
              {wasLive && !isLive && text.actions.includes('roll-back') ? (
                <Button size="small" onClick={() => setGoingBack(number)}>
                  {_('newsroom.action.roll-back')}
                </Button>
              ) : null}
            </span>
            {compared === number ? <Changes text={text} from={number - 1} to={number} /> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

/** STAFF-1: shows users an earlier version again, with a note on what that corrects. */
function GoBackDialog({ text, number, onClose }: { text: PartInWork; number: number; onClose: () => void }) {
  const { _ } = useLingui();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={_('newsroom.action.roll-back')}
      closeLabel={_('newsroom.close')}
    >
      <StepForm text={text} step="roll-back" number={number} onDone={onClose} />
    </Dialog>
  );
}
