import { room } from '#kernel/server/room.ts'
import type { Names } from '#kernel/shared/names.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { offerRulesElement, offerRulesPath } from './offer-rules.model.ts'
import { offerRulesServer } from './offer-rules.server.ts'

const title: Names = {
  fr: 'Paramétrage des offres',
  en: 'Offer settings',
  es: 'Parámetros de ofertas',
  ar: 'إعدادات العروض',
}

/** Rows by the name of their page, for who reads it. */
const named = namedRows(async ({ rights, language }, rowIds) =>
  (await rights.level(offerRulesElement)) < 1
    ? []
    : rowIds.map(rowId => ({ rowId, name: title[language], address: offerRulesPath })),
)

export const offerRulesRoom = room({
  answers: () => [offerRulesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { offer_rules: named, refusal_answer: named },
      called: {
        tables: { offer_rules: 'rh.offer-rules.title', refusal_answer: 'rh.refusal.title' },
        columns: {
          on_feed: 'rh.offer-rules.on-feed',
          on_poster: 'rh.offer-rules.on-poster',
          conditions: 'rh.offer-rules.conditions',
          is_proposed: 'rh.refusal.proposed',
          names: 'field.name',
        },
      },
      historiesOfClient: ['offer_rules'],
    }),
  ],
})
