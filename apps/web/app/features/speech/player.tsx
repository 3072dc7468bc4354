import type { Locale } from '@dalil/domain/language/locale.ts';
import { chooseVoice, spokenLanguages } from '@dalil/domain/language/voices.ts';
import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/modal.tsx';
import { type Clock, SYSTEM_CLOCK } from '../announcer/clock.ts';
import { useOnline } from '../connection/use-online.ts';
import { collectSentences, type Sentence } from './passages.ts';
import { PlayerBar } from './player-bar.tsx';
import { createReader, type Reader } from './reader.ts';
import { browserEngine, type SpeechEngine } from './speech-engine.ts';
import { speechSettings } from './speech-settings.ts';
import './speech.css';
import { useVoices } from './use-voices.ts';

export type PlayerProps = {
  onClose: () => void;
  /** The part of the page to read. All of it by default. */
  part?: ParentNode | undefined;
  engine?: SpeechEngine;
  clock?: Clock;
};

/** Reads what the page marks as readable, docked at the end of the screen. Reports if the device has no voice for it. */
export function Player({ onClose, part, engine: given, clock = SYSTEM_CLOCK }: PlayerProps) {
  const { _ } = useLingui();
  const [engine] = useState(() => given ?? browserEngine(speechSynthesis));
  const [sentences] = useState(() => collectSentences(part ?? document));
  const isOnline = useOnline();
  const voices = useVoices(engine, clock);
  const [reader, setReader] = useState<Reader | null>(null);
  const canSpeak = useCallback(
    ({ passage }: Sentence) => voices !== null && chooseVoice(voices, passage.language, undefined, isOnline) !== null,
    [voices, isOnline],
  );

  useEffect(() => {
    const speakable = sentences.filter(canSpeak);
    if (reader || speakable.length === 0) return;
    const made = createReader(
      { engine, clock, settings: speechSettings.read, isOnline: () => navigator.onLine },
      speakable,
    );
    setReader(made);
    made.play();
  }, [reader, sentences, canSpeak, engine, clock]);

  if (voices && !reader && !sentences.some(canSpeak)) {
    return (
      <NoVoice
        languages={languagesOf(sentences)}
        spoken={spokenLanguages(voices, isOnline)}
        isForConnection={sentences.some(({ passage }) => chooseVoice(voices, passage.language, undefined, true))}
        onClose={onClose}
      />
    );
  }
  const missing = languagesOf(sentences.filter((one) => voices !== null && !canSpeak(one)));
  return (
    <section
      data-player=""
      aria-label={_('speech.player')}
      className="player-place fixed inset-x-0 layer-action animate-enter border-t border-line bg-surface shadow-sticky print:hidden forced-colors:border"
    >
      <div className="page-width py-2">
        {reader && voices ? (
          <PlayerBar reader={reader} voices={voices} isOnline={isOnline} missing={missing} onClose={onClose} />
        ) : (
          <div className="flex min-h-11 items-center gap-3">
            <p className="grow text-label text-text-2">{_('speech.looking')}</p>
            <IconButton label={_('speech.close')} icon={<X aria-hidden className="icon" />} onClick={onClose} />
          </div>
        )}
      </div>
    </section>
  );
}

function languagesOf(sentences: readonly Sentence[]): Locale[] {
  return [...new Set(sentences.map(({ passage }) => passage.language))];
}

const PLATFORMS = ['windows', 'mac', 'ios', 'android', 'linux'] as const;

type NoVoiceProps = {
  /** The languages of the page. */
  languages: readonly Locale[];
  /** The languages this device can speak. */
  spoken: readonly Locale[];
  /** There is a voice, but it needs a connection and there is none. */
  isForConnection: boolean;
  onClose: () => void;
};

/** States that the device has no voice for the language of the page, what helps, and which languages it can speak. */
function NoVoice({ languages, spoken, isForConnection, onClose }: NoVoiceProps) {
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
