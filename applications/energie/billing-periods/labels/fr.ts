import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.billing-periods.file': 'periodicites',
  'energie.billing-periods.new': 'Nouvelle périodicité',
  'energie.billing-periods.none': 'Aucune périodicité',
  'energie.billing-periods.none-text': 'Les rythmes de vos factures d’énergie apparaîtront ici.',
  'energie.billing-periods.search': 'Chercher une périodicité',
  'energie.billing-periods.title': 'Périodicités',
  'energie.billing-periods.frequency': 'Fréquence',
  'energie.billing-periods.frequency.monthly': 'Tous les mois',
  'energie.billing-periods.frequency.bimonthly': 'Tous les deux mois',
  'energie.billing-periods.frequency.quarterly': 'Tous les trois mois',
  'energie.billing-periods.frequency.yearly': 'Tous les ans',
  'energie.billing-periods.shift': 'Décalage du début (jours)',
  'energie.billing-periods.expected-after': 'Facture attendue sous (jours)',
} satisfies Labels
