import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import { logoAddress } from '#platform/identity/client-logo.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { OfferTexts } from '../offer-wording.model.ts'
import type { PublicOffer } from '../public-offer.model.ts'

type Told = Omit<PublicOffer, 'language' | 'title' | 'missions' | 'profile' | 'conditions'> & {
  companyId: string
  texts: OfferTexts
  channels: string[]
}
type ToldOffers = { clientId: string; name: string; slug: string; logoKey: string | null; offers: Told[] }

/** The offers that a client shows today. @throws Refusal 404 where no active client has this address */
export async function offersShown(db: RhDb, { clientName, today }: { clientName: string; today: string }) {
  const { rows } = await sql<{ told: ToldOffers | null }>`
    select rh.careers_offers(${clientName}, ${today}::date) as told`.execute(db)
  const told = rows[0]?.told
  if (!told) throw notFound()
  const { clientId: id, logoKey, ...rest } = told
  return { ...rest, logo: logoAddress({ id, logoKey, status: 'active' }) }
}

/** An offer in a language, in French where it is not written in it. */
export function offerIn(language: Language, { texts, companyId: _, channels: __, ...offer }: Told): PublicOffer {
  const spoken = texts[language]?.title ? language : 'fr'
  const said = texts[spoken]
  return {
    ...offer,
    language: spoken,
    title: said?.title ?? '',
    missions: said?.missions ?? '',
    profile: said?.profile ?? '',
    conditions: said?.conditions ?? '',
  }
}

export const noteVisit = (
  db: RhDb,
  { clientName, offerId, source, today }: { clientName: string; offerId: string; source: string; today: string },
) => sql`select rh.note_offer_visit(${clientName}, ${offerId}::uuid, ${source}, ${today}::date)`.execute(db)
