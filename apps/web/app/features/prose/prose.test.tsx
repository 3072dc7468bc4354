import type { Block } from '@dalil/domain/guide/document.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { factView } from '../facts/factories.ts';
import { Prose } from './prose.tsx';
import { renderInPage } from './test-page.tsx';
import { LanguageNote, TextIn } from './text-language.tsx';

afterEach(cleanup);

function paragraph(...children: Extract<Block, { type: 'paragraph' }>['children']): Block {
  return { type: 'paragraph', children };
}

test('text never becomes HTML', async () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const { container } = await renderInPage(<Prose blocks={[paragraph({ type: 'text', text: hostile })]} facts={{}} />);
  expect(container.querySelector('img, script')).toBeNull();
  expect(screen.getByText(hostile)).toBeTruthy();
});

test('a fact stands in the text with its value, a phone number as a link that reads left to right', async () => {
  const facts = {
    fare: factView(),
    police: factView({ id: 'police', text: '901', href: 'tel:901' }),
  };
  const blocks = [
    paragraph({ type: 'fact', id: 'fare' }, { type: 'text', text: ', ' }, { type: 'fact', id: 'police' }),
  ];
  const { container } = await renderInPage(<Prose blocks={blocks} facts={facts} />);
  expect(container.textContent).toBe('AED 4, 901');
  const phone = screen.getByRole('link', { name: '901' });
  expect(phone.getAttribute('href')).toBe('tel:901');
  expect(phone.dir).toBe('ltr');
});

test('a hidden and an expired fact show no value but the official source', async () => {
  for (const status of ['hidden', 'expired'] as const) {
    const facts = { fare: factView({ status, text: null }) };
    const { unmount } = await renderInPage(<Prose blocks={[paragraph({ type: 'fact', id: 'fare' })]} facts={facts} />);
    expect(screen.getByRole('link', { name: 'see RTA' }).getAttribute('href')).toBe('https://rta.ae/fares');
    unmount();
  }
});

test('a link inside the guide keeps the language, one to another site its address', async () => {
  const link = (href: string) => ({ type: 'link' as const, href, children: [{ type: 'text' as const, text: href }] });
  await renderInPage(<Prose blocks={[paragraph(link('/news'), link('https://rta.ae'))]} facts={{}} />, {
    locale: 'ar',
  });
  expect(screen.getByText('/news').getAttribute('href')).toBe('/ar/news');
  expect(screen.getByText('https://rta.ae').getAttribute('href')).toBe('https://rta.ae');
});

test('a table is a region named by its heading that can be reached by keyboard', async () => {
  const text = (words: string) => [{ type: 'text' as const, text: words }];
  const blocks: Block[] = [
    { type: 'heading', level: 2, id: 'part-1', children: text('Fares') },
    { type: 'table', head: [text('Zones'), text('Price')], rows: [[text('1'), text('AED 3')]] },
  ];
  await renderInPage(<Prose blocks={blocks} facts={{}} />);
  const region = screen.getByRole('region', { name: 'Fares' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getAllByRole('columnheader')).toHaveLength(2);
});

test('I18N-2 a text in another language is marked and announced by a note', async () => {
  const facts = { fare: factView({ locale: 'ur', text: '4 درہم' }) };
  const { container } = await renderInPage(
    <>
      <LanguageNote locale="en" />
      <TextIn locale="en">
        <Prose blocks={[paragraph({ type: 'text', text: 'Fare ' }, { type: 'fact', id: 'fare' })]} facts={facts} />
      </TextIn>
    </>,
    { locale: 'ur' },
  );
  expect(screen.getByText(/انگریزی میں دکھایا/)).toBeTruthy();
  const block = container.querySelector('[lang="en"]');
  expect(block?.getAttribute('dir')).toBe('ltr');
  expect(block?.querySelector('bdi')?.getAttribute('lang')).toBe('ur');
});

test('I18N-2 a text in the language of the page carries no mark and no note', async () => {
  const { container } = await renderInPage(
    <>
      <LanguageNote locale="hi" />
      <TextIn locale="hi">नमस्ते</TextIn>
    </>,
    { locale: 'hi' },
  );
  expect(container.textContent).toBe('नमस्ते');
  expect(container.querySelector('[lang]')).toBeNull();
});
