import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { activateMessages } from '../../language/messages.ts';
import { IgnoredNote } from './ignored-note.tsx';

test('ROUTE-1 the page the server sends has no note on one address; the browser adds it for its own', async () => {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileMessage);
  await activateMessages(i18n, 'en', ['guide']);
  const note = (
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <IgnoredNote parts={[{ name: 'price', value: 'free' }]} />
      </I18nProvider>
    </MemoryRouter>
  );
  expect(renderToString(note)).toBe('');
  render(note);
  expect(screen.getByText(/^This filter in the address is unknown and was ignored: /).textContent).toContain(
    'price=free',
  );
});
