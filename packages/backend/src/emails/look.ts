import type { Locale } from '@dalil/domain/language/locale.ts';

/** The tokens of the pages a mail uses, by their names there, as mail programs need them: written out. */
export const LIGHT = {
  bg: '#fafafa',
  surface: '#ffffff',
  sunken: '#f1f1ee',
  line: '#e3e3df',
  text: '#161615',
  'text-2': '#4b4b47',
  'text-3': '#66665f',
  accent: '#00525a',
  'on-accent': '#ffffff',
} as const;

export const DARK: Record<keyof typeof LIGHT, string> = {
  bg: '#0f0f0f',
  surface: '#191918',
  sunken: '#0a0a0a',
  line: '#2b2b29',
  text: '#f2f2ef',
  'text-2': '#c0c0ba',
  'text-3': '#989891',
  accent: '#87c7cf',
  'on-accent': '#06181a',
};

/** Faces the devices of readers have; nothing is fetched. Nastaliq needs far more room between lines. */
export const TYPE: Record<Locale, { faces: string; lineHeight: number }> = {
  en: { faces: "'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif", lineHeight: 1.5 },
  ar: { faces: "'Segoe UI', 'Noto Naskh Arabic', 'Geeza Pro', Tahoma, Arial, sans-serif", lineHeight: 1.75 },
  hi: {
    faces: "'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, Arial, sans-serif",
    lineHeight: 1.65,
  },
  ur: {
    faces: "'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', 'Geeza Pro', Tahoma, sans-serif",
    lineHeight: 2.1,
  },
};
