import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { byWords, namedRows } from '#platform/audit/audited-words.slot.ts'
import { settings } from '#rh/contract-terms/term.model.ts'
import { salaries } from '#rh/employees/employees.server.ts'
import { addressOfCandidate, candidates } from '#rh/candidates/candidate.model.ts'
import { jobOffersElement } from '#rh/job-offers/job-offer.model.ts'
import { addressOfJobOffer } from '#rh/job-offers/job-offers-place.model.ts'
import { positionsElement } from '#rh/positions/position.model.ts'
import { dpaeElement } from '#rh/dpae/dpae.model.ts'
import { registerElement } from '#rh/register/register-place.model.ts'
import type { RhTables } from './rh-db.ts'

const personnel = '/RH/gestion_du_personnel'
const sites = 'rh/gestion_du_personnel/sites'

/** A row by its name, with what its page is reached by, and its companies: without any, it belongs to all. */
type Read = { rowId: string; name: string; page: string; companyIds: string[] }
type Reading = (rowIds: readonly string[]) => RawBuilder<Read>

/** Rows that count for who reads the element in one of their companies. */
const readOn = (element: string, addressOf: (page: string) => string | null, reading: Reading) =>
  namedRows<RhTables>(async ({ db, rights }, rowIds) => {
    const { everywhere, byCompany } = await rights.perimeter(element)
    const { rows } = await reading(rowIds).execute(db)
    return rows
      .filter(({ companyIds }) =>
        companyIds.length === 0 ? everywhere > 0 : companyIds.some(companyId => byCompany.has(companyId)),
      )
      .map(({ rowId, name, page }) => ({ rowId, name, address: addressOf(page) }))
  })

const readInFile = (reading: Reading) => readOn(salaries, employeeId => `${personnel}/salaries/${employeeId}`, reading)

const person = sql`e.firstname || ' ' || e.name as name, e.id as page,
  array_remove(array[e.company_id], null) as "companyIds"`

const employees = readInFile(
  rowIds => sql`select e.id as "rowId", ${person} from rh.employee e where e.id in ${eachOf(rowIds)}`,
)

/** Rows about one person are told under his name, and read in his file. */
const aboutPerson = (table: string) =>
  readInFile(
    rowIds => sql`
      select r.id as "rowId", ${person}
        from ${sql.table(table)} r join rh.employee e on e.id = r.employee_id
       where r.id in ${eachOf(rowIds)}`,
  )

const aboutContract = (table: string) =>
  readInFile(
    rowIds => sql`
      select r.id as "rowId", ${person}
        from ${sql.table(table)} r
        join rh.employment_contract k on k.id = r.contract_id
        join rh.employee e on e.id = k.employee_id
       where r.id in ${eachOf(rowIds)}`,
  )

/** Those and their declarations, which bear the same key. */
const contracts = aboutPerson('rh.employment_contract')

/** Places are found by name in their tree. */
const places = (reading: Reading) =>
  readOn(sites, name => `${personnel}/sites?search=${encodeURIComponent(name)}`, reading)

/** A place of any kind by its id: a site, a unit or a subunit. */
export const rhPlaces = places(
  rowIds => sql`
    select p.id as "rowId", p.name, p.name as page, array[s.company_id] as "companyIds"
      from (select id, name, id as site_id from rh.site
            union all select id, name, site_id from rh.unit
            union all select b.id, b.name, u.site_id from rh.subunit b join rh.unit u on u.id = b.unit_id) p
      join rh.site s on s.id = p.site_id
     where p.id in ${eachOf(rowIds)}`,
)

/** Those and their declarations, which bear the same key. */
const positions = readOn(
  positionsElement,
  positionId => `${personnel}/postes/${positionId}`,
  rowIds => sql`
    select p.id as "rowId", p.name, p.id as page, p.company_ids as "companyIds"
      from rh.position p where p.id in ${eachOf(rowIds)}`,
)

/** What all companies share. */
const terms = (table: string, name = 'label') =>
  readOn(
    settings,
    () => `${personnel}/parametrage`,
    rowIds => sql`
      select r.id as "rowId", ${sql.ref(`r.${name}`)} as name, '' as page, array[]::uuid[] as "companyIds"
        from ${sql.table(table)} r where r.id in ${eachOf(rowIds)}`,
  )

const coefficients = terms('rh.coefficient', 'value')
const documents = aboutPerson('rh.employee_document')

/** Whose applications to the companies of the reader he reads; somebody without any belongs to all. */
const candidate = (table: string, ofRow: RawBuilder<unknown>) =>
  readOn(
    candidates,
    addressOfCandidate,
    rowIds => sql`
      select r.id as "rowId", c.firstname || ' ' || c.name as name, c.id as page,
             array(select a.company_id from rh.candidate_application a where a.candidate_id = c.id) as "companyIds"
        from ${sql.table(table)} r join rh.candidate c on c.id = ${ofRow}
       where r.id in ${eachOf(rowIds)}`,
  )

/** What an application leads to is told under the name of its candidate. */
const ofApplication = (table: string) =>
  candidate(table, sql`(select a.candidate_id from rh.candidate_application a where a.id = r.candidate_application_id)`)
const ofHiringFile = sql`(select a.candidate_id from rh.hiring_file h
  join rh.candidate_application a on a.id = h.candidate_application_id where h.id = r.hiring_file_id)`
const ofInterview = sql`(select a.candidate_id from rh.interview i
  join rh.candidate_application a on a.id = i.candidate_application_id where i.id = r.interview_id)`

/** Who reads the personnel reads its rows in the journal by their names. */
export const rhAuditedRows = {
  amendment: aboutContract('rh.amendment'),
  availability: candidate('rh.availability', sql`r.candidate_id`),
  candidate: candidate('rh.candidate', sql`r.id`),
  candidate_file: candidate('rh.candidate_file', sql`r.candidate_id`),
  hiring_file: ofApplication('rh.hiring_file'),
  hiring_piece: candidate('rh.hiring_piece', ofHiringFile),
  interview: ofApplication('rh.interview'),
  interview_response: ofApplication('rh.interview_response'),
  interview_scorecard: candidate('rh.interview_scorecard', ofInterview),
  candidate_application: candidate('rh.candidate_application', sql`r.candidate_id`),
  coefficient: coefficients,
  contract_attachment: aboutContract('rh.contract_attachment'),
  coefficient_minimum: byWords([0, coefficients]),
  dpae: aboutContract('rh.dpae'),
  dpae_configuration: contracts,
  document_request: aboutPerson('rh.document_request'),
  employee: employees,
  employee_document: documents,
  employee_document_file: byWords([0, documents]),
  employment_contract: contracts,
  ending_of_contract: aboutContract('rh.ending_of_contract'),
  external_worker: readOn(
    registerElement,
    () => `${personnel}/registre`,
    rowIds => sql`
      select w.id as "rowId", w.first_names || ' ' || w.last_name as name, '' as page, array[w.company_id] as "companyIds"
        from rh.external_worker w where w.id in ${eachOf(rowIds)}`,
  ),
  insurance_organism: terms('rh.insurance_organism', 'name'),
  job_offer: readOn(
    jobOffersElement,
    addressOfJobOffer,
    rowIds => sql`
      select o.id as "rowId", coalesce(nullif(o.texts -> 'fr' ->> 'title', ''), p.name) as name, o.id as page,
             array[o.company_id] as "companyIds"
        from rh.job_offer o join rh.position p on p.id = o.position_id
       where o.id in ${eachOf(rowIds)}`,
  ),
  mutuelle: aboutPerson('rh.mutuelle'),
  payroll_number: byWords([0, employees]),
  permit_check: aboutPerson('rh.permit_check'),
  position: positions,
  position_dpae_configuration: positions,
  salary: terms('rh.salary'),
  site: places(
    rowIds => sql`
      select s.id as "rowId", s.name, s.name as page, array[s.company_id] as "companyIds"
        from rh.site s where s.id in ${eachOf(rowIds)}`,
  ),
  social_insurance_account: readOn(
    dpaeElement,
    () => `${personnel}/dpae`,
    rowIds => sql`
      select a.id as "rowId", a.label as name, '' as page, a.company_ids as "companyIds"
        from rh.social_insurance_account a where a.id in ${eachOf(rowIds)}`,
  ),
  subunit: places(
    rowIds => sql`
      select b.id as "rowId", b.name, b.name as page, array[s.company_id] as "companyIds"
        from rh.subunit b join rh.unit u on u.id = b.unit_id join rh.site s on s.id = u.site_id
       where b.id in ${eachOf(rowIds)}`,
  ),
  suspension: aboutContract('rh.suspension'),
  type_of_contract: terms('rh.type_of_contract', 'libelle'),
  unit: places(
    rowIds => sql`
      select u.id as "rowId", u.name, u.name as page, array[s.company_id] as "companyIds"
        from rh.unit u join rh.site s on s.id = u.site_id
       where u.id in ${eachOf(rowIds)}`,
  ),
  work_time: terms('rh.work_time'),
}
