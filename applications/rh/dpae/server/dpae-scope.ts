import type { Rights } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { dpaeElement, sensitiveElement } from '../dpae.model.ts'

/** What somebody may do with the declarations of a company. */
export type DpaeScope = {
  companyIds: readonly string[]
  level(companyId: string): Level
  seesNumbers(companyId: string): boolean
}

export async function dpaeScopeOf({ rights }: { rights: Rights }): Promise<DpaeScope> {
  const { byCompany } = await rights.perimeter(dpaeElement)
  const sensitive = await rights.perimeter(sensitiveElement)
  return {
    companyIds: [...byCompany.keys()],
    level: companyId => byCompany.get(companyId) ?? 0,
    seesNumbers: companyId => (sensitive.byCompany.get(companyId) ?? 0) >= 1,
  }
}

export type DeclaredContract = { id: string; employeeId: string; companyId: string; number: string }

/** Those of many contracts, each once. @throws Refusal 404; 403 as for one */
export async function contractsInReach(
  db: RhDb,
  scope: DpaeScope,
  ids: readonly string[],
  least: Level,
): Promise<DeclaredContract[]> {
  const found: DeclaredContract[] = []
  for (const id of new Set(ids)) found.push(await contractInReach(db, scope, id, least))
  return found
}

/** A contract whose declaration the caller may see, or change. @throws Refusal 404; 403 below that level */
export async function contractInReach(
  db: RhDb,
  scope: DpaeScope,
  id: string,
  least: Level = 1,
): Promise<DeclaredContract> {
  const contract = await db
    .selectFrom('rh.employment_contract')
    .select(['id', 'employeeId', 'companyId', 'number'])
    .where('id', '=', id)
    .where(eb => eb.or([eb('cancelReason', 'is', null), eb('cancelReason', '<>', 'deleted')]))
    .executeTakeFirst()
  if (!contract || scope.level(contract.companyId) < 1) throw notFound()
  if (scope.level(contract.companyId) < least) throw forbidden()
  return contract
}
