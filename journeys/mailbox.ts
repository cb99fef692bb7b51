import { expect, type Page } from '@playwright/test'
import type { Account } from '#main/demo/accounts.ts'

/** Waits for a mail to somebody in the demo's mailbox and gives the newest one's text. */
export const mailTo = (page: Page, { mail }: Pick<Account, 'mail'>, subject: string) => newestMail(page, mail, subject)

/** Waits for a mail that says all of this, and gives the newest one's text. */
export async function newestMail(page: Page, ...said: readonly string[]) {
  const article = said.reduce((articles, hasText) => articles.filter({ hasText }), page.getByRole('article')).first()
  await expect
    .poll(async () => {
      await page.goto(process.env[`JOURNEY_MAILS_${process.env.TEST_PARALLEL_INDEX}`] ?? '')
      return article.count()
    })
    .toBeGreaterThan(0)
  return (await article.textContent()) ?? ''
}
