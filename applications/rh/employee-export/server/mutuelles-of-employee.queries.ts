import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'

export type MutuelleToTell = {
  company: string
  organism: string | null
  startingDate: string
  endingDate: string | null
  subscribed: boolean
  exemptionReason: string | null
  state: string
  signedAt: string | null
}

/** The health covers of somebody in these companies, the first one first; those that were taken away are not told. */
export async function mutuellesOfEmployee(
  db: RhDb,
  employeeId: string,
  companyIds: readonly string[],
): Promise<MutuelleToTell[]> {
  const { rows } = await sql<MutuelleToTell>`
    select k.name as company, o.name as organism, m.starting_date, m.ending_date, m.subscribed, m.exemption_reason,
           m.state, m.signed_at
      from rh.mutuelle m
      join platform.company k on k.id = m.company_id
      left join rh.insurance_organism o on o.id = m.insurance_organism_id
     where m.employee_id = ${employeeId} and m.company_id in ${eachOf(companyIds)} and m.state <> 'cancelled'
     order by m.starting_date, m.id`.execute(db)
  return rows
}
