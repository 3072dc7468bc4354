import { UPLOAD_LIMITS } from '@dalil/domain/newsroom/picture-fields.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { failureMessage, type Message } from '../../features/account-forms/auth-messages.ts';
import { type DeskPicture, uploadPicture } from '../../queries/pictures.ts';
import { Button } from '../../ui/button.tsx';

const MEGABYTE = 1024 * 1024;

function uploadMessage(error: unknown): Message {
  if (error instanceof ApiError) {
    const code = error.fields.find(({ path }) => path === 'file')?.code;
    if (code !== undefined) return { key: `editor.upload.${code}` };
    if (error.code === 'payload_too_large') return { key: 'editor.upload.too_heavy' };
  }
  return failureMessage(error, 'newsroom.failed');
}

/** Chooses a file and sends it. A refusal says what is wrong with the file. */
export function UploadButton({ onUploaded }: { onUploaded: (picture: DeskPicture) => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Message | null>(null);
  async function send(chosen: File): Promise<void> {
    setFailure(null);
    if (chosen.size > UPLOAD_LIMITS.bytes) {
      setFailure({ key: 'editor.upload.too_heavy' });
      return;
    }
    setSending(true);
    try {
      const picture = await uploadPicture(api, chosen);
      await queryClient.invalidateQueries({ queryKey: ['newsroom', 'pictures'] });
      onUploaded(picture);
    } catch (error) {
      setFailure(uploadMessage(error));
    } finally {
      setSending(false);
      if (file.current) file.current.value = '';
    }
  }
  return (
    <div className="flex max-w-field flex-col gap-1">
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={_('editor.upload')}
        onChange={({ currentTarget: { files } }) => {
          const [chosen] = files ?? [];
          if (chosen) void send(chosen);
        }}
      />
      <Button
        variant="primary"
        aria-disabled={isSending}
        aria-describedby={hintId}
        onClick={() => {
          if (!isSending) file.current?.click();
        }}
      >
        {_(isSending ? 'editor.uploading' : 'editor.upload')}
      </Button>
      <span id={hintId} className="text-meta text-text-3">
        {_('editor.uploadHint', {
          megabytes: UPLOAD_LIMITS.bytes / MEGABYTE,
          megapixels: UPLOAD_LIMITS.pixels / 1_000_000,
          width: UPLOAD_LIMITS.minWidth,
        })}
      </span>
      {failure ? (
        <span role="alert" className="text-label font-semibold text-danger">
          {_(failure.key, failure.values)}
        </span>
      ) : null}
    </div>
  );
}
