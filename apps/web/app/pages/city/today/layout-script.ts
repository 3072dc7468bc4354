import { STORAGE_KEYS } from '../../../data/storage-keys.ts';
import { INLINE_GET } from '../../../data/inline-storage.ts';

/**
 * Arranges the parts of today's page as stored on the device, before the first paint. It stands before the parts and arranges each as
 * soon as it has been received, because a slow connection delivers the page in pieces. Only styles are set; React puts the elements
 * into the same order when it hydrates and removes the styles. It is a string because it is inlined in pages.
 */
export const LAYOUT_SCRIPT = `(function(){${INLINE_GET}try{
var s=JSON.parse(get(${JSON.stringify(STORAGE_KEYS.today)})),d=document;if(!s)return;
function arrange(){
(s.order||[]).forEach(function(t,i){var e=d.querySelector('[data-tile='+t+']');if(e)e.style.order=i-99});
(s.hidden||[]).forEach(function(t){var e=d.querySelector('[data-tile='+t+']');if(e)e.style.display='none'});
if(s.audience)d.querySelectorAll('[data-audience]').forEach(function(e){e.style.display=e.dataset.audience===s.audience?'flex':'none'})
}
arrange();
if(d.readyState==='loading'){
var o=new MutationObserver(arrange);o.observe(d.documentElement,{childList:true,subtree:true});
d.addEventListener('readystatechange',function(){o.disconnect();arrange()},{once:true})
}
}catch(e){}})();`;

/** Takes over from the script. */
export function clearLayoutStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-tile], [data-audience]')) {
    element.style.removeProperty('order');
    element.style.removeProperty('display');
  }
}
