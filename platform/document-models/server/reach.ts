import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Perimeter } from '#kernel/server/gate.ts'
import type { Level } from '#kernel/shared/access.ts'
import { elementOfModels } from '../document-models.elements.ts'

/** What the caller may do with the models of an application. */
export type Reach = { companyIds: readonly string[]; levelOn(companyIds: readonly string[]): Level }

/** @throws Refusal 404 of an application whose models he does not read */
export async function reachOf(rights: Rights, applicationId: number): Promise<Reach> {
  const element = elementOfModels(applicationId)
  if (!element || (await rights.level(element)) < 1) throw notFound()
  const perimeter = await rights.perimeter(element)
  return { companyIds: [...perimeter.byCompany.keys()], levelOn: levelAmong(perimeter) }
}

/** The least level among its companies; on a model of every company, that on what belongs to none. */
const levelAmong =
  ({ everywhere, byCompany }: Perimeter) =>
  (companyIds: readonly string[]): Level =>
    companyIds.length === 0 ? everywhere : (Math.min(...companyIds.map(id => byCompany.get(id) ?? 0)) as Level)
