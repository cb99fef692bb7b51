import type { Examples } from '#kernel/testing/examples.ts'
import type { offerRulesCalls } from './offer-rules.calls.ts'

export const offerRulesExamples: Examples<typeof offerRulesCalls> = {
  editOfferRules: here => ({
    onFeed: true,
    onPoster: false,
    sources: ['boulangerie'],
    conditions: 'Panier de légumes chaque vendredi',
    version: Number(here.row('rh.offer_rules')?.version ?? 0),
  }),
  addRefusalReason: () => ({
    names: { fr: 'Logement introuvable', en: '', es: '', ar: '' },
    texts: { fr: '', en: '', es: '', ar: '' },
  }),
  editRefusalAnswer: here => ({
    reason: 'filled',
    isProposed: true,
    texts: { fr: 'Bonjour {{prenom}}, le poste est pourvu.', en: '', es: '', ar: '' },
    version: Number(here.row('rh.refusal_answer', ({ reason }) => reason === 'filled')?.version ?? 0),
  }),
}
