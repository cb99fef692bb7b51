import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import { ageOn } from '#rh/employees/employee.model.ts'
import { cogsThatNeedPermit, openNir } from '#rh/employees/employees.server.ts'
import type { DpaeConfiguration } from '#rh/positions/dpae-configuration.model.ts'
import { medicalFollowUp } from '#rh/positions/medical-follow-up.model.ts'
import { dpaeOf } from '#rh/positions/positions.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { mayWork } from '#rh/work-permits/work-permits.server.ts'
import { type DpaeConnector, type Organism, organismOf } from '../connector.model.ts'
import type { DeclarationState } from '../dpae.model.ts'
import type { CanonicalDpae } from '../canonical-dpae.model.ts'
import type { DeclarationFacts } from '../judge-declaration.model.ts'

type Employer = CanonicalDpae['employer'] & { naf2025: string | null }
type Worker = CanonicalDpae['employee'] & { hasDisabledWorkerStatus: boolean | null }
type Terms = CanonicalDpae['contract'] & { family: Family; trialPeriodDate: string | null; unit: string | null }

type Row = {
  id: string
  clientId: string
  employeeId: string
  companyId: string
  declaration: DeclarationState
  binds: boolean
  goesOn: boolean
  hasParentalPermission: boolean
  occasionalDays: number
  passedPermit: boolean
  connector: DpaeConnector
  isTest: boolean
  accountId: string | null
  account: string | null
  nirEncrypted: Uint8Array | null
  employer: Employer
  employee: Worker
  contract: Terms
  risks: DpaeConfiguration | null
  declared: unknown
}

/** A contract as its declaration tells it, with what decides whether it may leave. */
export type ContractToDeclare = DeclarationFacts & {
  id: string
  employeeId: string
  companyId: string
  connector: DpaeConnector
  organism: Organism
  accountId: string | null
  /** By what the account is known. */
  account: string | null
  /** What is compared later with what holds then. */
  facts: unknown
}

/** The code of NAF 2025 takes the place of the former on that day (decree 2025-736). */
const naf2025Since = '2027-01-01'
const blockedStates = ['missing', 'expired', 'notAllowingWork']

/** All that a declaration says of these contracts, in any order; those that are not there are left out. */
export async function contractsToDeclare(
  db: RhDb,
  keys: Pick<Keys, 'open'>,
  ids: readonly string[],
): Promise<Map<string, ContractToDeclare>> {
  if (ids.length === 0) return new Map()
  const { rows } = await rowsOf(ids).execute(db)
  const cogs = await cogsThatNeedPermit(db)
  const found: [string, ContractToDeclare][] = []
  for (const row of rows) found.push([row.id, told(row, keys, await letsWork(db, row, cogs))])
  return new Map(found)
}

async function letsWork(db: RhDb, { id, employeeId, employee, contract, passedPermit }: Row, cogs: readonly string[]) {
  if (!employee.nationalityCog || !cogs.includes(employee.nationalityCog)) return true
  const { hiringDate: from, endDate: to, weeklyHours } = contract
  const { state } = await mayWork(db, employeeId, { contractId: id, from, to, weeklyHours })
  return state !== 'refused' && (passedPermit || !blockedStates.includes(state))
}

function told(row: Row, keys: Pick<Keys, 'open'>, isLetWork: boolean): ContractToDeclare {
  const { id, employeeId, companyId, clientId, connector, accountId, account, binds, declaration, goesOn } = row
  const nir = row.nirEncrypted && openNir(keys, { clientId, employeeId }, row.nirEncrypted)
  const declared = declaredBy(row, nir)
  return {
    id,
    employeeId,
    companyId,
    connector,
    organism: organismOf(declared.employer.regime),
    accountId,
    account,
    facts: row.declared,
    declared,
    declaration,
    binds,
    goesOn,
    hasParentalPermission: row.hasParentalPermission,
    occasionalDays: row.occasionalDays,
    mayWork: isLetWork,
    hasAccount: connector === 'file' || accountId !== null,
  }
}

function declaredBy(row: Row, nir: string | null): CanonicalDpae {
  const { naf2025, ...employer } = row.employer
  const { hasDisabledWorkerStatus, ...employee } = row.employee
  const { family, trialPeriodDate, unit: _, ...contract } = row.contract
  const { hiringDate } = contract
  const day = Temporal.PlainDate.from(hiringDate)
  const isOpen = family === 'permanent' || (family === 'apprenticeship' && contract.endDate === null)
  const worker = {
    ...(employee.birthDate && { age: ageOn(employee.birthDate, day) }),
    hasDisabledWorkerStatus: hasDisabledWorkerStatus ?? false,
  }
  return {
    version: 1,
    employer: { ...employer, naf: hiringDate >= naf2025Since ? (naf2025 ?? employer.naf) : employer.naf },
    employee: { ...employee, nir: nir?.slice(0, 13) ?? null, nirKey: nir?.slice(13) ?? null },
    contract: {
      ...contract,
      nature: isOpen ? 'CDI' : 'CDD',
      trialDays: trialPeriodDate === null ? null : day.until(trialPeriodDate).days + 1,
      isExecutive: contract.pcs?.startsWith('3') ?? false,
    },
    todeRequested: row.risks?.exonerationPartonaleTravailleurOccasionnel ?? false,
    risks: row.risks,
    followUp: row.risks ? medicalFollowUp(row.risks, worker, hiringDate) : 'SIS',
    isTest: row.isTest,
  }
}

/** The contracts first: so many tables are joined in the order in which they stand. */
const rowsOf = (ids: readonly string[]) => sql<Row>`
  with wanted as materialized (select * from rh.employment_contract where id in ${eachOf(ids)})
  select c.id, c.client_id, c.employee_id, c.company_id, c.declaration, c.binds,
         coalesce(s.dpae_connector, 'file') as connector, coalesce(s.dpae_is_test, false) as is_test,
         a.id as account_id, coalesce(a.mail, a.label) as account, e.nir_encrypted,
         c.family = 'permanent' and exists (select from rh.employment_contract f
           where f.employee_id = c.employee_id and f.company_id = c.company_id and f.id <> c.id and f.binds
             and f.final_day = c.hiring_date - 1) as goes_on,
         exists (select from rh.employee_document d where d.employee_id = c.employee_id
           and d.kind_code = 'parentalPermission' and d.status = 'accepted' and d.superseded_at is null)
           as has_parental_permission,
         case when d.exoneration_partonale_travailleur_occasionnel then (
           select count(distinct day)::int
             from rh.employment_contract o
             join rh.dpae_configuration b on b.contract_id = o.id and b.exoneration_partonale_travailleur_occasionnel
             cross join (select date_trunc('year', c.hiring_date)::date as first) year
             cross join generate_series(greatest(o.hiring_date, year.first),
               least(o.final_day, year.first + interval '1 year - 1 day'), interval '1 day') day
            where o.employee_id = c.employee_id and o.company_id = c.company_id and (o.binds or o.id = c.id)
              and extract(isodow from day) <= 5) else 0 end as occasional_days,
         exists (select from jsonb_array_elements(c.rule_overrides) o where o ->> 'rule' = '8') as passed_permit,
         jsonb_build_object('siret', coalesce(w.siret, k.siret), 'name', k.name, 'naf', k.naf, 'naf2025', s.naf2025,
           'idcc', k.idcc, 'regime', k.regime, 'urssafCode', s.urssaf_code, 'msaBody', s.msa_body_code,
           'healthService', s.health_service_code, 'address', k.address ->> 'address',
           'additionalAddress', k.address ->> 'additionalAddress', 'postCode', k.address ->> 'postCode',
           'city', k.address ->> 'city', 'phone', s.phone) as employer,
         jsonb_build_object('birthName', coalesce(e.birth_name, e.name),
           'usageName', case when e.birth_name is not null and e.birth_name <> e.name then e.name end,
           'firstnames', concat_ws(' ', e.firstname, e.other_firstnames), 'sex', e.sex,
           'birthDate', e.date_of_birth, 'birthCity', e.birth_city, 'birthInsee', e.birth_insee_code,
           'birthDepartment', e.birth_department, 'birthCountryCog', e.birth_country_cog,
           'nationalityCog', e.citizenship_cog, 'address', e.address_line, 'postCode', e.post_code, 'city', e.city,
           'country', e.country, 'hasDisabledWorkerStatus', e.has_disabled_worker_status,
           'permit', (select jsonb_build_object('type', d.permit_type, 'number', d.identification_number,
                        'expiresOn', d.expiration_date)
                        from rh.employee_document d
                       where d.employee_id = c.employee_id and d.kind_code = 'workPermit' and d.status = 'accepted'
                         and d.superseded_at is null
                       order by d.expiration_date desc nulls first, d.id desc limit 1)) as employee,
         jsonb_build_object('family', c.family, 'reason', c.reason_code, 'hiringDate', c.hiring_date,
           'hiringTime', to_char(c.hiring_time, 'HH24:MI'), 'endDate', c.final_day,
           'minimumDurationDays', c.minimum_duration_days, 'trialPeriodDate', c.trial_period_date, 'job', p.name,
           'pcs', p.csp_code, 'coefficient', f.label, 'weeklyHours', h.weekly_hours::float8,
           'isPartTime', c.is_part_time, 'unit', g.unit,
           'grossMonthly', coalesce(c.hiring_monthly_gross_salary,
             case when g.unit = 'monthly' then coalesce(c.adapted_salary, g.amount) end)::float8,
           'hourly', case when g.unit = 'hourly' then coalesce(c.adapted_salary, g.amount) end::float8,
           'workplace', jsonb_build_object('address', w.address_line, 'postCode', w.post_code, 'city', w.city,
             'insee', w.insee_code)) as contract,
         ${dpaeOf('d')} as risks, rh.declared_facts(c.id) as declared
    from wanted c
    join rh.employee e on e.id = c.employee_id
    join platform.company k on k.id = c.company_id
    join rh.position p on p.id = c.position_id
    left join rh.site w on w.id = c.site_id
    left join rh.work_time h on h.id = c.work_time_id
    left join rh.coefficient f on f.id = c.coefficient_id
    left join rh.salary g on g.id = c.salary_id
    left join rh.company_settings s on s.company_id = c.company_id
    left join rh.dpae_configuration d on d.contract_id = c.id
    left join lateral (select a.id, a.mail, a.label from rh.social_insurance_account a
       where a.company_ids @> array[c.company_id] and a.kind = case when k.regime = 'MSA' then 'msa' else 'urssaf' end
       order by a.label, a.id limit 1) a on true`
