import { Refusal } from '#kernel/server/errors.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import type { QualityStatus, StateOfLot } from '../lot.model.ts'

/** Kilograms as people of the house read them: the server knows no browser. */
const inKg = (grams: number) => kilogramsInFigures(grams, 'fr')

type Named = { id: string; number: string }

/** What is not free, or no longer there, goes nowhere. */
export const lotBlocked = (lot: Named & { qualityStatus: string; state: string }) =>
  new Refusal(
    409,
    'LOT_BLOCKED',
    `atelier.lot.blocked.${lot.qualityStatus === 'free' ? lot.state : lot.qualityStatus}`,
    {
      values: { number: lot.number },
      detail: { lotId: lot.id, status: lot.qualityStatus as QualityStatus, state: lot.state as StateOfLot },
    },
  )

export const lotShort = ({ id, number }: Named, { leftG, askedG }: { leftG: number; askedG: number }) =>
  new Refusal(400, 'LOT_SHORT', 'atelier.lot.short', {
    values: { number, left: inKg(leftG), wanted: inKg(askedG) },
    detail: { lotId: id, leftKg: leftG / 1000, askedKg: askedG / 1000 },
  })

export const controlMissing = ({ id, number }: Named, plan: string) =>
  new Refusal(409, 'CONTROL_MISSING', 'atelier.lot.control-missing', {
    values: { number, plan },
    detail: { lotId: id },
  })

export const lotRecycled = () => new Refusal(409, 'RECYCLING_FORBIDDEN', 'atelier.lot.recycled')

export const lotCycle = () => new Refusal(409, 'CYCLE', 'atelier.lot.cycle')

export const samePerson = () => new Refusal(409, 'SAME_PERSON', 'atelier.lot.same-person')

export const sumMismatch = (sumG: number, totalG: number) =>
  new Refusal(400, 'SUM_MISMATCH', 'atelier.lot.sum-mismatch', { values: { sum: inKg(sumG), total: inKg(totalG) } })

export const mixFamily = (one: string, other: string) =>
  new Refusal(400, 'MIX_FAMILY', 'atelier.lot.mix-family', { values: { one, other } })

/** What the database says last, when a rule of the ledger or of the genealogy would be broken all the same. */
export function inWordsOfLedger(error: unknown): unknown {
  const { constraint } = error as { constraint?: string }
  if (constraint === 'genealogy_without_cycle') return lotCycle()
  if (constraint === 'lot_balance_not_below') return new Refusal(409, 'LOT_SHORT', 'atelier.lot.short-meanwhile')
  return error
}
