import type { PublicOffer } from '#rh/job-offers/public-offer.model.ts'
import { say, sayDay, sayEuros, sayNumber, sayShortDay } from './texts.ts'

/** `12,02 € brut par heure`, `12,02 à 12,60 € brut par heure`. */
export function payInWords({ payMin, payMax, payUnit }: PublicOffer) {
  const isOne = payMax === null || payMax === payMin
  const amount = isOne
    ? sayEuros(payMin)
    : say('careers.pay-between', { least: sayEuros(payMin), most: sayEuros(payMax) })
  return say(`careers.pay-${payUnit}`, { amount })
}

/** `du 1er févr. au 31 oct. 2027`, `dès le 4 janv. 2027`. */
export const daysInWords = ({ startsOn, endsOn }: Pick<PublicOffer, 'startsOn' | 'endsOn'>) =>
  endsOn
    ? say('careers.days-between', { from: sayShortDay(startsOn), to: sayDay(endsOn) })
    : say('careers.days-from', { from: sayDay(startsOn) })

/** `24 postes · du 1er févr. au 31 oct. 2027 · 35 h`. */
export const factsInWords = (offer: PublicOffer) =>
  [
    say('careers.posts', { count: offer.posts }),
    daysInWords(offer),
    say('careers.hours', { hours: sayNumber(offer.weeklyHours) }),
  ].join(' · ')

export const siteInWords = ({ site, city }: PublicOffer) => (city && city !== site ? `${site}, ${city}` : site)
