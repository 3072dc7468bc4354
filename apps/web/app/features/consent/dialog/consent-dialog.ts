import {
  CONSENT_ASKED_KEY,
  CONSENT_EVENT,
  CONSENT_KEYS,
  type ConsentChoice,
  consentLines,
  type ConsentText,
  CONSENT_VERSION,
  grantedBy,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from '@dalil/domain/privacy/consent-rules.ts';
import styles from './consent-dialog.css?inline';
import { make } from './make-element.ts';
import { deviceStorage, tabStorage } from '../../../data/page-storage.ts';
import { newId } from '../../../data/new-id.ts';
import { deviceCryptography } from '@dalil/offline/device-cryptography.ts';

/**
 * PRIV-2, LAYOUT-9: the cookie dialog, a script of its own that a page loads a second after itself while no decision is stored. It is
 * in a shadow tree, so that neither the styles of the page nor hydration touch it, and never takes the focus.
 */
const { lang, dir } = document.documentElement;
const hasSignal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function store(choice: ConsentChoice, selected: readonly OptionalCategory[], textHash: string | null): void {
  const granted = grantedBy(choice, selected);
  const receipt = {
    id: newId(),
    version: CONSENT_VERSION,
    choice,
    granted,
    gpc: hasSignal,
    locale: lang,
    textHash,
    at: new Date().toISOString(),
  };
  deviceStorage.setItem(CONSENT_KEYS.receipt, JSON.stringify(receipt));
  deviceStorage.setItem(
    CONSENT_KEYS.categories,
    JSON.stringify(Object.fromEntries(OPTIONAL_CATEGORIES.map((id) => [id, granted.includes(id)]))),
  );
  tabStorage.removeItem(CONSENT_ASKED_KEY);
  if (choice !== 'gpc') document.documentElement.dataset.consent = choice;
  dispatchEvent(new Event(CONSENT_EVENT));
}

/** Of what is displayed; where the browser cannot compute it, the server's of what it sent. */
async function hashOf(text: ConsentText, sent: string): Promise<string> {
  const bytes = new TextEncoder().encode(consentLines(text).join('\n'));
  const digested = await deviceCryptography()?.digest('SHA-256', bytes);
  if (!digested) return sent;
  const digest = new Uint8Array(digested);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function show(text: ConsentText, textHash: string): void {
  const { contrast = '' } = document.documentElement.dataset;
  const host = make('dalil-consent', { lang, dir, 'data-contrast': contrast });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];

  const decide = (choice: ConsentChoice) => () => {
    const on = [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(
      ({ value }) => value as OptionalCategory,
    );
    store(choice, on, textHash);
    host.remove();
    document.documentElement.style.removeProperty('--consent-height');
  };
  const button = (words: string, run: () => void, look = '') => {
    const element = make('button', { type: 'button', class: look }, [words]);
    element.addEventListener('click', run);
    return element;
  };

  const title = make('h2', { id: 'title' }, [text.title]);
  const intro = make('p', { hidden: '' }, [text.customiseIntro]);
  const signal = hasSignal ? [make('p', { class: 'signal' }, [text.gpc])] : [];
  const list = make(
    'ul',
    { hidden: '' },
    text.categories.map((category) => row(category, text)),
  );
  const policy = make('a', { href: `${lang === 'en' ? '' : `/${lang}`}/cookies` }, [text.policy]);
  const selected = button(text.acceptSelected, decide('selected'), 'full lead');
  selected.hidden = true;
  const customise = button(text.customise, () => {
    title.textContent = text.customiseTitle;
    intro.hidden = false;
    list.hidden = false;
    selected.hidden = false;
    customise.hidden = true;
    list.querySelector('input')?.focus();
  });
  const dialog = make('section', { role: 'dialog', 'aria-labelledby': 'title' }, [
    make('div', { class: 'words' }, [title, policy, intro, ...signal, list]),
    make('div', { class: 'buttons' }, [
      button(text.rejectAll, decide('rejected')),
      button(text.acceptAll, decide('accepted')),
      customise,
      selected,
    ]),
  ]);
  root.append(dialog);
  document.body.append(host);
  // What is fixed to the foot of a page, such as the field of the chat, stands above the dialog.
  document.documentElement.style.setProperty('--consent-height', `${dialog.offsetHeight}px`);
}

function row({ id, name, purpose, isUsed }: ConsentText['categories'][number], text: ConsentText): HTMLElement {
  const words = [
    make('b', {}, [name]),
    make('span', {}, [purpose]),
    ...(isUsed ? [] : [make('i', {}, [text.notUsed])]),
  ];
  const isFixed = id === 'necessary';
  const control = isFixed
    ? make('em', {}, [text.alwaysOn])
    : make('input', { type: 'checkbox', role: 'switch', value: id, 'aria-label': name });
  return make('li', {}, [
    make(isFixed ? 'div' : 'label', { class: 'row' }, [make('span', { class: 'about' }, words), control]),
  ]);
}

if (hasSignal && tabStorage.getItem(CONSENT_ASKED_KEY) === null) store('gpc', [], null);
else {
  const answer = await fetch(`/api/consent-text?locale=${lang}`);
  if (answer.ok) {
    const { hash, ...text } = (await answer.json()) as ConsentText & { hash: string };
    show(text, await hashOf(text, hash));
  }
}
