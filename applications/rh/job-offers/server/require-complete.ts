import { Refusal } from '#kernel/server/errors.ts'
import type { OfferCheck } from '../job-offer.model.ts'

/** @throws Refusal 400 OFFER_WORDING with the first word that was marked, or OFFER_INCOMPLETE; each field that is to be mended */
export function requireComplete(checks: readonly OfferCheck[]) {
  const [first] = checks
  if (!first) return
  const word = checks.find(({ code }) => code === 'wording')
  const fields = checks.map(({ step, field, code, word }) => ({
    field: `${step}.${field}`,
    code,
    message: `rh.offer.check.${code}`,
    values: { word: word ?? '' },
  }))
  if (word)
    throw new Refusal(400, 'OFFER_WORDING', 'rh.offer.check.wording', { fields, values: { word: word.word ?? '' } })
  throw new Refusal(400, 'OFFER_INCOMPLETE', `rh.offer.incomplete.${first.step}`, { fields })
}
