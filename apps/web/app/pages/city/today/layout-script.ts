import { STORAGE_KEYS } from '../../../data/storage-keys.ts';

/**
 * Arranges the parts of today's page as stored on the device, before the first paint. Only styles are set; React puts the elements
 * into the same order when it hydrates and removes the styles. It is a string because it is inlined in pages.
 */
export const LAYOUT_SCRIPT = `(function(){try{
var s=JSON.parse(localStorage.getItem(${JSON.stringify(STORAGE_KEYS.today)})),d=document;if(!s)return;
(s.order||[]).forEach(function(t,i){var e=d.querySelector('[data-tile='+t+']');if(e)e.style.order=i-99});
(s.hidden||[]).forEach(function(t){var e=d.querySelector('[data-tile='+t+']');if(e)e.style.display='none'});
if(s.audience)d.querySelectorAll('[data-audience]').forEach(function(e){e.style.display=e.dataset.audience===s.audience?'flex':'none'})
}catch(e){}})();`;

/** Takes over from the script. */
export function clearLayoutStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-tile], [data-audience]')) {
    element.style.removeProperty('order');
    element.style.removeProperty('display');
  }
}
