import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';

/** Where the display choices live on the device. Nothing secret (DATA-3). */
export const STORAGE_KEYS = {
  theme: 'dalil.theme',
  contrast: 'dalil.contrast',
  text: 'dalil.text',
  language: 'dalil.language',
  keptScroll: 'dalil.kept-scroll',
} as const;

/**
 * PROF-5, ROUTE-11: sets theme, contrast and text size before the first paint, and sends an unprefixed visit to the
 * stored language. Written out as text because it stands inline in every page; its hash is part of the page's policy.
 */
export const BEFORE_PAINT_SCRIPT = `(function(){
var d=document.documentElement,l=location;
function get(k){try{return localStorage.getItem(k)}catch(e){return null}}
var lang=get(${JSON.stringify(STORAGE_KEYS.language)}),all=${JSON.stringify(LOCALES)};
if(d.lang===${JSON.stringify(BASE_LOCALE)}&&lang&&lang!==d.lang&&all.indexOf(lang)>0&&!d.dataset.problem){l.replace('/'+lang+(l.pathname==='/'?'':l.pathname)+l.search+l.hash);return}
var dark=matchMedia('(prefers-color-scheme: dark)'),more=matchMedia('(prefers-contrast: more)');
function apply(){var t=get(${JSON.stringify(STORAGE_KEYS.theme)}),c=get(${JSON.stringify(STORAGE_KEYS.contrast)}),x=get(${JSON.stringify(STORAGE_KEYS.text)});
var theme=t==='light'||t==='dark'?t:dark.matches?'dark':'light';
d.dataset.theme=theme;d.dataset.contrast=c==='high'||c!=='normal'&&more.matches?'high':'normal';
if(x==='large')d.dataset.text='large';else delete d.dataset.text;
var m=document.querySelector('meta[name=theme-color]');if(m)m.content=theme==='dark'?${JSON.stringify(PRODUCT.themeColor.dark)}:${JSON.stringify(PRODUCT.themeColor.light)}}
apply();dark.addEventListener('change',apply);more.addEventListener('change',apply);window.dalilApplyDisplay=apply;
})();`;
