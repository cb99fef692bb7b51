import type { Rights } from '#kernel/server/answers.ts'
import type { Level } from '#kernel/shared/access.ts'
import { insideOf, salaries } from '#rh/employees/employees.server.ts'
import { levelAmong } from '#rh/level-in-every-company.ts'
import { liveCompanies } from '#rh/live-companies.queries.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { positionsElement } from '../position.model.ts'

const pay = 'rh/gestion_du_personnel/salaries#remuneration'

/** The positions that count for the caller: those of every company, and those of one that he may read. */
export type Reach = {
  companyIds: readonly string[]
  /** The companies whose staff he reads: he is told of the people of those alone. */
  ofStaff: readonly string[]
  /** The least level among the living companies of a position; among all of the client when it is of every one. */
  levelOn(companyIds: readonly string[]): Level
  seesPay: boolean
  writesPay(companyIds: readonly string[]): boolean
}

export async function reachOf(db: RhDb, rights: Rights): Promise<Reach> {
  const live = await liveCompanies(db)
  const onPositions = await rights.perimeter(positionsElement)
  const levelOnPay = levelAmong(await rights.perimeter(pay), live)
  return {
    companyIds: [...onPositions.byCompany.keys()],
    ofStaff: insideOf(await rights.perimeter(salaries)),
    levelOn: levelAmong(onPositions, live),
    seesPay: (await rights.level(pay)) >= 1,
    writesPay: companyIds => levelOnPay(companyIds) >= 2,
  }
}

/** Companies of which the caller may read the positions or the staff. */
export async function companiesOfChoices(rights: Rights): Promise<string[]> {
  const perimeters = await Promise.all([rights.perimeter(positionsElement), rights.perimeter(salaries)])
  return [...new Set(perimeters.flatMap(({ byCompany }) => [...byCompany.keys()]))]
}
