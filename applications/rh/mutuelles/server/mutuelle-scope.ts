import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import { pay } from '#rh/contract-terms/term.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { mutuellesElement } from '../mutuelle.model.ts'

/** What somebody may do with the covers of a company. */
export type MutuelleScope = {
  today: string
  companyIds: readonly string[]
  level(companyId: string | null): Level
  seesPay(companyId: string): boolean
}

export async function mutuelleScopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<MutuelleScope> {
  const { byCompany } = await rights.perimeter(mutuellesElement)
  const onPay = await rights.perimeter(pay)
  return {
    today: clock.today().toString(),
    companyIds: [...byCompany.keys()],
    level: companyId => (companyId === null ? 0 : (byCompany.get(companyId) ?? 0)),
    seesPay: companyId => (onPay.byCompany.get(companyId) ?? 0) >= 1,
  }
}

/** Somebody whose covers the caller reads, in the company in which he is. @throws Refusal 404 */
export async function insuredPerson(db: RhDb, scope: MutuelleScope, employeeId: string) {
  const person = await db
    .selectFrom('rh.employee')
    .select(['id', 'companyId'])
    .where('id', '=', employeeId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!person || scope.level(person.companyId) < 1) throw notFound()
  return { id: person.id, companyId: person.companyId as string }
}
