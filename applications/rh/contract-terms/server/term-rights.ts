import type { Rights } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { levelAmong } from '#rh/level-in-every-company.ts'
import { liveCompanies } from '#rh/live-companies.queries.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { pay, settings } from '../term.model.ts'

/** What the caller may do with terms, which serve every company, and with the pay that some of them tell. */
export type TermRights = { can: { edit: boolean; archive: boolean }; seesPay: boolean; writesPay: boolean }

export async function termRights({ db, rights }: { db: RhDb; rights: Rights }): Promise<TermRights> {
  const live = await liveCompanies(db)
  const level = levelAmong(await rights.perimeter(settings), live)([])
  const levelOnPay = levelAmong(await rights.perimeter(pay), live)([])
  return {
    can: { edit: level >= 2, archive: level >= 3 },
    seesPay: (await rights.level(pay)) >= 1,
    writesPay: levelOnPay >= 2,
  }
}

/** @throws Refusal 400 for who has the right in some companies alone */
export function requireMay({ can }: TermRights, act: keyof TermRights['can']) {
  if (!can[act]) throw new Refusal(400, 'EVERY_COMPANY_NEEDED', 'rh.term.of-every-company')
}

/** @throws Refusal 400 at the field: pay is written by those alone who hold its right, in every company */
export const requireWritesPay = ({ writesPay }: TermRights, field: string) => {
  if (!writesPay) throw wrongField(field, 'pay_right', 'rh.term.pay-right')
}
