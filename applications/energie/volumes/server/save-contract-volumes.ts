import { notFound, versionConflict, wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { volumesCalls } from '../volumes.calls.ts'
import { type Asking, contractVolumes } from './volumes.queries.ts'

type Asked = InputOf<typeof volumesCalls.saveContractVolumes>
type Cell = Asked['cells'][number]
type Typed = { contracted: number | null; least: number | null; most: number | null }

/**
 * All cells or none; what is typed as it stands already is nothing.
 * @throws Refusal 404; 400 at the cell on a month of another year or a least above the most; 409 when its month was saved meanwhile
 */
export async function saveContractVolumes(given: Asking, { id, year, cells }: Asked) {
  await takeContract(given.db, id)
  for (const [place, { month }] of cells.entries())
    if (!month.startsWith(`${year}-`)) throw wrongField(`cells.${place}.month`, 'other-year', 'energie.volumes.month')
  for (const [month, ofMonth] of Map.groupBy(cells, cell => cell.month))
    await saveMonth(given.db, { id, month, ofMonth, cells })
  return contractVolumes(given, id, year)
}

/** Held, so that two who write of a contract come one after the other. @throws Refusal 404 */
export async function takeContract(db: EnergieDb, id: string) {
  const contract = await takeForChange(
    db.selectFrom('energie.energy_contract').select(['startsOn', 'endsOn', 'archivedAt']).where('id', '=', id),
  )
  if (contract.archivedAt !== null) throw notFound()
  return contract
}

type OfMonth = { id: string; month: string; ofMonth: readonly Cell[]; cells: readonly Cell[] }

async function saveMonth(db: EnergieDb, { id, month, ofMonth, cells }: OfMonth) {
  const standing = await db
    .selectFrom('energie.contract_volume')
    .select(['id', 'contractedKwh as contracted', 'leastKwh as least', 'mostKwh as most', 'version'])
    .where('contractId', '=', id)
    .where('month', '=', month)
    .executeTakeFirst()
  const former: Typed = standing ?? { contracted: null, least: null, most: null }
  const next = { ...former, ...Object.fromEntries(ofMonth.map(({ measure, mwh }) => [measure, mwh])) }
  if (ofMonth.every(({ measure, mwh }) => former[measure] === mwh)) return
  if (ofMonth.some(({ version }) => version !== (standing?.version ?? 0))) throw versionConflict()
  if (next.least !== null && next.most !== null && next.least > next.most) {
    const place = cells.findLastIndex(cell => cell.month === month && cell.measure !== 'contracted')
    throw wrongField(`cells.${place}.mwh`, 'bounds', 'energie.volumes.bounds')
  }
  const columns = { contractedKwh: next.contracted, leastKwh: next.least, mostKwh: next.most }
  if (!standing)
    await db
      .insertInto('energie.contract_volume')
      .values({ contractId: id, month, ...columns })
      .execute()
  else
    await db
      .updateTable('energie.contract_volume')
      .set({ ...columns, version: standing.version + 1 })
      .where('id', '=', standing.id)
      .execute()
}
