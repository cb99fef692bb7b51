import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { plannedSending } from '../hiring-clock.model.ts'
import { judgeDeclaration } from '../judge-declaration.model.ts'
import { contractToDeclare, requireDoable } from './judged-contract.ts'
import { keepDeclaration, noteEvent } from './keep-declaration.ts'

type Planning = { keys: Pick<Keys, 'open'>; now: Temporal.Instant; language: Language; actorId: string | null }

/**
 * Has a declaration sent by itself at six on the first day, or at the next quarter of an hour, or at an hour that is
 * said.
 * @throws Refusal 404; 400 DPAE_NOT_DOABLE, CONNECTOR_OFF; 409 ALREADY_ACCEPTED, DPAE_ALREADY_SENT
 */
export async function scheduleDeclaration(
  db: RhDb,
  { keys, now, language, actorId }: Planning,
  { contractId, sendAt }: { contractId: string; sendAt?: string | undefined },
) {
  await sql`select from rh.employment_contract where id in ${eachOf([contractId])} for update`.execute(db)
  const contract = await contractToDeclare(db, keys, contractId)
  const { reasons } = judgeDeclaration(contract, now)
  if (reasons.some(({ code }) => code !== 'TOO_EARLY')) requireDoable(contract, now, language)
  if (contract.connector === 'file') throw new Refusal(400, 'CONNECTOR_OFF', 'rh.dpae.connector-off')
  const { hiringDate: date, hiringTime: time } = contract.declared.contract
  const planned = sendAt ?? plannedSending({ date, time }, now).toString()
  await keepDeclaration(db, contractId, 'scheduled', { sendAt: planned, askedBy: actorId })
  await noteEvent(db, contractId, 'scheduled', actorId)
  return { sendAt: planned }
}
