import type { Examples } from '#kernel/testing/examples.ts'
import type { OfferModelFields } from './offer-model.model.ts'
import type { offerModelsCalls } from './offer-models.calls.ts'

const blank = { title: '', missions: '', profile: '', conditions: '' }
const texts: OfferModelFields['texts'] = {
  fr: { ...blank, title: 'Cueilleur de tomates', missions: 'Cueillir les tomates à maturité.' },
  en: blank,
  es: blank,
  ar: blank,
}
const living = ({ archived_at }: Record<string, unknown>) => archived_at === null

export const offerModelsExamples: Examples<typeof offerModelsCalls> = {
  createOfferModel: here => ({ name: `Essai ${here.rows('rh.offer_model').length}`, positionId: null, texts }),
  editOfferModel: here => {
    const row = here.row('rh.offer_model', living)
    return {
      id: here.id('rh.offer_model', living),
      name: String(row?.name ?? 'Essai'),
      positionId: null,
      texts,
      version: Number(row?.version ?? 1),
    }
  },
  restoreOfferModel: here => ({ id: here.id('rh.offer_model', ({ archived_at }) => archived_at !== null) }),
}
