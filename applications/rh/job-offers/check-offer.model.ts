import { minimumOn } from '#rh/contract-terms/coefficient.model.ts'
import wage from '#rh/data/minimum-wage.json' with { type: 'json' }
import { hourly } from '#rh/employee-history/minimum-pay.model.ts'
import type { OfferCheck, OfferCriteria, OfferDescription } from './job-offer.model.ts'
import { markedWordsIn } from './offer-wording.model.ts'

type Offer = { criteria: OfferCriteria; description: OfferDescription }

/** What keeps an offer from being published on a day, step by step. */
export const checksOfOffer = ({ criteria, description }: Offer, today: string): OfferCheck[] => [
  ...checksOfCriteria(criteria, today),
  ...checksOfDescription(description),
]

function checksOfCriteria({ payMin, payUnit, weeklyHours, startsOn, endsOn, closesOn }: OfferCriteria, today: string) {
  const checks: OfferCheck[] = []
  const found = (field: string, code: OfferCheck['code'], word: string | null = null) =>
    checks.push({ step: 'criteria', field, code, word })
  if (payMin === null) found('payMin', 'missing')
  else {
    const least = minimumOn(wage.rows, startsOn > today ? today : startsOn)
    const anHour = hourly({ unit: payUnit === 'hour' ? 'hourly' : 'monthly', amount: payMin, weeklyHours })
    if (least !== null && anHour !== null && anHour < least - 0.005) found('payMin', 'below_minimum', least.toFixed(2))
  }
  if (closesOn !== null && closesOn < today) found('closesOn', 'past')
  if (endsOn !== null && endsOn < today) found('endsOn', 'past')
  return checks
}

function checksOfDescription({ texts, wordingReason }: OfferDescription): OfferCheck[] {
  const missing = (['title', 'missions'] as const)
    .filter(field => !texts.fr?.[field])
    .map(field => ({ step: 'description', field: `fr.${field}`, code: 'missing', word: null }) as const)
  const marked = wordingReason ? [] : markedWordsIn(texts)
  return [
    ...missing,
    ...marked.map(
      ({ language, field, word }) =>
        ({ step: 'description', field: `${language}.${field}`, code: 'wording', word }) as const,
    ),
  ]
}
