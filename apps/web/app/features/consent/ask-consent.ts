/** Displays the cookie dialog, as the script in the head of a page does. */
export function askConsent(): void {
  if (document.querySelector('dalil-consent')) return;
  const script = document.createElement('script');
  script.type = 'module';
  // Another address: a module runs once.
  script.src = `/consent.js?again=${Date.now()}`;
  document.head.append(script);
}
