import type { RhDb } from '#rh/rh-db.ts'
import type { Rubric } from '#rh/payroll-lines.model.ts'
import { type PayrollCode, type PayrollCodes, unitOf } from '../payroll-code.model.ts'

/** How the payroll software of a company knows each rubric that was decided on. */
export async function codesOf(db: RhDb, companyId: string): Promise<PayrollCodes> {
  const rows = await db
    .selectFrom('rh.silae_mapping')
    .select(['code'])
    .select(eb => [
      eb.ref('rubric').$castTo<Rubric>().as('rubric'),
      eb.ref('sign').$castTo<PayrollCode['sign']>().as('sign'),
    ])
    .where('companyId', '=', companyId)
    .orderBy('rubric')
    .execute()
  return new Map(rows.map(({ rubric, code, sign }) => [rubric, { code, unit: unitOf(rubric), sign }]))
}
