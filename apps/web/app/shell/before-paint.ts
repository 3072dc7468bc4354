import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { STORAGE_KEYS } from '../features/display/storage-keys.ts';

const { theme, contrast, text, language, keptScroll, auth } = STORAGE_KEYS;

/**
 * PROF-5, ROUTE-11: sets theme, contrast, text size and whether somebody is signed in before the first paint, and sends an unprefixed visit to the
 * stored language; a reader who changed the language finds their place again. Written out as text because it stands
 * inline in every page; its hash is part of the page's policy.
 */
export const BEFORE_PAINT_SCRIPT = `(function(){
var d=document.documentElement,l=location;
function get(k){try{return localStorage.getItem(k)}catch(e){return null}}
var lang=get(${JSON.stringify(language)}),all=${JSON.stringify(LOCALES)};
if(d.lang===${JSON.stringify(BASE_LOCALE)}&&lang&&lang!==d.lang&&all.indexOf(lang)>0&&!d.dataset.problem){l.replace('/'+lang+(l.pathname==='/'?'':l.pathname)+l.search+l.hash);return}
var dark=matchMedia('(prefers-color-scheme: dark)'),more=matchMedia('(prefers-contrast: more)');
function apply(){var t=get(${JSON.stringify(theme)}),c=get(${JSON.stringify(contrast)}),x=get(${JSON.stringify(text)});
var shown=t==='light'||t==='dark'?t:dark.matches?'dark':'light';
d.dataset.theme=shown;d.dataset.contrast=c==='high'||c!=='normal'&&more.matches?'high':'normal';
if(x==='large')d.dataset.text='large';else delete d.dataset.text;
if(get(${JSON.stringify(auth)}))d.dataset.signedIn='';else delete d.dataset.signedIn;
var m=document.querySelector('meta[name=theme-color]');if(m)m.content=shown==='dark'?${JSON.stringify(PRODUCT.themeColor.dark)}:${JSON.stringify(PRODUCT.themeColor.light)}}
if(!('speechSynthesis' in window))d.dataset.speech='off';
apply();dark.addEventListener('change',apply);more.addEventListener('change',apply);window.dalilApplyDisplay=apply;
addEventListener('DOMContentLoaded',function(){try{var s=sessionStorage,k=${JSON.stringify(keptScroll)},y=s.getItem(k);if(y){s.removeItem(k);scrollTo({top:+y,behavior:'instant'})}}catch(e){}});
})();`;
