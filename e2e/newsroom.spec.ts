import { getMessage } from './fixtures/messages.ts';
import { becomeEditor, takeStep } from './fixtures/newsroom.ts';
import { openPage } from './fixtures/open-page.ts';
import { ADMIN, signIn } from './fixtures/sign-in.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';

test.use({ reducedMotion: 'reduce' });

const SLUG = `night-at-the-creek-${Date.now()}`;
const ar = (key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    getMessage('ar', `newsroom.${key}`),
  );
const en = (key: string) => getMessage('en', `newsroom.${key}`);
const content = (key: string) => getMessage('en', `inventory.${key}`);

test('STAFF-1 STAFF-2 STAFF-3 STAFF-9 an article written in Arabic on a phone is sent back, approved, published and read', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  await signIn(context, origin, ADMIN);
  const phone = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await decideOnCookies(phone);
  await becomeEditor(phone, context, origin);
  const editor = await phone.newPage();

  await openPage(editor, '/ar/dashboard?tab=articles&action=create');
  await editor.getByRole('textbox', { name: ar('text.title') }).fill('ليلة على ضفة الخور');
  await editor.getByRole('textbox', { name: ar('address') }).fill(SLUG);
  await editor.getByRole('button', { name: ar('create.begin') }).click();
  await expect(editor).toHaveURL(new RegExp(`edit=${SLUG}`));
  await editor.getByRole('textbox', { name: ar('text.summary') }).fill('نزهة مسائية بين الأسواق والعبرات.');
  const body = editor.getByRole('textbox', { name: getMessage('ar', 'editor.text'), exact: true });
  await body.click();
  await editor.keyboard.insertText('من أين تبدأ');
  await editor.getByRole('button', { name: getMessage('ar', 'editor.tool.heading'), exact: true }).click();
  await editor.keyboard.press('Enter');
  await editor.keyboard.insertText('ابدأ من بر دبي. ');
  // What was typed survives a closed tab, and says so.
  await expect(editor.getByText(ar('draft.onDevice'))).toBeVisible();
  await openPage(editor, `/ar/dashboard?tab=articles&edit=${SLUG}&language=ar`);
  await expect(editor.getByText(ar('draft.restored'))).toBeVisible();
  await expect(body).toContainText('ابدأ من بر دبي');
  await editor.getByText(ar('fact.insert')).click();
  await editor.getByRole('searchbox', { name: ar('fact.find') }).fill('salik.peak.price');
  await editor.getByRole('button', { name: /6/ }).first().click();
  await expect(body.getByTitle(/salik\.peak\.price/)).toHaveText(/6/);
  await expect(editor.locator('article').getByRole('heading', { name: 'من أين تبدأ' })).toBeVisible();
  await editor.getByRole('button', { name: ar('save'), exact: true }).click();
  await expect(editor.getByText(ar('draft.onServer'))).toBeVisible();
  await editor.getByLabel(ar('reviewBy')).fill('2027-05-01');
  // The source of the fact is among the sources already.
  await editor.getByRole('button', { name: ar('source.add') }).click();
  await editor
    .getByRole('textbox', { name: ar('source.name') })
    .last()
    .fill('هيئة دبي للثقافة');
  await editor.getByRole('button', { name: ar('details.save') }).click();
  await expect(editor.getByText(ar('details.saved'))).toBeVisible();
  await editor.getByRole('button', { name: ar('action.submit'), exact: true }).click();
  await expect(editor.getByText(ar('state.in-review')).first()).toBeVisible();

  await openPage(page, '/dashboard/content-approval');
  await page.getByRole('link', { name: 'ليلة على ضفة الخور' }).click();
  await expect(page.locator('article, section').getByText('ابدأ من بر دبي').first()).toBeVisible();
  await takeStep(page, en('action.request-changes'), (dialog) =>
    dialog.getByRole('textbox', { name: en('comment') }).fill('Name the abra stations.'),
  );

  await openPage(editor, `/ar/dashboard?tab=articles&edit=${SLUG}&language=ar`);
  await expect(editor.getByText('Name the abra stations.')).toBeVisible();
  await editor.getByRole('button', { name: getMessage('ar', 'editor.mode.markdown') }).click();
  const markdown = editor.getByRole('textbox', { name: ar('text.body') });
  await expect(markdown).toHaveValue(/^## من أين تبدأ\n\nابدأ من بر دبي\.\{\{salik\.peak\.price\}\}$/);
  await markdown.fill('## من أين تبدأ\n\nابدأ من محطة عبرات بر دبي.');
  await editor.getByRole('button', { name: ar('save'), exact: true }).click();
  await expect(editor.getByText(ar('draft.onServer'))).toBeVisible();
  await editor.getByRole('button', { name: ar('action.submit'), exact: true }).click();
  await expect(editor.getByText(ar('state.in-review')).first()).toBeVisible();

  await openPage(page, '/dashboard/content-approval');
  await page.getByRole('link', { name: 'ليلة على ضفة الخور' }).click();
  await takeStep(page, en('action.approve'));
  await openPage(page, `/dashboard/content-approval?part=release&open=article.${SLUG}.ar`);
  await takeStep(page, en('action.publish'));

  const visitor = await browser.newPage({ baseURL: origin });
  await visitor.goto(`/ar/news/${SLUG}`);
  await expect(visitor.getByText('ابدأ من محطة عبرات بر دبي.')).toBeVisible();
  await expect(visitor.getByText('هيئة دبي للثقافة').first()).toBeVisible();

  // Withdrawn from the list of all content, its address says so; undone, the page is back.
  await openPage(page, `/dashboard/content?q=${SLUG}`);
  await page.getByRole('checkbox', { name: 'ليلة على ضفة الخور' }).check();
  await page.getByRole('button', { name: content('action.unpublish'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: content('action.unpublish'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: content('undo'), exact: true })).toBeVisible();
  expect((await visitor.goto(`/ar/news/${SLUG}`))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: getMessage('ar', 'withdrawn.title') })).toBeVisible();
  await expect(visitor.getByText(getMessage('ar', 'withdrawn.reason.outdated'))).toBeVisible();
  await page.getByRole('button', { name: content('undo'), exact: true }).click();
  await expect.poll(async () => (await visitor.goto(`/ar/news/${SLUG}`))?.status()).toBe(200);
  await phone.close();
  await visitor.close();
});
