import { createHash } from 'node:crypto'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Translate } from '#kernel/server/translate.ts'
import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type CanonicalDpae, canonicalJson } from '../canonical-dpae.model.ts'
import type { DoableDpae } from '../dpae.model.ts'
import { hiringWindow } from '../hiring-clock.model.ts'
import { judgeDeclaration, type Reason } from '../judge-declaration.model.ts'
import { type ContractToDeclare, contractsToDeclare } from './facts-of-contracts.queries.ts'

export type Speaking = { say: Translate; language: Language }

/** What names a declaration: the same for the same content. */
export const hashOf = (declared: CanonicalDpae) => createHash('sha256').update(canonicalJson(declared)).digest('hex')

/** @throws Refusal 404 */
export async function contractToDeclare(db: RhDb, keys: Pick<Keys, 'open'>, id: string): Promise<ContractToDeclare> {
  const found = (await contractsToDeclare(db, keys, [id])).get(id)
  if (!found) throw notFound()
  return found
}

export const windowOf = ({ declared: { contract } }: ContractToDeclare) =>
  hiringWindow({ date: contract.hiringDate, time: contract.hiringTime })

/** Whether it may leave now, said to the reader. */
export function doableIn(contract: ContractToDeclare, now: Temporal.Instant, speaking: Speaking): DoableDpae {
  const { reasons, doubts, ...judged } = judgeDeclaration(contract, now)
  const { opensAt, startsAt } = windowOf(contract)
  return {
    ...judged,
    window: { opensAt: opensAt.toString(), startsAt: startsAt.toString() },
    followUp: contract.declared.followUp,
    reasons: [
      ...reasons.map(reason => ({ ...inWords(contract, reason, speaking), hard: true })),
      ...doubts.map(doubt => ({ ...inWords(contract, doubt, speaking), hard: false })),
    ],
  }
}

const opening = (contract: ContractToDeclare, language: Language) =>
  dayInWords(windowOf(contract).opensAt.toZonedDateTimeISO(businessZone).toPlainDate(), language)

const inWords = (contract: ContractToDeclare, { code, field }: Reason, { say, language }: Speaking) => ({
  code,
  field,
  message: say(language, `rh.dpae.reason.${code}`, { day: opening(contract, language) }),
})

/** @throws Refusal 409 ALREADY_ACCEPTED, DPAE_ALREADY_SENT; 400 DPAE_WINDOW, DPAE_NOT_DOABLE with every reason */
export function requireDoable(contract: ContractToDeclare, now: Temporal.Instant, language: Language) {
  const { reasons } = judgeDeclaration(contract, now)
  const has = (code: Reason['code']) => reasons.some(reason => reason.code === code)
  if (has('ALREADY_ACCEPTED')) throw new Refusal(409, 'ALREADY_ACCEPTED', 'rh.dpae.already-accepted')
  if (has('IN_PROGRESS')) throw new Refusal(409, 'DPAE_ALREADY_SENT', 'rh.dpae.already-sent')
  const day = opening(contract, language)
  const values = { points: reasons.length, day }
  const fields = reasons.map(({ code, field }) => ({ field, code, message: `rh.dpae.reason.${code}`, values }))
  if (reasons.length === 1 && has('TOO_EARLY'))
    throw new Refusal(400, 'DPAE_WINDOW', 'rh.dpae.window', { values, fields })
  if (reasons.length > 0) throw new Refusal(400, 'DPAE_NOT_DOABLE', 'rh.dpae.not-doable', { values, fields })
}
