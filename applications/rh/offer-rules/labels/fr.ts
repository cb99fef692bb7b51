import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-rules.title': 'Paramétrage des offres',
  'rh.offer-rules.conditions': 'Conditions communes',
  'rh.offer-rules.on-feed': 'Les nouvelles offres vont dans le flux des sites d’emploi',
  'rh.offer-rules.on-poster': 'Les nouvelles offres ont une affiche',
} satisfies Labels
