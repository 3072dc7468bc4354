import { SIGNED_IN_COOKIE } from '@dalil/domain/accounts/signed-in-cookie.ts';
import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { CONSENT_KEYS, CONSENT_VERSION } from '@dalil/domain/privacy/consent-rules.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { MISSING_LANGUAGE } from '@dalil/offline/missing-language.ts';
import { STORAGE_KEYS } from '../data/storage-keys.ts';
import { DISPLAY_CHANGED } from '../language/display-changed.ts';
import { INLINE_GET, INLINE_TAKE_OF_TAB } from '../data/inline-storage.ts';

const { theme, contrast, text, language, preferences, savedScroll, auth, reminders } = STORAGE_KEYS;

/** Document attributes that represent a preference: name, category, field, the value that sets it, and the attribute's value. */
const CHOICES = [
  ['digits', 'appearance', 'digits', 'native', 'native'],
  ['script', 'appearance', 'urduScript', 'naskh', 'naskh'],
  ['motion', 'accessibility', 'reduceMotion', true, 'reduce'],
  ['toasts', 'accessibility', 'screenReader', true, 'stay'],
  ['images', 'contentPreferences', 'showImages', false, 'off'],
  ['density', 'contentPreferences', 'compactMode', true, 'compact'],
  ['hijri', 'region', 'showHijri', false, 'off'],
  ['clock', 'region', 'clock', '12h', '12h'],
];

/**
 * LAYOUT-9, PRIV-2: a second after the page has loaded, the script of the cookie dialog is loaded if no decision on this version is
 * stored. A development server has no such file.
 */
const ASK_FOR_CONSENT = import.meta.env.DEV
  ? ''
  : `addEventListener('load',function(){setTimeout(function(){if(navigator.onLine&&(get(${JSON.stringify(CONSENT_KEYS.receipt)})||'').indexOf('"version":"${CONSENT_VERSION}"')<0){var s=document.createElement('script');s.type='module';s.src='/consent.js';document.head.append(s)}},1000)});`;

/**
 * PROF-3, PROF-5, ROUTE-11: applies preferences and the signed-in state before the first paint. Redirects an unprefixed page load
 * to the stored language, unless the device has just answered that it lacks it, and restores the scroll position after a language change. It is a string because it is inlined in every
 * page; its hash is part of the page's policy.
 */
export const BEFORE_PAINT_SCRIPT = `(function(){
var d=document.documentElement,l=location;
${INLINE_GET}${INLINE_TAKE_OF_TAB}
var lang=get(${JSON.stringify(language)}),all=${JSON.stringify(LOCALES)};
if(d.lang===${JSON.stringify(BASE_LOCALE)}&&lang&&lang!==d.lang&&all.indexOf(lang)>0&&!d.dataset.problem&&l.hash.indexOf(${JSON.stringify(MISSING_LANGUAGE)})){l.replace('/'+lang+(l.pathname==='/'?'':l.pathname)+l.search+l.hash);return}
var dark=matchMedia('(prefers-color-scheme: dark)'),more=matchMedia('(prefers-contrast: more)');
function apply(){var t=get(${JSON.stringify(theme)}),c=get(${JSON.stringify(contrast)}),x=get(${JSON.stringify(text)}),p;
var shown=t==='light'||t==='dark'?t:dark.matches?'dark':'light';
d.dataset.theme=shown;d.dataset.contrast=c==='high'||c!=='normal'&&more.matches?'high':'normal';
if(x==='large')d.dataset.text='large';else delete d.dataset.text;
var k=/${SIGNED_IN_COOKIE}=(\\w+)/.exec(document.cookie),gone=k&&k[1]==='leaving';
if(!gone&&(k||get(${JSON.stringify(auth)})))d.dataset.signedIn='';else delete d.dataset.signedIn;
if(gone)d.dataset.leaving='';else delete d.dataset.leaving;
if(get(${JSON.stringify(reminders)}))d.dataset.reminders='';else delete d.dataset.reminders;
try{p=JSON.parse(get(${JSON.stringify(preferences)}))}catch(e){}
${JSON.stringify(CHOICES)}.forEach(function(r){var f=p&&p[r[1]];if(f&&f[r[2]]===r[3])d.dataset[r[0]]=r[4];else delete d.dataset[r[0]]});
var m=document.querySelector('meta[name=theme-color]');if(m)m.content=shown==='dark'?${JSON.stringify(PRODUCT.themeColor.dark)}:${JSON.stringify(PRODUCT.themeColor.light)};
dispatchEvent(new Event(${JSON.stringify(DISPLAY_CHANGED)}))}
${ASK_FOR_CONSENT}if(!('speechSynthesis' in window))d.dataset.speech='off';
apply();dark.addEventListener('change',apply);more.addEventListener('change',apply);window.dalilApplyDisplay=apply;
addEventListener('DOMContentLoaded',function(){var y=take(${JSON.stringify(savedScroll)});if(y)scrollTo({top:+y,behavior:'instant'})});
})();`;
