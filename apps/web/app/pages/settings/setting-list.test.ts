import { readFileSync } from 'node:fs';
import { PREFERENCE_FIELDS } from '@dalil/domain/accounts/preference-fields.ts';
import { NOTIFICATION_TOPICS } from '@dalil/domain/accounts/preferences.ts';
import { expect, test } from 'vitest';
import { SETTINGS } from './setting-list.ts';

test('PROF-3 every stored preference is a setting of the page', () => {
  const known = Object.entries(PREFERENCE_FIELDS).flatMap(([category, fields]) =>
    Object.keys(fields).map((field) => `${category}.${field}`),
  );
  const visible = SETTINGS.map(({ category, field }) => `${category}.${field}`);
  expect(visible.toSorted()).toEqual(known.toSorted());
});

const DISPLAY = 'apps/web/app/features/display/display-store.test.tsx';
const LOOK = 'e2e/preferences.spec.ts';
const SPEECH = 'apps/web/app/features/speech/reader.test.tsx';
const PLAYER = 'apps/web/app/features/speech/player.test.tsx';
const ANSWERS = 'packages/assistant/src/answer-from-guide.test.ts';
const PUSH = 'packages/backend/src/notifications/push.test.ts';
const MAILS = 'packages/backend/src/notifications/change-mails.test.ts';
const NEWS = 'packages/backend/src/notifications/news/news.test.ts';
const DIGESTS = 'packages/backend/src/notifications/digests.test.ts';

/** The test that proves what users see of each setting: its file, and the beginning of its title. */
const PROOFS: Record<string, [file: string, title: string]> = {
  theme: [DISPLAY, 'PROF-5 a change shows immediately and is stored'],
  highContrast: [DISPLAY, 'PROF-5 a change shows immediately and is stored'],
  largeFonts: [LOOK, 'PROF-3 PROF-5 a guest chooses how pages look'],
  reduceMotion: [LOOK, 'PROF-3 PROF-5 a guest chooses how pages look'],
  screenReader: [
    'apps/web/app/features/announcer/toast-store.test.ts',
    'PROF-3 ERR-5 for whoever wishes it every toast',
  ],
  digits: [LOOK, 'PROF-3 digits of the script are drawn'],
  urduScript: [LOOK, 'PROF-3 Urdu headlines are set in Naskh'],
  language: ['apps/web/app/features/display/language-link.test.tsx', 'ROUTE-11 the link keeps page and query'],
  clock: [LOOK, 'PROF-3 the clock has 12 hours'],
  asrMethod: [LOOK, 'PROF-3 the clock has 12 hours'],
  showHijri: [LOOK, 'PROF-3 the clock has 12 hours'],
  timezone: ['apps/web/app/pages/city/now-panel.test.tsx', 'PROF-3 the time in the zone a user chose'],
  homeArea: [LOOK, 'PROF-3 a list follows what was chosen'],
  showImages: [LOOK, 'PROF-3 a list follows what was chosen'],
  compactMode: [LOOK, 'PROF-3 a list follows what was chosen'],
  articlesPerPage: [LOOK, 'PROF-3 a list follows what was chosen'],
  voices: [SPEECH, 'PROF-7 voice, rate, pitch and volume are the user’s'],
  rate: [SPEECH, 'PROF-7 voice, rate, pitch and volume are the user’s'],
  pitch: [SPEECH, 'PROF-7 voice, rate, pitch and volume are the user’s'],
  volume: [SPEECH, 'PROF-7 voice, rate, pitch and volume are the user’s'],
  highlightText: [PLAYER, 'PROF-7 settings hold immediately'],
  pauseOnPunctuation: [SPEECH, 'PROF-7 with pauses after marks'],
  autoPlay: ['e2e/read-aloud.spec.ts', 'PROF-7 what a user sets is stored, and a page begins by itself only when'],
  enableShortcuts: [PLAYER, 'PROF-7 keys can be switched off'],
  responseStyle: [ANSWERS, 'CHAT-3 a brief answer is shorter than a detailed one'],
  confidenceThreshold: ['apps/web/app/pages/chat/chat-page.test.tsx', 'CHAT-3 confidence in words'],
  biasAwareness: ['packages/assistant/src/choice.test.ts', 'CHAT-3 is not said to users who do not want it'],
  explainDecisions: ['apps/web/app/pages/chat/chat-page.test.tsx', 'CHAT-3 confidence in words'],
  digest: [DIGESTS, 'NOTIF-6 no digest is sent where'],
  digestHour: [DIGESTS, 'NOTIF-6 the hour is that of the time zone of the user'],
  email: [DIGESTS, 'NOTIF-6 no digest is sent where'],
  mailTiming: [MAILS, 'NOTIF-4 a change is mailed once to whoever wants it at the moment'],
  push: [PUSH, 'NOTIF-1 what is not enabled, switched off'],
  quietFrom: [PUSH, 'NOTIF-3 in quiet hours across midnight nothing is sent'],
  quietTo: [PUSH, 'NOTIF-3 in quiet hours across midnight nothing is sent'],
  prayerQuiet: [PUSH, 'NOTIF-3 around a prayer nothing is sent'],
  prayerBefore: ['packages/domain/src/notifications/prayer-quiet.test.ts', 'NOTIF-3 at %s the time around a prayer'],
  prayerAfter: ['packages/domain/src/notifications/prayer-quiet.test.ts', 'NOTIF-3 at %s the time around a prayer'],
  dailyCap: [PUSH, 'NOTIF-3 the daily cap holds over runs'],
  ...Object.fromEntries(
    NOTIFICATION_TOPICS.map((topic) => [
      topic,
      ['packages/backend/src/notifications/notifications.test.ts', 'PROF-4 a flag that is off stops the notifications'],
    ]),
  ),
  sms: [
    'packages/backend/src/notifications/texts.test.ts',
    'PROF-3 NOTIF-3 a change of a saved item is one short text',
  ],
  marketing: [NEWS, 'PROF-3 news go, after a second person confirmed them, once to each'],
  autoPlayVideos: ['apps/web/app/pages/reels/use-auto-play.test.tsx', 'PROF-3 the stories move on by themselves'],
  profileVisibility: [
    'packages/backend/src/quality/ideas/ideas.test.ts',
    'PROF-3 the name stands at a published idea while',
  ],
  analyticsOptIn: [
    'apps/web/app/features/consent/decide-analytics.test.ts',
    'PROF-3 PRIV-3 the switch starts and stops',
  ],
  marketingOptIn: [NEWS, 'PROF-3 news go, after a second person confirmed them, once to each'],
  dataCollection: ['packages/backend/src/search/search-history.test.ts', 'PROF-3 SEARCH-5 the searches of whoever'],
};

test('PROF-3 every setting names the test that proves its effect', () => {
  expect(Object.keys(PROOFS).toSorted()).toEqual(SETTINGS.map(({ field }) => field).toSorted());
  const root = new URL('../../../../../', import.meta.url);
  for (const [field, [file, title]] of Object.entries(PROOFS)) {
    expect(readFileSync(new URL(file, root), 'utf8').includes(title), `${field}: ${title}`).toBe(true);
  }
});
