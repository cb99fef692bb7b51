import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'commerce.forecast.is-frozen': 'Prévision gelée : un motif est nécessaire pour la changer.',
  'commerce.forecast.not-frozen': 'Cette prévision n’est pas gelée : changez-la dans la grille.',
  'commerce.forecast.week-past': 'Cette semaine est passée.',
  'commerce.forecast.week-unknown': 'L’année {{year}} n’a pas de semaine {{week}}.',
} satisfies Labels
