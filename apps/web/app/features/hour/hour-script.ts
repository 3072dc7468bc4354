/**
 * Shows what holds at the device's minute in a page that was rendered once for everyone, before the first paint. The page holds its
 * whole day: an element with `data-spans` is shown in those minutes of `data-hours-of`. Only attributes are set, because React does
 * not compare them when it hydrates; `useHour` removes them. Dubai is four hours ahead of UTC all year. It is a string because it is
 * inlined; its hash is part of the page's policy.
 */
export const HOUR_SCRIPT = `(function(){
var d=document,root=d.documentElement;
function all(s,f){d.querySelectorAll(s).forEach(f)}
function run(){
var page=d.querySelector('[data-hours-of]'),now=new Date(Date.now()+144e5).toISOString(),time=now.slice(11,16),m=time.slice(0,2)*60+ +time.slice(3);
if(!page)return;
if(now.slice(0,10)!==page.dataset.hoursOf){root.dataset.hour='other';return}
root.dataset.hour='known';root.style.setProperty('--minute',m);
all('[data-spans]',function(e){e.dataset.now=e.dataset.spans.split(' ').some(function(s){var p=s.split('-');return +p[0]<=m&&m<+p[1]})?'on':'off'});
if(root.dataset.clock==='12h')time=new Intl.DateTimeFormat(root.lang+'-u-nu-latn',{hour:'numeric',minute:'2-digit',hourCycle:'h12',timeZone:'Asia/Dubai'}).format();
all('[data-clock-now]',function(e){e.dataset.filled=time});
all('[data-wait]',function(e){var w=e.dataset.wait-m,h=Math.floor(w/60);e.dataset.filled=(h?e.dataset.hours.replace('#',h):e.dataset.minutes).replace('%',w%60)})}
run();d.addEventListener('DOMContentLoaded',function(){run();root.dataset.hourReady=''})})();`;
