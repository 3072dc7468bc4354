import type { Voice } from '@dalil/domain/language/voices.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { type Clock, SYSTEM_CLOCK } from '../announcer/clock.ts';
import { useIsHydrated } from '../lazy-loading/use-is-hydrated.ts';
import { useOnline } from '../connection/use-online.ts';
import { browserEngine, type SpeechEngine } from './speech-engine.ts';
import { type Example, useExample } from './use-example.ts';
import { useVoices } from './use-voices.ts';

type DeviceSpeechProps = {
  engine?: SpeechEngine;
  clock?: Clock;
  children: (device: { voices: readonly Voice[]; isOnline: boolean; example: Example }) => ReactNode;
};

/** What this device can speak, for settings pages on which nothing is being read. Reports if it cannot speak at all. */
export function DeviceSpeech(props: DeviceSpeechProps) {
  const { _ } = useLingui();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <Note>{_('speech.looking')}</Note>;
  if (!props.engine && !('speechSynthesis' in window)) return <Note>{_('speech.unsupported')}</Note>;
  return <Speaking {...props} />;
}

function Speaking({ engine: given, clock = SYSTEM_CLOCK, children }: DeviceSpeechProps) {
  const { _ } = useLingui();
  const [engine] = useState(() => given ?? browserEngine(speechSynthesis));
  const voices = useVoices(engine, clock);
  const example = useExample(engine, clock);
  const isOnline = useOnline();
  if (!voices) return <Note>{_('speech.looking')}</Note>;
  return (
    <>
      {children({ voices, isOnline, example })}
      <p role="status" className="text-meta text-danger">
        {example.problem ? _('speech.example.failed') : ''}
      </p>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="py-2 text-label text-text-2">{children}</p>;
}
