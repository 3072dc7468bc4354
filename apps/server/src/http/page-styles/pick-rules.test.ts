import { expect, test } from 'vitest';
import { pickRules } from './pick-rules.ts';
import { readStylesheet } from './stylesheet.ts';

const PAGE =
  '<html lang="ar" dir="rtl"><body><main class="card md:grid-cols-2 hover:bg-line"><p class="w-1/2 [&amp;&gt;*]:p-2">' +
  'a &lt;table class=&quot;quoted&quot;&gt;</p><svg><path fill="var(--map-sea)"/></svg></main></body></html>';

function picked(css: string, html = PAGE): string {
  return pickRules(readStylesheet(css), html);
}

const RETAINED = [
  '.card{color:red}',
  'main.card>p:first-child::before{color:red}',
  ':root{color:red}',
  '*,:before{color:red}',
  '[data-theme=dark]{color:red}',
  '[class*=area-]{color:red}',
  'MAIN{color:red}',
  'svg|path{color:red}',
  ':focus-visible{color:red}',
  '.gone,.card{color:red}',
  '.card:not(.gone){color:red}',
  '.card:not(.gone):hover{color:red}',
  ':is(.gone,.card) p{color:red}',
  ':where(.gone,:where(.card)) p{color:red}',
  '.card:has(>p){color:red}',
  '.card:has(.gone,p){color:red}',
  '.md\\:grid-cols-2{color:red}',
  '.hover\\:bg-line:hover{color:red}',
  '.w-1\\/2{color:red}',
  '.\\[\\&\\>\\*\\]\\:p-2>*{color:red}',
  '[lang]:lang(ar){color:red}',
  ':lang("ar-AE"){color:red}',
  ':lang(hi,ar){color:red}',
  'p:nth-child(2n of .gone){color:red}',
  '.card::-webkit-scrollbar{color:red}',
];

const DROPPED = [
  '.gone{color:red}',
  '.cards{color:red}',
  '.card.gone{color:red}',
  '.card .gone{color:red}',
  'table{color:red}',
  '.quoted{color:red}',
  'main>dialog{color:red}',
  ':is(.gone,table) p{color:red}',
  ':where(.gone:not(.card)){color:red}',
  '.card:has(.gone){color:red}',
  '.md\\:grid-cols-3{color:red}',
  ':lang(hi){color:red}',
  'input::placeholder,::placeholder{color:red}',
  '::-webkit-datetime-edit{color:red}',
  '.card{}',
];

test.each(RETAINED)('ROUTE-1 a page is sent the rule %s', (css) => {
  expect(picked(css)).toBe(css);
});

test.each(DROPPED)('ROUTE-1 a page is not sent the rule %s', (css) => {
  expect(picked(css)).toBe('');
});

test('ROUTE-1 conditions stay around the rules they are for, and go when nothing is left in them', () => {
  const retained =
    '@media (width>=37.5rem){@supports (color:color-mix(in lab,red,red)){.card{color:red}}}@container side (width>3rem){p{color:red}}';
  const dropped = '@media (width>=37.5rem){.gone{color:red}}@supports (a:b){@container (width>1px){.gone{a:b}}}';
  expect(picked(retained + dropped)).toBe(retained);
});

test('ROUTE-1 rules written inside a rule go with it, also those only a newer browser understands', () => {
  const nested = '.card{color:red;&:hover{a:b};@media (width>1px){a:c};.gone &{a:d}}';
  expect(picked(nested).replaceAll(';', '')).toBe(nested.replaceAll(';', ''));
  expect(picked('.gone{&:hover{a:b}}')).toBe('');
});

test('ROUTE-1 layers keep their order, also those that are empty on this page', () => {
  const css = '@layer reset,base;@layer theme{.gone{a:b}}@layer base{.card{a:b}}@layer{.gone{a:b}}@layer late{}';
  expect(picked(css)).toBe('@layer reset,base;@layer theme;@layer base{.card{a:b}}@layer late;');
});

test('ROUTE-1 of the custom properties those are sent that something reads, through all that lies between', () => {
  const css =
    ':root{--a:1px;--b:calc(var(--a)*2);--unread:0;--size-0\\.5:2px;--map-sea:blue}.card{margin:var(--b) var(--size-0\\.5)}' +
    '.gone{padding:var(--unread)}@property --a{syntax:"*";inherits:false}@property --unread{syntax:"*";inherits:false}';
  expect(picked(css)).toBe(
    ':root{--a:1px;--b:calc(var(--a)*2);--size-0\\.5:2px;--map-sea:blue}.card{margin:var(--b) var(--size-0\\.5)}' +
      '@property --a{syntax:"*";inherits:false}',
  );
  const circle = '.card{--x:var(--y);--y:var(--x);a:var(--x)}';
  expect(picked(circle)).toBe(circle);
});

test('ROUTE-1 rules for paper, forced colours and more contrast stay in the sheet these users wait for', () => {
  const css =
    '@media print{.card{a:b}}@page{margin:1cm}@media (prefers-contrast:more){.card{a:b}}@media (forced-colors: active){p{a:b}}';
  expect(picked(css)).toBe('');
  const retained = '@media print,(width>1px){.card{a:b}}@media not print{.card{a:b}}@media screen{p{a:b}}';
  expect(picked(retained)).toBe(retained);
});

test('ROUTE-1 movements and what nobody understands are sent as they are', () => {
  const css = '@keyframes enter{0%{opacity:0}to{opacity:1}}@new thing{.gone{a:b}}%%%{a:b}p{a:"</style>} .gone{";b:c}';
  expect(picked(`@charset "utf-8";/* a } comment { */${css}`)).toBe(css);
});

test('ROUTE-1 only the faces whose family the page names are sent', () => {
  const face = (family: string, range: string) =>
    `@font-face{font-family:${family};src:url(/a.woff2);unicode-range:${range}}`;
  const sans = face('Own Sans', 'U+20') + face('"Own Sans"', 'U+41');
  const arabic = face('Own Sans Arabic', 'U+60C');
  const serif = face('Own Serif', 'U+20');
  const digits = face('Own Digits', 'U+30');
  const faces = sans + arabic + serif + digits;
  const rules =
    ':root{--face:"Own Sans",serif;--digits:"Own Digits";--unread:"Own Serif"}' +
    ':lang(ar){--face:var(--digits),"Own Sans Arabic"}body{font-family:var(--face)}.gone{font-family:"Own Serif"}';
  const facesOf = (html: string) =>
    picked(faces + rules, html)
      .match(/@font-face\{.*?\}/g)
      ?.join('');
  expect(facesOf('<html lang="en"><body></body></html>')).toBe(sans);
  expect(facesOf('<html lang="ar"><body></body></html>')).toBe(sans + arabic + digits);
  for (const font of ['italic 1em/1.5 Own Serif,serif', '1em Other,"Own Serif"!important']) {
    expect(picked(`${serif}main{font:${font}}`)).toContain(serif);
  }
});
