import { SIGNED_IN_COOKIE } from '@dalil/domain/accounts/signed-in-cookie.ts';
import { BOOKMARKS_KEY, STORAGE_KEYS } from '../data/storage-keys.ts';
import { LIVE_EVENT } from '../features/lazy-loading/live-event.ts';
import { INLINE_GET, INLINE_SET } from '../data/inline-storage.ts';

/** A page that is not touched starts this long after its load event. */
export const REST_MS = 15_000;
/** The element that holds the page's own script until it starts. */
export const LATER_SCRIPT_ID = 'later';

/**
 * Starts the script of a reading page, which is complete as HTML: on a first visit with the first pointer, key or focus and at the
 * latest after a rest, otherwise immediately. Links, disclosures and forms that are sent to an address work without it. A click on
 * any other control, a submitted form and a chosen option wait until the page is live and are then repeated. `data-visit` says
 * which case it was: `first`, `rested` or `again`. A touch of a link does not start the page that is about to be left. A page whose files do not arrive stays
 * HTML and is loaded again when the connection returns, because browsers do not fetch a failed module a second time. It is a string because it is inlined in pages; its hash is part of their policy.
 */
export const START_SCRIPT = `(function(){
var d=document,root=d.documentElement,later=d.getElementById(${JSON.stringify(LATER_SCRIPT_ID)}),begun,live,lost,click,form,by,option,focused;
${INLINE_GET}${INLINE_SET}
var sw=navigator.serviceWorker,again=get(${JSON.stringify(STORAGE_KEYS.opened)})||sw&&sw.controller;
set(${JSON.stringify(STORAGE_KEYS.opened)},'1');
root.dataset.visit=again?'again':'first';
function start(priority){if(begun)return;begun=1;
later.dataset.files.split(' ').forEach(function(f){var l=d.createElement('link');l.rel='modulepreload';l.href=f;l.fetchPriority=priority;d.head.append(l)});
var s=d.createElement('script');s.type='module';s.textContent=later.textContent;
s.onerror=function(){lost=1;addEventListener('online',function(){location.reload()});if(click)click.removeAttribute('aria-busy');click=form=null};d.head.append(s)}
function soon(e){if(e.type==='keydown'||!(e.target.closest&&e.target.closest('a')))start('high')}
if(again||get(${JSON.stringify(STORAGE_KEYS.auth)})||d.cookie.indexOf(${JSON.stringify(`${SIGNED_IN_COOKIE}=`)})>=0||get(${JSON.stringify(BOOKMARKS_KEY)})||location.hash){start('low')}
else{['pointerdown','pointermove','keydown','focusin'].forEach(function(n){addEventListener(n,soon,{capture:true,passive:true})});
addEventListener('load',function(){setTimeout(function(){if(!begun)root.dataset.visit='rested';start('low')},${REST_MS})})}
function isNative(c){if(c.matches('button,input'))return c.matches('input:not([type=checkbox],[type=radio],[type=button])')||c.type==='submit'&&c.form&&c.form.method==='get';return true}
function wait(e){e.preventDefault();e.stopImmediatePropagation();start('high')}
function onClick(e){if(!e.isTrusted||e.button)return;var c=e.target.closest('a,summary,button,input,select,textarea,label');
if(c&&!isNative(c)){wait(e);if(lost)return;if(click)click.removeAttribute('aria-busy');click=c;c.setAttribute('aria-busy','true')}}
function onSubmit(e){if(e.target.method!=='get'){wait(e);if(!lost){form=e.target;by=e.submitter}}}
function onChange(e){if(e.target.matches('select'))option=e.target}
function onFocus(e){focused=e.target}
var on={click:onClick,submit:onSubmit,change:onChange,focusin:onFocus};
for(var n in on)addEventListener(n,on[n],true);
addEventListener(${JSON.stringify(LIVE_EVENT)},function(){for(var n in on)removeEventListener(n,on[n],true);
function send(t,n){if(t&&t.isConnected)t.dispatchEvent(new Event(n,{bubbles:true}))}
if(focused===d.activeElement)send(focused,'focusin');
if(focused&&focused.matches('input')&&focused.value!==focused.defaultValue)send(focused,'input');
send(option,'change');
if(click){click.removeAttribute('aria-busy');if(click.isConnected)click.click()}
if(form&&form.isConnected)form.requestSubmit(by)},{once:true});
})();`;
