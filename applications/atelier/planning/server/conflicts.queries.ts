import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { projectedStock } from '#atelier/theoretical-stock/theoretical-stock.server.ts'
import type { Conflict, LigneDetail } from '../plan.model.ts'
import { workableMinutes } from '../shift.model.ts'

type Line = { id: string; label: string; active: boolean }
type Asked = { workshopId: string; today: string; days: readonly string[]; lines: readonly Line[] }

/** What is in the way of the plans from today on: full shifts, lines that are off, lots that are held, raw goods that lack. */
export async function conflictsOf(
  db: AtelierDb,
  { workshopId, today, days, lines }: Asked,
  details: readonly LigneDetail[],
): Promise<Conflict[]> {
  const open = details.filter(({ date, state }) => date >= today && (state === 'planned' || state === 'created'))
  const [held, short] = [await heldLots(db, open), await shortFamilies(db, { workshopId, today, days }, open)]
  return [...overloads(lines, details, today), ...stoppedLines(lines, open), ...held, ...short]
}

const none = { pct: null, minutes: null, kg: null }

function overloads(lines: readonly Line[], details: readonly LigneDetail[], today: string): Conflict[] {
  const full = details.filter(({ overloaded, date }) => overloaded && date >= today)
  const groups = Map.groupBy(full, ({ ligneAtelierId, date, shift }) => `${ligneAtelierId} ${date} ${shift}`)
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const capacity = workableMinutes(first.shift)
    const minutes = group.reduce((sum, { durationMin }) => sum + durationMin, 0)
    return {
      ...none,
      kind: 'overloaded' as const,
      ligneAtelierId: first.ligneAtelierId,
      name: lines.find(({ id }) => id === first.ligneAtelierId)?.label ?? '',
      date: first.date,
      pct: Math.round((minutes / capacity) * 100),
      minutes: minutes - capacity,
      detailIds: group.map(({ id }) => id),
    }
  })
}

const stoppedLines = (lines: readonly Line[], open: readonly LigneDetail[]): Conflict[] =>
  lines
    .filter(({ active }) => !active)
    .flatMap(({ id, label }) => {
      const theirs = open.filter(({ ligneAtelierId }) => ligneAtelierId === id)
      const [first] = theirs
      if (!first) return []
      const detailIds = theirs.map(detail => detail.id)
      return { ...none, kind: 'line_off' as const, ligneAtelierId: id, name: label, date: first.date, detailIds }
    })

async function heldLots(db: AtelierDb, open: readonly LigneDetail[]): Promise<Conflict[]> {
  const orderIds = open.flatMap(({ fabricationOrderId }) => fabricationOrderId ?? [])
  const { rows } = await sql<{ orderId: string; number: string }>`
    select d.order_id, l.number from atelier.fabrication_order_detail d join atelier.lot l on l.id = d.lot_id
     where d.order_id in ${eachOf(orderIds)} and d.status = 'planned' and l.quality_status <> 'free'
     order by l.number`.execute(db)
  return rows.flatMap(({ orderId, number }) => {
    const detail = open.find(({ fabricationOrderId }) => fabricationOrderId === orderId)
    if (!detail) return []
    const { ligneAtelierId, date, id } = detail
    return { ...none, kind: 'lot_held' as const, ligneAtelierId, name: number, date, detailIds: [id] }
  })
}

/** The first day on which a family runs out, and the plans of that day that pour it. */
async function shortFamilies(
  db: AtelierDb,
  { workshopId, today, days }: Pick<Asked, 'workshopId' | 'today' | 'days'>,
  open: readonly LigneDetail[],
): Promise<Conflict[]> {
  const ahead = days.filter(day => day >= today)
  const last = ahead.at(-1)
  if (last === undefined || open.length === 0) return []
  const pourers = await pouredFamilies(db, { workshopId, today }, open)
  const found = await Promise.all(
    [...new Set(pourers.map(({ familyId }) => familyId))].map(async familyId => {
      const projection = await projectedStock(db, { workshopId, familyId, today, last })
      const out = projection.find(({ theoreticalKg }) => theoreticalKg < 0)
      const theirs = pourers.filter(pourer => pourer.familyId === familyId)
      const detailIds = theirs.flatMap(({ articleId }) =>
        open.filter(detail => detail.articleId === articleId && detail.date === out?.date).map(({ id }) => id),
      )
      if (!out || detailIds.length === 0) return []
      const name = theirs[0]?.family ?? ''
      const kg = -out.theoreticalKg
      return { ...none, kind: 'raw_short' as const, ligneAtelierId: null, name, date: out.date, kg, detailIds }
    }),
  )
  return found.flat()
}

async function pouredFamilies(
  db: AtelierDb,
  { workshopId, today }: Pick<Asked, 'workshopId' | 'today'>,
  open: readonly LigneDetail[],
) {
  const { rows } = await sql<{ articleId: string; familyId: string; family: string }>`
    select s.article_id, f.id as family_id, f.name as family
      from atelier.article_sheet s
      join platform.article_family f
        on f.id = any(atelier.accepted_families(s.article_id, s.workshop_id, ${today}))
     where s.workshop_id = ${workshopId} and s.article_id in ${eachOf(open.map(({ articleId }) => articleId))}
     order by f.code, s.article_id`.execute(db)
  return rows
}
