import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { secretPlace } from '#rh/dpae/dpae.server.ts'
import { sirenFrom, siretOf } from './company-numbers.ts'
import { idsFor, type Organisation } from './organisation.ts'

type Context = { keys: Pick<Keys, 'seal'>; today: string; actorId: string | null }

/** What the simulated organisms of the demo let in by. */
const passwordOfOrganisms = 'secret'
/** Seasons that are about to begin. */
const hirings = 14

/** An account for each company, at the organism that it declares to. */
export function rowsOfAccounts({ plan, clientId, companies }: Organisation, { keys }: Context) {
  const accounts = companies.map((company, index) => {
    const id = idsFor(`account of ${company.id}`)()
    const isMsa = company.plan.regime === 'MSA'
    const password = keys.seal(secretPlace(clientId, id, 'password'), passwordOfOrganisms)
    return {
      id,
      kind: isMsa ? 'msa' : 'urssaf',
      label: `${isMsa ? 'MSA' : 'URSSAF'} · ${company.plan.name}`,
      mail: isMsa ? `dpae${index + 1}@${plan.slug}.example` : null,
      siret: siretOf(sirenFrom(company.plan.sirenBase), 1),
      lastName: 'Gaudin',
      firstName: 'Philippe',
      companyIds: [company.id],
      service: '25',
      version: 1,
      passwordEncrypted: `\\x${password.toString('hex')}`,
    }
  })
  return { 'rh.social_insurance_account': accounts }
}

/** Who was hired was declared, and some seasonal workers of last year come back in these days: answers their ids. */
export async function declareHirings(db: Db<never>, { today, actorId }: Context): Promise<string[]> {
  await sql`
    insert into rh.dpae (contract_id, employee_id, company_id, receipt_number, declared, came_by, accepted_at, created_by)
    select c.id, c.employee_id, c.company_id, to_char(c.hiring_date, 'YYMM') || '-' || upper(right(c.id::text, 12)),
           rh.declared_facts(c.id), 'manual', c.starts_at - interval '2 days', ${actorId}
      from rh.employment_contract c where c.declaration = 'accepted'`.execute(db)
  const { rows } = await sql<{ employeeId: string }>`
    with waiting as (
      select f.*, row_number() over (order by e.search_text desc, e.id) as place
        from rh.employee e
        join lateral (select * from rh.employment_contract l where l.employee_id = e.id
                       order by l.hiring_date desc limit 1) f on true
       where e.archived_at is null and f.family = 'seasonal' and f.final_day < ${today}::date
       order by e.search_text desc, e.id limit ${hirings})
    insert into rh.employment_contract (employee_id, company_id, number, type_of_contract_id, family, position_id, site_id,
      unit_id, subunit_id, hiring_date, hiring_time, end_of_contract_date, trial_period_date, reason_code, state, signed_at,
      created_by)
    select w.employee_id, w.company_id, to_char(${today}::date, 'YYYY') || '-9' || lpad(w.place::text, 3, '0'),
           w.type_of_contract_id, w.family, w.position_id, w.site_id, w.unit_id, w.subunit_id,
           ${today}::date + w.place::int, case when w.place % 3 = 0 then '06:00' else '08:00' end::time,
           ${today}::date + w.place::int + 120, ${today}::date + w.place::int + 13, '03',
           case when w.place % 4 = 0 then 'generated' else 'signed' end,
           case when w.place % 4 = 0 then null else ${today}::date + interval '7 hours' end, ${actorId}
      from waiting w
    returning employee_id`.execute(db)
  if (rows.length === 0) return []
  const risks = await columnsOfRisks(db)
  await sql`
    insert into rh.dpae_configuration (contract_id, ${risks})
    select c.id, ${risks} from rh.employment_contract c
      join rh.position_dpae_configuration p on p.position_id = c.position_id
     where c.number like '____-9___' and c.declaration = 'to_do'`.execute(db)
  return rows.map(({ employeeId }) => employeeId)
}

async function columnsOfRisks(db: Db<never>) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = 'rh.dpae_configuration'::regclass and attnum > 0 and not attisdropped
       and attname not in ('client_id', 'contract_id')`.execute(db)
  return sql.join(rows.map(({ name }) => sql.ref(name)))
}
