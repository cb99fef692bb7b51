import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.dashboard': 'Tableau de bord',
  'finances.figure.costPerKilo': 'Coût par kilo vendu',
  'finances.figure.credits': 'Avoirs soldés',
  'finances.figure.energy': 'Énergie HT',
  'finances.figure.receipts': 'Achats reçus HT',
  'finances.figure.sold': 'Ventes',
  'finances.figures': 'Indicateurs',
  'finances.figures.against': 'contre {{before}} un an avant',
  'finances.figures.by-company': 'Par société',
  'finances.figures.missing': 'Il manque : {{missing}}',
  'finances.figures.none': 'Aucun chiffre pour ce mois',
  'finances.figures.none-text':
    'Les ventes, les factures d’énergie validées, les achats reçus et les avoirs soldés s’affichent ici.',
  'finances.figures.tonnes': '{{tonnes}} t',
  'finances.figures.untold': 'Aucune donnée ce mois',
  'finances.figures.without-labour':
    'Le coût par kilo compte l’énergie, les achats reçus et les avoirs, sans main-d’œuvre. Le mois en cours est comparé aux mêmes jours de l’an dernier.',
} satisfies Labels
