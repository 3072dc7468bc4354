import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { Sheet } from '../../ui/sheet.tsx';

const PLATFORMS = ['windows', 'mac', 'ios', 'android', 'linux'] as const;

type NoVoiceProps = {
  /** The languages of the page. */
  languages: readonly Locale[];
  /** The languages this device speaks. */
  spoken: readonly Locale[];
  /** There is a voice, but it needs a connection and there is none. */
  isForConnection: boolean;
  onClose: () => void;
};

/** Says honestly that nothing here speaks the language of the page, what helps, and what the device does speak. */
export function NoVoice({ languages, spoken, isForConnection, onClose }: NoVoiceProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const nameOf = (language: Locale) => _('speech.language', { language });
  const [language] = languages;
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      closeLabel={_('speech.no-voice.close')}
      title={language ? _('speech.no-voice', { language }) : _('speech.nothing')}
      description={language ? _(isForConnection ? 'speech.no-voice.offline' : 'speech.no-voice.why') : undefined}
    >
      {language && !isForConnection ? (
        <dl className="flex flex-col gap-3 text-label">
          {PLATFORMS.map((platform) => (
            <div key={platform}>
              <dt className="font-semibold">{_(`speech.platform.${platform}`)}</dt>
              <dd className="text-text-2">{_(`speech.platform.${platform}.text`)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {language ? (
        <p className="text-label">
          {spoken.length > 0
            ? _('speech.spoken', { languages: format.list(spoken.map(nameOf)) })
            : _('speech.spoken.none')}
        </p>
      ) : null}
    </Sheet>
  );
}
