import { room } from '#kernel/server/room.ts'
import type { Names } from '#kernel/shared/names.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { offerRulesElement } from './offer-rules.model.ts'
import { offerRulesServer } from './offer-rules.server.ts'

const title: Names = {
  fr: 'Paramétrage des offres',
  en: 'Offer settings',
  es: 'Parámetros de ofertas',
  ar: 'إعدادات العروض',
}

/** The one row by the name of its page, for who reads it. */
const named = namedRows(async ({ rights, language }, rowIds) =>
  (await rights.level(offerRulesElement)) < 1
    ? []
    : rowIds.map(rowId => ({ rowId, name: title[language], address: '/RH/job_offers/parametrage' })),
)

export const offerRulesRoom = room({
  answers: () => [offerRulesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { offer_rules: named },
      called: {
        tables: { offer_rules: 'rh.offer-rules.title' },
        columns: {
          on_feed: 'rh.offer-rules.on-feed',
          on_poster: 'rh.offer-rules.on-poster',
          conditions: 'rh.offer-rules.conditions',
        },
      },
      historiesOfClient: ['offer_rules'],
    }),
  ],
})
