import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { passwordMatches } from '#platform/identity/identity.server.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import type { operatorsCalls } from '../operators.calls.ts'
import { ticketOf } from './operator-ticket.ts'

type Give = typeof operatorsCalls.giveOperatorTicket

const mostTries = 5
const minutesLocked = 5

/**
 * Somebody of the floor types his code. Tries are counted outside of the refusal, so that it does not undo them.
 * @throws Refusal 404; 403; 400 WRONG_PIN, NO_PIN; 429 PIN_LOCKED after five wrong ones
 */
export async function giveTicket(given: Given<Give, AtelierTables>, { operatorId, pin }: InputOf<Give>) {
  const { clock } = given
  const now = clock.now()
  const kept = await given.withDb(async db => {
    const { rows } = await sql<{ workshopId: string; name: string; hash: string | null; isLocked: boolean }>`
      select p.workshop_id, btrim(concat_ws(' ', p.firstname, p.name)) as name, k.hash,
             coalesce(k.locked_until > ${now.toString()}, false) as is_locked
        from atelier.operator p left join atelier.operator_pin k on k.operator_id = p.id
       where p.id = ${operatorId} and p.active`.execute(db)
    if (!rows[0]) throw notFound()
    await requireWorkshop(db, await companyScopeOf(given, 'atelier/fabrication'), rows[0].workshopId, 2)
    return rows[0]
  })
  if (kept.hash === null) throw wrongField('pin', 'NO_PIN', 'atelier.operator.no-pin')
  if (kept.isLocked)
    throw new Refusal(429, 'PIN_LOCKED', 'atelier.operator.pin-locked', { values: { minutes: String(minutesLocked) } })
  const isRight = await passwordMatches(pin, kept.hash)
  await given.withDb(db =>
    isRight
      ? sql`update atelier.operator_pin set failed_tries = 0, locked_until = null where operator_id = ${operatorId}`.execute(
          db,
        )
      : sql`update atelier.operator_pin
               set failed_tries = case when failed_tries + 1 >= ${mostTries} then 0 else failed_tries + 1 end,
                   locked_until = case when failed_tries + 1 >= ${mostTries}
                     then ${now.add({ minutes: minutesLocked }).toString()}::timestamptz end
             where operator_id = ${operatorId}`.execute(db),
  )
  if (!isRight) throw wrongField('pin', 'WRONG_PIN', 'atelier.operator.wrong-pin')
  return { ...ticketOf(given, operatorId, now), operatorId, name: kept.name }
}
