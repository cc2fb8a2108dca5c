import type { Page } from '@playwright/test';
import { z } from 'zod';
import { makeClass } from '#tests/e2e/support/classes';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, test } from '#tests/e2e/support/test';

const withRoster = z.object({ roster: z.array(z.object({ id: z.string(), name: z.string() })) });
const usual = { readAloud: false, fewerChoices: false, largerText: false, readingFont: false };
type Needs = Partial<typeof usual> & { timeFactor?: number };

/** A class whose students need this, by their names. */
async function classOf(portal: Portal, { token }: Account, needs: Record<string, Needs>) {
  const { id } = await makeClass(portal, { token });
  const rows = Object.keys(needs).map((name) => ({ name, number: '' }));
  await portal.rest('POST', `/classes/${id}/roster`, { token, body: { rows } });
  const { roster } = withRoster.parse(await portal.rest('GET', `/classes/${id}`, { token }));
  for (const student of roster) {
    const given = { ...usual, timeFactor: null, ...needs[student.name] };
    await portal.rest('PUT', `/classes/${id}/students/${student.id}/accommodation`, { token, body: given });
  }
  return id;
}

/** How many pages are printed, empty ones too. */
async function papersOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('who needs paper otherwise gets a copy with the same key, by itself', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await classOf(portal, teacher, {
    'Anna Lind': { largerText: true, fewerChoices: true },
    'Ben Oda': {},
    'Cem Kaya': { readingFont: true, timeFactor: 1.5, readAloud: true },
  });
  await openAs(teacher, '/grammar-cram?point=can');
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print a sheet' });
  await dialog.getByText('6', { exact: true }).click();
  await dialog.getByLabel('Code of the sheet').fill('K3F9');
  await expect(dialog.getByText(/6 questions/)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Anna Lind' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Ben Oda' })).toBeHidden();
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  const pages = page.locator('.print-root .print-page');
  // A sheet and its key for everybody, and two copies without one.
  await expect(pages).toHaveCount(4);
  await expect(pages.filter({ hasText: 'Key: ' })).toHaveCount(1);
  const anna = pages.filter({ hasText: 'Anna Lind' });
  await expect(anna).toHaveCount(1);
  expect(await anna.evaluate((paper) => getComputedStyle(paper).fontSize)).toBe('24px');
  const crossedOut = anna.locator('.line-through');
  expect(await crossedOut.count()).toBeGreaterThan(0);
  // What is crossed out is no key, and all others keep their letters.
  const [sheet, key] = [pages.nth(0), pages.nth(1)];
  const choices = (paper: typeof sheet) => paper.locator('ol ol li').allTextContents();
  expect(await choices(anna)).toEqual(await choices(sheet));
  for (const choice of await crossedOut.allTextContents()) {
    const question = anna.locator('ol > li', { has: page.locator('.line-through', { hasText: choice }) }).first();
    const place = await question.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item));
    expect(await key.locator('ol > li strong').nth(place).textContent()).not.toContain(choice);
  }
  await expect(sheet.locator('.line-through')).toHaveCount(0);
  const cem = pages.filter({ hasText: 'Cem Kaya' });
  expect(await cem.evaluate((paper) => Number.parseFloat(getComputedStyle(paper).letterSpacing))).toBeGreaterThan(0.5);
  await expect(cem.locator('.line-through')).toHaveCount(0);
  await expect(cem.getByText('For Cem Kaya: time × 1.5, read aloud')).toHaveCount(1);
  await expect(anna.getByText(/^For Anna/)).toHaveCount(0);
  // Each copy begins on paper of its own; Anna's takes two pages.
  expect(await papersOf(page)).toBe(5);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await dialog.getByRole('checkbox', { name: 'Anna Lind' }).uncheck();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(pages).toHaveCount(3);
  expect(await papersOf(page)).toBe(3);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await dialog.getByLabel('Also for the students of').selectOption('No class');
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(pages).toHaveCount(2);
});
