import { useLocale } from '../../language/use-locale.ts';
import { DeviceSpeech } from './device-speech.tsx';
import { SpeechControls } from './speech-controls.tsx';

/** PROF-7: the listening settings, for every user and on every page. */
export function ListeningPanel() {
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4">
      <DeviceSpeech>{(device) => <SpeechControls languages={[locale]} {...device} />}</DeviceSpeech>
    </div>
  );
}
