import type { Given, Ground } from '#kernel/server/answers.ts'
import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { JobOffer } from '../job-offer.model.ts'
import type { jobOffersCalls } from '../job-offers.calls.ts'
import { offerScopeOf } from './offer-scope.ts'
import { offerById } from './offers.queries.ts'
import { requireComplete } from './require-complete.ts'

type Poster = typeof jobOffersCalls.getOfferPoster

const template = new URL('./poster.typ', import.meta.url)

/**
 * An offer on one page, to be hung up: the job, its pay, and a square by which a telephone opens it.
 * @throws Refusal 404; 400 of an offer that could not be published
 */
export async function posterOfOffer(given: Given<Poster, RhTables>, { id }: InputOf<Poster>): Promise<FileToSend> {
  const { db, caller, clock, press, say, origins } = given
  const offer = await offerById(db, await offerScopeOf(given), id)
  requireComplete(offer.checks)
  const [origin = ''] = origins
  const address = `${origin}${offer.address}`
  const { toString: drawnSquare } = await import('qrcode')
  const square = await drawnSquare(`${address}?source=poster`, { type: 'svg', margin: 0, errorCorrectionLevel: 'Q' })
  const bytes = await press.print({
    template,
    data: dataOf(offer, address, say),
    printedAt: clock.now(),
    clientId: caller.clientId as string,
    images: { 'square.svg': Buffer.from(square) },
  })
  return { name: `${offer.description.texts.fr?.title ?? offer.position.name}.pdf`, bytes }
}

function dataOf({ criteria, description, company, site }: JobOffer, address: string, say: Ground['say']) {
  const inFrench = (label: string, values?: Record<string, string | number>) => say('fr', label, values)
  const euros = (amount: number) => amount.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' })
  const { payMin, payMax, payUnit, startsOn, endsOn } = criteria
  const amount =
    payMax === null || payMax === payMin
      ? euros(payMin ?? 0)
      : inFrench('rh.offer.pay-between', { least: euros(payMin ?? 0), most: euros(payMax) })
  const begins = { from: dayInWords(startsOn, 'fr'), to: endsOn ? dayInWords(endsOn, 'fr') : '' }
  return {
    words: {
      page: '',
      hires: inFrench('rh.offer.poster.hires', { company: company.name }),
      scan: inFrench('rh.offer.poster.scan'),
    },
    company: company.name,
    title: description.texts.fr?.title ?? '',
    missions: description.texts.fr?.missions ?? '',
    pay: inFrench(`rh.offer.pay.${payUnit}`, { amount }),
    facts: [
      inFrench('rh.offer.posts-said', { number: criteria.posts }),
      inFrench(endsOn ? 'rh.offer.days-between' : 'rh.offer.days-from', begins),
      inFrench('rh.offer.hours-said', { hours: criteria.weeklyHours.toLocaleString('fr-FR') }),
      site.name,
      ...(criteria.hasHousing ? [inFrench('rh.offer.housing')] : []),
      ...(criteria.hasTransport ? [inFrench('rh.offer.transport')] : []),
    ],
    address: address.replace(/^https?:\/\//, ''),
  }
}
