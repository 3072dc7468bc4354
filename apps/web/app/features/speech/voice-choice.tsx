import type { Locale } from '@dalil/domain/language/locale.ts';
import { type Voice, voicesFor } from '@dalil/domain/language/voices.ts';
import { useLingui } from '@lingui/react';
import { Square, Volume2 } from 'lucide-react';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select.tsx';
import type { SpeechSettings } from './speech-settings.ts';
import type { Example } from './use-example.ts';

type VoiceChoiceProps = {
  language: Locale;
  /** The voices of the device. */
  voices: readonly Voice[];
  isOnline: boolean;
  chosen: SpeechSettings['voices'];
  onChoose: (voices: SpeechSettings['voices']) => void;
  /** Absent if something is already being read. */
  example?: Example;
};

/** PROF-7: the voice of one language, or a message that this device has none. */
export function VoiceChoice({ language, voices, isOnline, chosen, onChoose, example }: VoiceChoiceProps) {
  const { _ } = useLingui();
  const usable = voicesFor(voices, language, isOnline);
  if (usable.length === 0) {
    const isForConnection = voicesFor(voices, language, true).length > 0;
    return (
      <div className="flex flex-col gap-1">
        <p className="text-label font-semibold">{_('speech.no-voice', { language })}</p>
        <p className="text-meta text-text-3">{_(isForConnection ? 'speech.voice.offline' : 'speech.voice.add')}</p>
      </div>
    );
  }
  const requested = chosen[language] ?? '';
  const isElsewhere = requested !== '' && usable.every(({ voiceURI }) => voiceURI !== requested);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        className="min-w-0 max-w-field grow"
        label={_('speech.voice', { language })}
        value={requested}
        onChange={({ currentTarget: { value } }) => {
          const { [language]: _former, ...others } = chosen;
          onChoose(value === '' ? others : { ...others, [language]: value });
        }}
        options={[
          { value: '', label: _('speech.voice.best') },
          ...(isElsewhere ? [{ value: requested, label: _('speech.voice.elsewhere') }] : []),
          ...usable.map(({ voiceURI, name, localService }) => ({
            value: voiceURI,
            label: localService ? name : _('speech.voice.remote', { name: isolate(name) }),
          })),
        ]}
      />
      {example ? <ExampleButton language={language} example={example} /> : null}
    </div>
  );
}

function ExampleButton({ language, example: { playing, toggle } }: { language: Locale; example: Example }) {
  const { _ } = useLingui();
  const isPlaying = playing === language;
  const Icon = isPlaying ? Square : Volume2;
  const key = isPlaying ? 'speech.example.stop' : 'speech.example';
  return (
    <Button
      className="shrink-0"
      aria-label={isPlaying ? undefined : _('speech.example.of', { language })}
      onClick={() => toggle(language)}
    >
      <Icon aria-hidden className="icon" />
      {_(key)}
    </Button>
  );
}
