import { sql } from 'kysely'
import { citizenshipsOfClient } from '#platform/configuration/citizenships.server.ts'
import { cogOfIso2, countryName, iso2OfCog } from '#platform/identifiers/countries.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Mention } from '../register-line.model.ts'
import type { Permit, Stay } from './stay.ts'

type Row = Permit & {
  contractId: string
  employeeId: string
  companyId: string
  siret: string | null
  startsOn: string
  endsOn: string | null
  isMove: boolean
  movesOn: boolean
  turn: string
  name: string
  birthName: string | null
  firstNames: string
  citizenshipCog: string | null
  birthDate: string
  sex: number
  job: string
  qualification: string
  family: string
  isPartTime: boolean
  current: Permit | null
}

/** The stays that these people's contracts in force have begun by a day, each with what the law asks of it (D1221-23). */
export async function staysOfEmployees(db: RhDb, employeeIds: readonly string[], today: string): Promise<Stay[]> {
  const { rows } = await stays(employeeIds, today).execute(db)
  const citizenships = await nationalities(db)
  return rows.map(row => ({
    source: row.contractId,
    facts: {
      companyId: row.companyId,
      siret: row.siret,
      part: 'staff',
      employeeId: row.employeeId,
      contractId: row.contractId,
      externalWorkerId: null,
      lastName: row.birthName && row.birthName !== row.name ? `${row.name} (${row.birthName})` : row.name,
      firstNames: row.firstNames,
      citizenship: row.citizenshipCog && citizenships(row.citizenshipCog),
      birthDate: row.birthDate,
      sex: row.sex,
      job: row.job,
      qualification: row.qualification,
      entryDate: row.startsOn,
      permitType: row.permitType,
      permitNumber: row.permitNumber,
      mentions: mentionsOf(row),
      agencyName: null,
      agencyAddress: null,
      tutorName: null,
      place: null,
    },
    isMove: row.isMove,
    endsOn: row.endsOn,
    movesOn: row.movesOn,
    permit: row.endsOn === null ? row.current : null,
    turn: row.turn,
  }))
}

const fixedTerm = ['fixed_term', 'fixed_term_open', 'seasonal', 'harvest', 'student_job']

const mentionsOf = ({ family, isPartTime }: Row): Mention[] => [
  ...(fixedTerm.includes(family) ? (['cdd'] as const) : []),
  ...(family === 'apprenticeship' ? (['apprentice'] as const) : []),
  ...(isPartTime ? (['partTime'] as const) : []),
]

/** As the client words them, else the country: a register is kept in French. */
async function nationalities(db: RhDb) {
  const worded = new Map((await citizenshipsOfClient(db)).map(({ country, label }) => [cogOfIso2(country), label]))
  return (cog: string) => worded.get(cog) ?? countryName(iso2OfCog(cog) ?? cog, 'fr')
}

/** The permit that somebody holds on a day. */
const permitOn = (employee: ReturnType<typeof sql.ref>, date: ReturnType<typeof sql>) => sql`
  select d.permit_type, d.identification_number as permit_number from rh.employee_document d
   where d.employee_id = ${employee} and d.kind_code = 'workPermit' and d.status = 'accepted'
     and coalesce(d.starting_date, ${date}) <= ${date} and coalesce(d.expiration_date, ${date}) >= ${date}
   order by d.starting_date desc nulls last, d.created_at desc limit 1`

/**
 * The nearest number upwards: that of the site of the day when it is one of the company that employs, else the company's.
 * A stay begins with the contract and each time that this number changes. Each step carries the contract on: joined to it
 * again, the planner, that thinks a staff of thousands small, would compare every stay with every contract.
 */
const stays = (employeeIds: readonly string[], today: string) => sql<Row>`
  with turn as (
    select c.*, d.day
      from (select distinct id from unnest(${employeeIds}::uuid[]) as id) as asked
      cross join lateral (
        select b.id, b.employee_id, b.company_id, b.site_id, b.position_id, b.type_of_contract_id, b.coefficient_id,
               b.work_time_id, b.family, b.is_part_time, b.hiring_date, b.hiring_time, upper(b.period) - 1 as last_day
          from rh.employment_contract b
         where b.employee_id = asked.id and b.hiring_date <= ${today}::date
           and b.binds) as c
      cross join lateral (
        select c.hiring_date as day
        union
        select a.activation_date from rh.site_assignment a
         where a.employee_id = c.employee_id and a.superseded_at is null
           and a.activation_date > c.hiring_date and a.activation_date <= least(c.last_day, ${today}::date)) as d),
  placed as (
    select t.*, coalesce(s.siret, k.siret) as siret
      from turn t
      join platform.company k on k.id = t.company_id
      left join lateral (
        select a.site_id from rh.site_assignment a
         where a.employee_id = t.employee_id and a.superseded_at is null and a.activation_date <= t.day
         order by a.activation_date desc limit 1) as a on true
      left join rh.site s on s.id = coalesce(a.site_id, t.site_id) and s.company_id = t.company_id),
  changing as (
    select p.*, lag(p.siret) over w as former, row_number() over w as place
      from placed p window w as (partition by p.id order by p.day)),
  stay as materialized (
    select b.*, b.place > 1 as is_move, lead(b.day) over (partition by b.id order by b.day) as next_day
      from changing b where b.place = 1 or b.siret is distinct from b.former)
  select s.id as "contractId", s.employee_id, s.company_id, s.siret,
         s.day as "startsOn", s.is_move, s.next_day is not null as "movesOn",
         coalesce(s.next_day - 1, case when s.last_day < ${today} then s.last_day end) as "endsOn",
         s.hiring_time || e.search_text as turn,
         e.name, e.birth_name, concat_ws(' ', e.firstname, e.other_firstnames) as "firstNames",
         e.citizenship_cog, e.date_of_birth as "birthDate", e.sex,
         p.name as job, coalesce(f.label, y.libelle) as qualification, s.family,
         s.is_part_time or coalesce(w.kind = 'part', false) as "isPartTime",
         h.permit_type, h.permit_number, case when n is not null then jsonb_build_object('permitType', n.permit_type, 'permitNumber', n.permit_number) end as current
    from stay s
    join rh.employee e on e.id = s.employee_id
    left join lateral (
      select x.position_id, x.coefficient_id, x.work_time_id from rh.package_element x
       where x.employee_id = s.employee_id and (x.contract_id = s.id or x.contract_id is null)
         and x.superseded_at is null and x.activation_date <= s.day
       order by x.activation_date desc, x.contract_id nulls last limit 1) as x on true
    join rh.position p on p.id = coalesce(x.position_id, s.position_id)
    join rh.type_of_contract y on y.id = s.type_of_contract_id
    left join rh.coefficient f on f.id = coalesce(x.coefficient_id, s.coefficient_id)
    left join rh.work_time w on w.id = coalesce(x.work_time_id, s.work_time_id)
    left join lateral (${permitOn(sql.ref('s.employeeId'), sql`s.day`)}) as h on true
    left join lateral (${permitOn(sql.ref('s.employeeId'), sql`${today}::date`)}) as n on true
   order by s.day, s.id`
