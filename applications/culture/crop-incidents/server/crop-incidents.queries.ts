import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { type CompanyScope, companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { type CropIncident, cropIncidentsElement } from '../crop-incident.model.ts'
import { cropIncidentsCalls } from '../crop-incidents.calls.ts'

type Asking = { db: CultureDb; rights: Rights }

/** The companies in whose greenhouses somebody sees what happens. */
export const scopeOfIncidents = ({ rights }: Pick<Asking, 'rights'>) => companyScopeOf({ rights }, cropIncidentsElement)

/** Events of the places of the companies. */
const incidentsOf = ({ companyIds }: CompanyScope) => sql`(
  select e.*, case p.within when '' then p.name else p.within || ' › ' || p.name end as place,
         p.search_text as place_key, p.site_company_id
    from culture.crop_incident e join ${placesOfCompanies(companyIds)} p on p.id = e.place_id)`

type Row = Omit<CropIncident, 'can'> & { siteCompanyId: string }

async function incidentsByIds(
  db: CultureDb,
  scope: CompanyScope,
  ids: readonly string[],
): Promise<(CropIncident & { siteCompanyId: string })[]> {
  const { rows } = await sql<Row>`
    select row.id, row.place_id, row.place, row.kind, row.agent, row.severity, row.observed_on, row.note, row.state,
           row.outcome, row.closed_on, u.firstname || ' ' || u.name as by, row.version, row.site_company_id
      from ${incidentsOf(scope)} row left join platform.user u on u.id = row.created_by
     where row.id in ${eachOf(ids)}`.execute(db)
  return rows.map(row => {
    const writes = scope.level(row.siteCompanyId) >= 2
    return { ...row, can: { write: writes && row.state !== 'closed', close: writes } }
  })
}

/** A page of what was seen, the latest first: what is not closed unless the others are asked for. */
export async function pageOfCropIncidents(
  given: Asking,
  { state = 'current', ...asked }: InputOf<typeof cropIncidentsCalls.getPaginatedCropIncidents>,
): Promise<PageOf<CropIncident>> {
  const scope = await scopeOfIncidents(given)
  return pageOfList(
    given.db,
    cropIncidentsCalls.getPaginatedCropIncidents.list,
    { ...asked, state },
    {
      from: sql`${incidentsOf(scope)} row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        observedOn: [sql`row.observed_on`],
        agent: [sql`row.search_text`],
        place: [sql`row.place_key`, sql`row.observed_on`],
        severity: [sql`row.severity`, sql`row.observed_on`],
      },
      filters: {
        state: chosen => sql`(row.state = 'closed') = ${chosen === 'closed'}`,
        kind: kind => sql`row.kind = ${kind}`,
      },
      matching: words => matches('culture.crop_incident', 'row', words),
      rows: ids => incidentsByIds(given.db, scope, ids),
    },
  )
}

/** @throws Refusal 404, also of one in a greenhouse that the caller does not see */
export async function cropIncidentById(given: Asking, id: string) {
  const [event] = await incidentsByIds(given.db, await scopeOfIncidents(given), [id])
  if (!event) throw notFound()
  return event
}

/** Living places where the caller may tell of an event, by their way. */
export async function placesOfIncidents(given: Asking): Promise<{ id: string; name: string }[]> {
  const scope = await scopeOfIncidents(given)
  const writable = scope.companyIds.filter(companyId => scope.level(companyId) >= 2)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name || ' (' || code || ')' as name from ${placesOfCompanies(writable)} p
     where archived_at is null and kind not in ('site', 'row') order by path, id`.execute(given.db)
  return rows
}
