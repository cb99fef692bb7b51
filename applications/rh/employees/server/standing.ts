import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { slicesOf } from '#kernel/shared/slices-of.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { citizenshipsOfClient } from '#platform/configuration/citizenships.server.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { idlePermitTypes } from '#rh/work-permits/permit-type.model.ts'

/**
 * Brings what lists filter by up to a day: situation, place, position and what the file lacks. To be called by whoever
 * writes a contract, a dated fact, a paper or the file of these people, at the end of the transaction.
 */
export async function keepStanding(db: RhDb, employeeIds: readonly string[], today: string) {
  const cogs = await cogsThatNeedPermit(db)
  await sql`
    select rh.keep_standing(${employeeIds}::uuid[], ${today}::date, ${cogs}::text[], ${idlePermitTypes}::text[])`.execute(
    db,
  )
}

/** Citizenships, by their INSEE code, that are asked for a permit to work (code du travail, L5221-2). */
export async function cogsThatNeedPermit(db: RhDb): Promise<string[]> {
  const rows = await citizenshipsOfClient(db)
  return rows.filter(row => row.horsUE && row.foreigner).flatMap(({ country }) => cogOfIso2(country) ?? [])
}

/** At the first minutes of a day in France, for everybody whose contract, place, paper or age begins or ends with it. */
export const keepStandingsJob: Job = {
  name: 'keep-standings',
  cron: '5 0 * * *',
  run: async ({ databases, clock }) => {
    const today = clock.today().toString()
    await inEachClient(databases, async (db: RhDb) => {
      const { rows } = await peopleWhoseDayItIs(today).execute(db)
      for (const people of slicesOf(rows, peopleAtOnce))
        await keepStanding(
          db,
          people.map(({ id }) => id),
          today,
        )
    })
  },
}

/** The first of January begins something for a whole staff. */
const peopleAtOnce = 500

/** The last three days, so that a night without program is made up for; seasons end after 24 months, youth at 18. */
const peopleWhoseDayItIs = (today: string) => sql<{ id: string }>`
  with day as (select daterange(${today}::date - 3, ${today}::date, '[]') as days)
  select employee_id as id from rh.site_assignment, day where superseded_at is null and days @> activation_date
  union select employee_id from rh.package_element, day where superseded_at is null and days @> activation_date
  union select employee_id from rh.employment_contract, day
         where days @> lower(period) or days @> upper(period) or days @> (upper(period) + interval '24 months')::date
  union select c.employee_id from rh.suspension s join rh.employment_contract c on c.id = s.contract_id, day
         where days @> s.starting_date or days @> (s.ending_date + 1)
  union select employee_id from rh.employee_document, day
         where superseded_at is null and (days @> starting_date or days @> (expiration_date + 1))
  union select id from rh.employee, day where days @> (date_of_birth + interval '18 years')::date`
