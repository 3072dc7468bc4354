import { type Locale, LOCALE_INFO, type Script, scriptOf } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { html, raw } from 'hono/html';
import type { Letter, LetterPart, Writing } from './letter.ts';
import { ISOLATE_BEGINS, ISOLATE_ENDS } from './translate.ts';

/** The design tokens that a mail uses, by their names in the pages. Mail programs need literal values. */
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
  danger: '#a91d1d',
  success: '#17552e',
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
  danger: '#f7a096',
  success: '#90cb9f',
};

/** Fonts that users' devices have. Nothing is fetched. Nastaliq needs a far larger line height. */
const TYPE: Record<Script, { faces: string; lineHeight: number }> = {
  Latn: { faces: "'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif", lineHeight: 1.5 },
  Arab: { faces: "'Segoe UI', 'Noto Naskh Arabic', 'Geeza Pro', Tahoma, Arial, sans-serif", lineHeight: 1.75 },
  Deva: {
    faces: "'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, Arial, sans-serif",
    lineHeight: 1.65,
  },
  Aran: {
    faces: "'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', 'Geeza Pro', Tahoma, sans-serif",
    lineHeight: 2.1,
  },
};

type Markup = ReturnType<typeof raw>;
type Token = keyof typeof LIGHT;

const MONOSPACE = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Courier New', monospace";
const SPACE_AFTER = 'margin:0 0 16px';
/** Keeps the first words of the mail out of the preview beside the subject. */
const FILLER = raw('&#847;&zwnj;&nbsp;'.repeat(60));

/**
 * Renders a letter for mail programs: tables, because Outlook supports nothing else, inline styles, because many programs drop
 * the head, and dark colours in the head for those that support it. Nothing is fetched.
 */
export async function toHtml(letter: Letter, writing: Writing, year: number): Promise<string> {
  const { locale } = writing;
  const { dir } = LOCALE_INFO[locale];
  const parts = letter.parts.map((part) => formOf(part, writing));
  const body = html`<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${isolated(letter.subject)}</title>
<style>${raw(darkStyles())}</style>
</head>
<body dir="${dir}" class="bg" style="margin:0;padding:0;background-color:${LIGHT.bg};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0">${isolated(letter.preheader)} ${FILLER}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="bg" style="background-color:${LIGHT.bg}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="max-width:560px;${typeOf(locale)}">
<tr><td style="padding:0 4px 16px">${wordmark(locale)}</td></tr>
<tr><td class="surface line" style="padding:28px 24px 12px;background-color:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:12px">
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:${lineHeightOfHeading(locale)};font-weight:600;color:${LIGHT.text}">${isolated(letter.subject)}</h1>
<p class="text" style="${SPACE_AFTER};color:${LIGHT.text}">${isolated(letter.greeting)}</p>
${parts}
</td></tr>
<tr><td class="text-3" style="padding:16px 4px 0;font-size:13px;color:${LIGHT['text-3']}">${footer(letter, writing, year)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return String(await body);
}

function formOf(part: LetterPart, writing: Writing) {
  switch (part.kind) {
    case 'text':
      return html`<p class="text" style="${SPACE_AFTER};color:${LIGHT.text}">${isolated(part.text)}</p>`;
    case 'note':
      return html`<p class="text-2" style="${SPACE_AFTER};color:${LIGHT['text-2']}">${isolated(part.text)}</p>`;
    case 'detail':
      return html`<p class="text-2" style="${SPACE_AFTER};color:${LIGHT['text-2']}">${isolated(part.label)}: ${isolated(part.value)}</p>`;
    case 'values':
      return valuesForm(part.rows);
    case 'code':
      return codeForm(part.code);
    case 'button':
      return buttonForm(part, writing);
    case 'links':
      return html`<p style="${SPACE_AFTER}">${part.links.map(({ label, href }, index) => [
        index > 0 ? raw('<br>') : '',
        link(href, label),
      ])}</p>`;
  }
}

/** The code is one word for a double click, and left to right in every language. */
function codeForm(code: string) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${SPACE_AFTER}"><tr>
<td align="center" class="sunken text" style="padding:16px 8px;border-radius:8px;background-color:${LIGHT.sunken};color:${LIGHT.text};font-family:${MONOSPACE};font-size:32px;line-height:40px;font-weight:700;letter-spacing:4px"><bdi dir="ltr">${code}</bdi></td>
</tr></table>`;
}

/** A value is isolated from the direction of the text, and an earlier one is struck out, so that colour is not needed. */
function valuesForm(rows: Extract<LetterPart, { kind: 'values' }>['rows']) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="${SPACE_AFTER};border-bottom:1px solid ${LIGHT.line}">${rows.map(
    ({ label, value, tone }) => html`<tr>
<td class="text-3 line" width="35%" valign="top" style="padding:10px 0;border-top:1px solid ${LIGHT.line};color:${LIGHT['text-3']}">${isolated(label)}</td>
<td class="${TONES[tone ?? 'usual'].token} line" valign="top" style="padding:10px 0;padding-inline-start:12px;border-top:1px solid ${LIGHT.line};color:${LIGHT[TONES[tone ?? 'usual'].token]};${TONES[tone ?? 'usual'].style}">${tone === 'old' ? html`<s>${isolated(value)}</s>` : isolated(value)}</td>
</tr>`,
  )}</table>`;
}

const TONES = {
  old: { token: 'danger', style: '' },
  new: { token: 'success', style: 'font-weight:700' },
  usual: { token: 'text', style: '' },
} as const;

function buttonForm({ label, href }: { label: string; href: string }, { t }: Writing) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${SPACE_AFTER}"><tr>
<td align="center" bgcolor="${LIGHT.accent}" class="accent" style="border-radius:8px;background-color:${LIGHT.accent}"><a href="${href}" class="on-accent" style="display:inline-block;padding:12px 24px;font-weight:600;text-decoration:none;color:${LIGHT['on-accent']}">${isolated(label)}</a></td>
</tr></table>
<p class="text-2" style="${SPACE_AFTER};font-size:13px;color:${LIGHT['text-2']}">${t('mail.copy-link')}<br><bdi dir="ltr" style="word-break:break-all">${link(href, href)}</bdi></p>`;
}

function footer(letter: Letter, { t, page, operator }: Writing, year: number) {
  const [home, support] = [page('/'), page('/support')];
  return html`<p style="margin:0 0 8px">${isolated(letter.reason)}</p>
${home && support ? html`<p style="margin:0 0 8px">${link(home, t('mail.footer.open'))} &nbsp;·&nbsp; ${link(support, t('mail.footer.support'))}</p>` : ''}
${
  operator.length > 0
    ? html`<p style="margin:0 0 8px">${t('mail.footer.operator')} ${operator.map((line, at) => html`${at > 0 ? ' · ' : ''}<bdi>${line}</bdi>`)}</p>`
    : ''
}
<p style="margin:0"><bdi dir="ltr">${copyright(year)}</bdi></p>`;
}

/** NOTIF-4: the copyright begins with 2024. */
export function copyright(year: number): string {
  return `© 2024–${year} ${PRODUCT.name}`;
}

function wordmark(locale: Locale) {
  return html`<span class="accent-text" style="font-family:${TYPE.Latn.faces};font-size:20px;font-weight:700;color:${LIGHT.accent}"><bdi dir="ltr">${PRODUCT.name}</bdi></span><span class="text-3" style="font-size:14px;color:${LIGHT['text-3']}">&nbsp;&nbsp;${PRODUCT_NAMES[locale].guideName}</span>`;
}

function link(href: string, label: string) {
  return html`<a href="${href}" class="accent-text" style="color:${LIGHT.accent};text-decoration:underline">${isolated(label)}</a>`;
}

/** Escapes a text and converts the Unicode isolates around inserted values into elements. */
function isolated(text: string): Markup {
  return raw(escape(text).replaceAll(ISOLATE_BEGINS, '<bdi>').replaceAll(ISOLATE_ENDS, '</bdi>'));
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function typeOf(locale: Locale): string {
  const { faces, lineHeight } = TYPE[scriptOf(locale)];
  return `font-family:${faces};font-size:16px;line-height:${lineHeight}`;
}

function lineHeightOfHeading(locale: Locale): number {
  return Math.max(1.25, TYPE[scriptOf(locale)].lineHeight - 0.2);
}

function darkStyles(): string {
  const background = (token: Token) => `background-color:${DARK[token]} !important`;
  const color = (token: Token) => `color:${DARK[token]} !important`;
  const rules = [
    ...(['bg', 'surface', 'sunken', 'accent'] as const).map((token) => `.${token}{${background(token)}}`),
    ...(['text', 'text-2', 'text-3', 'on-accent', 'danger', 'success'] as const).map(
      (token) => `.${token}{${color(token)}}`,
    ),
    `.accent-text{${color('accent')}}`,
    `.line{border-color:${DARK.line} !important}`,
  ];
  return `@media (prefers-color-scheme: dark){${rules.join('')}}`;
}
