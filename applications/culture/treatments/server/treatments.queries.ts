import { sql } from 'kysely'
import { type CompanyScope, companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { type Asking, cropsOfCompanies } from '#culture/plantings/plantings.server.ts'
import type { Treatment } from '../treatment.model.ts'
import { checksOf, type ProductToCheck } from '../treatment-checks.model.ts'
import { treatmentsCalls } from '../treatments.calls.ts'
import { treatmentsElement, treatmentValidationRight } from '../treatments-place.model.ts'
import { isUnderCover } from './ways-of-places.ts'

/** Treatments of the crops of the companies. */
const treatmentsOf = ({ companyIds }: CompanyScope) => sql`(
  select t.*, c.code || ' · ' || v.name as crop, v.species, x.cultivated_m2::float8 as place_m2, x.search_text as place_key,
         case x.within when '' then x.name else x.within || ' › ' || x.name end as place, x.site_company_id
    from ${cropsOfCompanies(companyIds)}
    join culture.treatment t on t.planting_id = c.id
    join ${placesOfCompanies(companyIds)} x on x.id = t.place_id)`

/** Products of a treatment, the use of each that fits, and how often others of its crop applied it before. */
const productsOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
           'productId', k.product_id, 'name', p.name, 'amm', p.amm, 'target', k.target, 'dose', k.dose,
           'doseUnit', k.dose_unit, 'quantity', k.quantity, 'preHarvestDays', k.pre_harvest_days,
           'reEntryHours', k.re_entry_hours, 'mixCategory', p.mix_category, 'hazards', p.hazards,
           'usableUntil', p.usable_until, 'applied', before.applied, 'lastOn', before.last_on,
           'use', case when u.id is not null then jsonb_build_object(
             'species', u.species, 'target', u.target, 'doseMax', u.dose_max, 'doseUnit', u.dose_unit,
             'maxApplications', u.max_applications, 'intervalDays', u.interval_days,
             'preHarvestDays', u.pre_harvest_days, 'reEntryHours', u.re_entry_hours) end)
         order by p.search_text, p.id), '[]')
    from culture.treatment_product k
    join culture.phyto_product p on p.id = k.product_id
    left join lateral (
      select f.* from culture.phyto_use f
       where f.product_id = p.id and f.species = row.species and kernel.normalise(f.target) = kernel.normalise(k.target)
       order by f.rank, f.id limit 1) u on true
    cross join lateral (
      select count(*)::int as applied, max((o.started_at at time zone 'Europe/Paris')::date) as last_on
        from culture.treatment o join culture.treatment_product op on op.treatment_id = o.id
       where o.planting_id = row.planting_id and o.id <> row.id and op.product_id = p.id
         and o.state in ('done', 'validated')) before
   where k.treatment_id = row.id)`

export type ProductRead = Treatment['products'][number] & ProductToCheck & { hazards: string[] }
type Row = Omit<Treatment, 'can' | 'checks' | 'products'> & {
  products: ProductRead[]
  siteCompanyId: string
  isCovered: boolean
  placeM2: number | null
  doneBy: string | null
}

async function rowsByIds({ db }: Asking, scope: CompanyScope, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select row.id, row.planting_id, row.place_id, row.crop, row.place, row.target, row.planned_for,
           row.treated_m2::float8, row.state, row.started_at, row.ended_at, row.operator, row.certiphyto, row.bbch,
           row.water_l::float8, row.wind_ms::float8, row.rain_mm_h::float8, row.equipment, row.care, row.re_entry_at,
           row.harvest_from, row.done_at, row.done_by, row.reason, row.version, row.site_company_id, row.place_m2,
           ${isUnderCover(sql`row.place_id`)} as is_covered, ${productsOf} as products
      from ${treatmentsOf(scope)} row where row.id in ${eachOf(ids)}`.execute(db)
  return rows
}

const isRecorded = (state: Treatment['state']) => state === 'done' || state === 'validated'

async function treatmentsByIds(given: Asking, scope: CompanyScope, ids: readonly string[]): Promise<Treatment[]> {
  const rows = await rowsByIds(given, scope, ids)
  const mayValidate = (await given.rights.level(treatmentValidationRight)) >= 2
  return rows.map(row => {
    const level = scope.level(row.siteCompanyId)
    const isPlanned = row.state === 'planned'
    return {
      ...row,
      checks: isPlanned ? checksOf({ ...row, on: row.plannedFor, done: null }) : [],
      can: {
        record: isPlanned && level >= 2,
        validate: row.state === 'done' && mayValidate && row.doneBy !== given.caller.userId,
        cancel: isPlanned ? level >= 2 : isRecorded(row.state) && level >= 3,
      },
    }
  })
}

/** A page of what is planned, of the register or of what was cancelled. */
export async function pageOfTreatments(
  given: Asking,
  { state = 'register', ...asked }: InputOf<typeof treatmentsCalls.getPaginatedTreatments>,
): Promise<PageOf<Treatment>> {
  const scope = await companyScopeOf(given, treatmentsElement)
  return pageOfList(
    given.db,
    treatmentsCalls.getPaginatedTreatments.list,
    { ...asked, state },
    {
      from: sql`${treatmentsOf(scope)} row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        plannedFor: [sql`row.planned_for`],
        place: [sql`row.place_key`, sql`row.planned_for`],
        target: [sql`row.search_text`],
      },
      filters: {
        state: chosen => (chosen === 'register' ? sql`row.state in ('done', 'validated')` : sql`row.state = ${chosen}`),
      },
      matching: words => matches('culture.treatment', 'row', words),
      rows: ids => treatmentsByIds(given, scope, ids),
    },
  )
}

/** What is needed to judge it. @throws Refusal 404, also of one of a company that the caller does not see */
export async function treatmentToJudge(given: Asking, id: string, scope: CompanyScope): Promise<Row> {
  const [row] = await rowsByIds(given, scope, [id])
  if (!row) throw notFound()
  return row
}

/** @throws Refusal 404, as above */
export async function treatmentById(given: Asking, id: string): Promise<Treatment> {
  const [treatment] = await treatmentsByIds(given, await companyScopeOf(given, treatmentsElement), [id])
  if (!treatment) throw notFound()
  return treatment
}
