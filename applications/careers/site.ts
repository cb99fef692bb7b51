import { careersSiteCalls } from '#rh/application-form/careers-site.calls.ts'
import type { PublicForm } from '#rh/application-form/careers-site.model.ts'
import type { PublicOffer } from '#rh/job-offers/public-offer.model.ts'
import { publicOffersCalls } from '#rh/job-offers/public-offers.calls.ts'
import { ask } from './ask.ts'
import { language } from './texts.ts'

/** A client that hires: what it asks, and the offers that it shows. */
export type Site = { clientName: string; form: PublicForm; offers: readonly PublicOffer[] }

const fetched = new Map<string, Promise<Site>>()

/** In the present language; asked once. @throws Refused 404 for no active client */
export function siteOf(clientName: string): Promise<Site> {
  const key = `${clientName} ${language()}`
  const known = fetched.get(key)
  if (known) return known
  const asked = Promise.all([
    ask(careersSiteCalls.getApplicationForm, { clientName, language: language() }),
    ask(publicOffersCalls.getPublicOffers, { clientName, language: language() }),
  ]).then(([form, { offers }]) => ({ clientName, form, offers }))
  fetched.set(key, asked)
  asked.catch(() => fetched.delete(key))
  return asked
}
