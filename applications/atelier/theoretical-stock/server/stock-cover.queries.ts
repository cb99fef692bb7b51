import { sql } from 'kysely'
import type { CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { coverOf, coveredDays, type StockCover, workedDays } from '../stock-cover.model.ts'
import { projectedStock } from './projected-stock.queries.ts'

/** As many as are told, over all workshops of the caller. */
const mostFamilies = 24

/** How long the raw goods that plans pour will last, in each workshop of the caller. */
export async function stockCover(
  db: AtelierDb,
  { companyIds }: CompanyScope,
  today: Temporal.PlainDate,
): Promise<StockCover> {
  const families = await pouredFamilies(db, { companyIds, first: today, last: today.add({ days: coveredDays + 1 }) })
  const days = workedDays(today, new Set(families.flatMap(({ plannedOn }) => plannedOn)))
  const last = days.at(-1) as string
  const covers = await Promise.all(
    families.map(async ({ plannedOn: _, ...family }) => {
      const { workshopId, familyId } = family
      const projection = await projectedStock(db, { workshopId, familyId, today: today.toString(), last })
      return { ...family, ...coverOf(projection, days) }
    }),
  )
  return { days, families: covers.toSorted((one, other) => one.days - other.days) }
}

type Asked = { companyIds: readonly string[]; first: Temporal.PlainDate; last: Temporal.PlainDate }
type Poured = { workshopId: string; codeAtelier: string; familyId: string; family: string; plannedOn: string[] }

async function pouredFamilies(db: AtelierDb, { companyIds, first, last }: Asked): Promise<Poured[]> {
  const { rows } = await sql<Poured>`
    select w.id as workshop_id, w.code as code_atelier, f.id as family_id, f.name as family,
           array_agg(distinct d.date::text) as planned_on
      from atelier.ligne_detail d
      join atelier.ligne_atelier l on l.id = d.ligne_id
      join atelier.workshop w on w.id = l.workshop_id and w.archived_at is null and w.company_id in ${eachOf(companyIds)}
      join platform.article_family f on f.id = (atelier.accepted_families(d.article_id, w.id, d.date))[1]
     where d.date between ${first.toString()} and ${last.toString()}
     group by w.id, w.code, f.id, f.name order by w.code, f.name, f.id limit ${mostFamilies}`.execute(db)
  return rows
}
