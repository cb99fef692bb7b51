import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.energy-contracts.file': 'contrats-energie',
  'energie.energy-contracts.new': 'Nouveau contrat',
  'energie.energy-contracts.none': 'Aucun contrat',
  'energie.energy-contracts.none-text': 'Les contrats d’achat et de vente d’énergie apparaîtront ici.',
  'energie.energy-contracts.search': 'Chercher un contrat',
  'energie.energy-contracts.supplier': 'Fournisseur ou acheteur',
  'energie.energy-contracts.direction': 'Sens du contrat',
  'energie.energy-contracts.direction.purchase': 'Achat',
  'energie.energy-contracts.direction.sale': 'Vente',
  'energie.energy-contracts.meter': 'Compteur',
  'energie.energy-contracts.billing-period': 'Périodicité',
  'energie.energy-contracts.annual-mwh': 'Volume annuel de référence',
  'energie.energy-contracts.overlap': 'Le contrat « {{name}} » couvre déjà ce compteur du {{from}} au {{to}}.',
  'energie.energy-contracts.tolerance-percent': 'Tolérance sur les factures, en %',
  'energie.energy-contracts.tolerance-euros': 'Tolérance sur les factures, en €',
  'energie.energy-contracts.tolerance-help': 'Une facture est en écart au-delà de la plus grande des deux tolérances.',
  'energie.energy-contracts.title': 'Contrats',
} satisfies Labels
