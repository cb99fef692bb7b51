import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.dashboard': 'Tableau de bord',
  'atelier.results': 'Production',
  'atelier.results.cases': 'Colis faits / prévus',
  'atelier.results.context': 'Semaine {{week}} · {{workshop}}',
  'atelier.results.hours': '{{hours}} h {{minutes}}',
  'atelier.results.line': 'Ligne',
  'atelier.results.minutes': '{{minutes}} min',
  'atelier.results.none': 'Rien de fabriqué cette semaine',
  'atelier.results.none-text':
    'Les ordres commencés par les lignes de l’atelier apparaîtront ici, avec leurs colis, leur rendement et leurs arrêts.',
  'atelier.results.of-planned': 'sur {{planned}} prévus',
  'atelier.results.produced': 'Kilos produits',
  'atelier.results.search': 'Article, ligne, client, ordre…',
  'atelier.results.stops': 'Arrêts',
  'atelier.results.trs': 'TRS',
  'atelier.results.yield': 'Rendement',
} satisfies Labels
