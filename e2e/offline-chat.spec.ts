import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { openCached, saveData, untilGuideIsThere } from './fixtures/device.ts';
import { untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/site-test.ts';
import { getMessage } from './fixtures/messages.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

// The browser logs every failed request to the stopped server.
test.use({ downloadsGuide: true, allowedConsole: /ERR_CONNECTION_REFUSED|status of 503/, reducedMotion: 'reduce' });

type Journey = {
  locale: Locale;
  field: string;
  question: string;
  answer: RegExp;
  onDevice: string;
  next: string;
  nextAnswer: RegExp;
};

const JOURNEYS: readonly Journey[] = [
  {
    locale: 'en',
    field: 'Your question',
    question: 'What is the fine for overstaying a visit visa?',
    answer: /AED/,
    onDevice: 'Answered on this device',
    next: 'When is Maghrib today?',
    nextAnswer: /Maghrib on .* is at \d\d:\d\d/,
  },
  {
    locale: 'ar',
    field: 'سؤالك',
    question: 'متى صلاة المغرب اليوم؟',
    answer: /المغرب.*\d\d:\d\d/,
    onDevice: 'أُجيب على هذا الجهاز',
    next: 'أين أجد شاطئًا مجانيًا؟',
    nextAnswer: /شاطئ/,
  },
];

for (const { locale, field, question, answer, onDevice, next, nextAnswer } of JOURNEYS) {
  test(`CHAT-5 PWA-9 without the server a user of ${locale} asks Ayyan, who answers from the device, cites what opens there and hears later what the user thought of it`, {
    tag: locale === 'en' ? [] : FULL_ONLY,
  }, async ({ page, site }) => {
    test.slow();
    await openCached(page, localePath(locale, '/about'));
    await untilGuideIsThere(page, 'search');
    await site.stop();

    await page.goto(localePath(locale, '/chat'));
    await untilLive(page);
    const typed = page.getByRole('textbox', { name: field, exact: true });
    const log = page.getByRole('log');
    await typed.fill(question);
    await page.keyboard.press('Enter');
    await expect(log).toContainText(onDevice, { timeout: 90_000 });
    await expect(log).toContainText(answer);
    await addAxe(page);
    expect(await violationsOf(page)).toEqual([]);

    await typed.fill(next);
    await page.keyboard.press('Enter');
    await expect(log.getByText(onDevice)).toHaveCount(2, { timeout: 60_000 });
    await expect(log).toContainText(nextAnswer);

    const source = page.locator('[data-source]').locator('visible=true').locator('a[href^="/"]').first();
    await source.click();
    await expect(page).not.toHaveURL(/\/chat$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(log).toContainText(question);

    const useful = getMessage(locale, 'chat.rating.useful');
    await log.getByRole('button', { name: useful, exact: true }).first().click();
    await expect(page.getByRole('status').filter({ hasText: getMessage(locale, 'chat.rating.waits') })).toBeVisible();
    // The server starts meanwhile, which takes its time on a busy machine.
    const arrived = page.waitForResponse('**/api/sync/articles', { timeout: 150_000 });
    await site.start();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await arrived).status()).toBe(200);
  });
}

test('CHAT-5 without the server and without the guide the question stays in the field, and the page says why', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await saveData(page);
  await openCached(page, '/chat');
  await untilLive(page);
  const typed = page.getByRole('textbox', { name: 'Your question', exact: true });
  await site.stop();
  await typed.fill('When is Maghrib today?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The server does not answer' })).toBeVisible();
  await expect(typed).toHaveValue('When is Maghrib today?');
});
