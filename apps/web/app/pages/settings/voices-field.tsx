import { LOCALES } from '@dalil/domain/language/locale.ts';
import { useId } from 'react';
import { DeviceSpeech } from '../../features/speech/device-speech.tsx';
import type { SpeechSettings } from '../../features/speech/speech-settings.ts';
import { VoiceChoice } from '../../features/speech/voice-choice.tsx';

type Voices = SpeechSettings['voices'];

/** PROF-7: the voice of each language of the guide, as far as this device has one, and how it sounds. */
export function VoicesField(props: { label: string; chosen: Voices; onChoose: (voices: Voices) => void }) {
  const { label, chosen, onChoose } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="sr-only">
        {label}
      </h3>
      <DeviceSpeech>
        {(device) =>
          LOCALES.map((language) => (
            <VoiceChoice key={language} language={language} chosen={chosen} onChoose={onChoose} {...device} />
          ))
        }
      </DeviceSpeech>
    </div>
  );
}
