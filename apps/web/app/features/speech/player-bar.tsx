import { READING_RATE } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { chooseVoice, type Voice } from '@dalil/domain/language/voices.ts';
import { useLingui } from '@lingui/react';
import { Pause, Play, SkipBack, SkipForward, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import type { Reader, ReaderState } from './reader.ts';
import { speechSettings } from './speech-settings.ts';
import { useReading, useSpeechSettings } from './use-reading.ts';

type PlayerBarProps = {
  reader: Reader;
  voices: readonly Voice[];
  isOnline: boolean;
  /** Languages of the page without a voice. Their parts are skipped. */
  missing: readonly Locale[];
  onClose: () => void;
};

const loadSettings = () => import('./settings-sheet.tsx').then((module) => module.SettingsSheet);

/**
 * Play, previous and next sentence, progress, speed, settings and close. It is no live region, because that would talk over the
 * voice.
 */
export function PlayerBar({ reader, voices, isOnline, missing, onClose }: PlayerBarProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const state = useReading(reader, onClose);
  const settings = useSpeechSettings();
  const { part: Settings, isOpen, setOpen, open, intent } = useOnIntent(loadSettings);
  const actions = useMemo(() => actionsOf(reader, onClose), [reader, onClose]);
  useShortcuts(settings.enableShortcuts, actions);
  const language = reader.sentences[state.at]?.passage.language ?? 'en';
  const voice = chooseVoice(voices, language, settings.voices[language], isOnline);
  const languages = [...new Set(reader.sentences.map(({ passage }) => passage.language))];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Transport reader={reader} state={state} />
        <p className="tabular min-w-0 grow text-label text-text-2">
          {state.status === 'ended'
            ? _('speech.ended')
            : _('speech.progress', { at: format.number(state.at + 1), count: format.number(reader.sentences.length) })}
        </p>
        <SpeedSelect />
        <IconButton
          label={_('speech.settings')}
          icon={<SlidersHorizontal aria-hidden className="icon" />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => void open()}
          {...intent}
        />
        <IconButton label={_('speech.close')} icon={<X aria-hidden className="icon" />} onClick={onClose} />
      </div>
      <p role="status" className="text-meta text-danger">
        {state.problem ? _(`speech.problem.${state.problem}`) : ''}
      </p>
      {voice && !voice.localService ? <p className="text-meta text-text-3">{_('speech.remote')}</p> : null}
      {missing.length > 0 ? (
        <p className="text-meta text-text-3">
          {_('speech.left-out', {
            languages: format.list(missing.map((one) => _('speech.language', { language: one }))),
          })}
        </p>
      ) : null}
      {Settings ? (
        <Settings isOpen={isOpen} onOpenChange={setOpen} languages={languages} voices={voices} isOnline={isOnline} />
      ) : null}
    </>
  );
}

/** Left to right in every language, as on every player. */
function Transport({ reader, state }: { reader: Reader; state: ReaderState }) {
  const { _ } = useLingui();
  const isPlaying = state.status === 'playing';
  const Icon = isPlaying ? Pause : Play;
  const label = _(isPlaying ? 'speech.pause' : 'speech.play');
  return (
    <div dir="ltr" className="flex items-center gap-1">
      <IconButton
        label={_('speech.previous')}
        icon={<SkipBack aria-hidden className="icon" />}
        onClick={reader.previous}
        disabled={state.at === 0 && state.status !== 'playing'}
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        className={`${buttonClass({ variant: 'primary' })} player-toggle`}
        onClick={reader.toggle}
      >
        <Icon aria-hidden className="icon" />
      </button>
      <IconButton label={_('speech.next')} icon={<SkipForward aria-hidden className="icon" />} onClick={reader.next} />
    </div>
  );
}

function actionsOf(reader: Reader, close: () => void) {
  const changeRate = (by: number) => {
    const rate = Math.round((speechSettings.read().rate + by) * 10) / 10;
    speechSettings.change({ rate: Math.min(READING_RATE.most, Math.max(READING_RATE.least, rate)) });
  };
  return {
    toggle: reader.toggle,
    previous: reader.previous,
    next: reader.next,
    slower: () => changeRate(-READING_RATE.step),
    faster: () => changeRate(READING_RATE.step),
    close,
  };
}

const SPEEDS = [0.5, 0.8, 1, 1.2, 1.5, 2];

/** Directly available if there is space. On narrow screens the speed is among the settings. */
function SpeedSelect() {
  const { _ } = useLingui();
  const format = useFormat();
  const { rate } = useSpeechSettings();
  const speeds = SPEEDS.includes(rate) ? SPEEDS : [...SPEEDS, rate].toSorted((one, other) => one - other);
  return (
    <span className="hidden medium:block">
      <select
        aria-label={_('speech.speed')}
        className={`${controlClass} tabular`}
        value={rate}
        onChange={(event) => speechSettings.change({ rate: Number(event.currentTarget.value) })}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {_('speech.times', { rate: format.number(speed) })}
          </option>
        ))}
      </select>
    </span>
  );
}

type ShortcutActions = {
  toggle: () => void;
  previous: () => void;
  next: () => void;
  slower: () => void;
  faster: () => void;
  close: () => void;
};

const ACTIONS: Record<string, keyof ShortcutActions> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'previous',
  l: 'next',
  '[': 'slower',
  ']': 'faster',
  Escape: 'close',
};
/** The physical keys of these letters, for keyboards with other scripts. */
const PLACES: Record<string, string> = { KeyK: 'k', KeyJ: 'j', KeyL: 'l', BracketLeft: '[', BracketRight: ']' };
const TYPING = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'a, button, input, select, summary, [role="button"]';

/** PROF-7: keys that control the reading from anywhere on the page, but not while the user types or in a dialog. */
function useShortcuts(isOn: boolean, actions: ShortcutActions): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      actions[action]();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn, actions]);
}

function actionOf(event: KeyboardEvent): keyof ShortcutActions | null {
  const { key, code, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented || isComposing) return null;
  const element = target instanceof Element ? target : document.body;
  if (element.closest(TYPING) || document.querySelector('[role="dialog"], [role="menu"]')) return null;
  if (key === ' ' && element.closest(PRESSED_BY_SPACE)) return null;
  return ACTIONS[key] ?? ACTIONS[PLACES[code] ?? ''] ?? null;
}
