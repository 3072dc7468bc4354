import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { INLINE_GET } from '../../data/inline-storage.ts';

/**
 * Hides the alerts that have ended by the device's clock, and those dismissed on this device, before the first paint. Only
 * attributes are set, because React does not compare them when it hydrates. It is a string because it is inlined.
 */
export const ALERT_SCRIPT = `(function(){
var list=document.querySelector('[data-city-alerts]'),shown=0,gone;
if(!list)return;
${INLINE_GET}gone=(get(${JSON.stringify(STORAGE_KEYS.dismissedAlerts)})||'').split(' ');
list.querySelectorAll('[data-alert]').forEach(function(e){
if(+e.dataset.ends<=Date.now()||gone.indexOf(e.dataset.alert)>=0)e.hidden=true;else shown++});
if(!shown)list.hidden=true})();`;
