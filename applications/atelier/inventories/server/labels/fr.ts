import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.inventory.below-nothing': 'Un poids compté n’est pas négatif.',
  'atelier.inventory.ended.cancelled': 'Cet inventaire est annulé.',
  'atelier.inventory.ended.validated': 'Cet inventaire est validé.',
  'atelier.inventory.gap-unexplained': 'Le lot {{lot}} ({{place}}) a un écart sans motif.',
  'atelier.inventory.place-in-count': 'Un de ces lieux est déjà en cours d’inventaire.',
  'atelier.inventory.place-not-counted': 'Ce lieu n’est pas dans cet inventaire.',
  'atelier.inventory.recount-awaited': 'Le lot {{lot}} ({{place}}) est à recompter.',
  'atelier.inventory.too-wide': 'Plus de 2 000 lots : choisissez moins de lieux.',
} satisfies Labels
