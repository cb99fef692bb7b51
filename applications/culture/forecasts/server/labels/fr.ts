import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.forecast.day-past': 'Ce jour est passé.',
  'culture.forecast.not-standing': 'La culture n’est pas en place ce jour-là.',
  'culture.forecast.nothing-to-freeze': 'Il n’y a pas de brouillon à figer.',
  'culture.forecast.reason-required': 'Cette prévision est figée : dites pourquoi elle change.',
  'culture.forecast.too-much': 'Plus de 8 kg/m² sur la semaine : vérifiez la saisie.',
  'culture.forecast.week-unknown': 'Cette semaine n’est pas de la campagne.',
} satisfies Labels
