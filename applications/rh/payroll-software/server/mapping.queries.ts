import type { RhDb } from '#rh/rh-db.ts'
import { type PayrollCode, rubricsOn, unitOf } from '../payroll-code.model.ts'
import type { PayrollMapping, Telling } from '../payroll-software.model.ts'
import { codesOf } from './codes-of.queries.ts'

/** Every rubric that a company may have to tell on a day, with what was decided of it. */
export async function mappingOf(db: RhDb, companyId: string, today: string): Promise<PayrollMapping> {
  const codes = await codesOf(db, companyId)
  const config = await db
    .selectFrom('rh.silae_config')
    .select('version')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  const known = rubricsOn(today)
  return {
    companyId,
    rows: known.map(rubric => ({
      rubric,
      code: codes.get(rubric)?.code ?? null,
      telling: tellingOf(codes.get(rubric)),
      unit: unitOf(rubric),
    })),
    missing: known.filter(rubric => !codes.has(rubric)),
    version: config?.version ?? 0,
  }
}

const tellingOf = (decided: PayrollCode | undefined): Telling => {
  if (!decided) return 'plain'
  if (decided.code === null) return 'untold'
  return decided.sign === -1 ? 'inverted' : 'plain'
}
