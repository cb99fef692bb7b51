import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.indicators.arrivals': 'Arrivées ce mois-ci',
  'rh.indicators.by-site': 'Par site',
  'rh.indicators.by-unit': 'Par unité',
  'rh.indicators.contract-types': 'Actifs par type de contrat',
  'rh.indicators.departures': 'Sorties ce mois-ci',
  'rh.indicators.every-site': 'Tous les sites',
  'rh.indicators.every-unit': 'Toutes les unités',
  'rh.indicators.filters': 'Restreindre les indicateurs',
  'rh.indicators.headcount': 'Effectif par semaine',
  'rh.indicators.headcount-change':
    '{{number}} sous contrat le lundi de la semaine {{week}}, {{change}} en {{weeks}} semaines',
  'rh.indicators.headcount-stable':
    '{{number}} sous contrat le lundi de la semaine {{week}}, autant qu’il y a {{weeks}} semaines',
  'rh.indicators.in-weeks': 'en {{weeks}} semaines',
  'rh.indicators.less': 'Réduire la liste',
  'rh.indicators.more_one': 'Voir {{count}} autre',
  'rh.indicators.more_other': 'Voir les {{count}} autres',
  'rh.indicators.nobody': 'Aucun salarié à compter',
  'rh.indicators.nobody-text':
    'Les effectifs paraîtront ici dès qu’un salarié sera inscrit dans une société que vous suivez.',
  'rh.indicators.of-active': '{{share}} des actifs',
  'rh.indicators.share': 'Part',
  'rh.indicators.title': 'Indicateurs',
  'rh.indicators.to-hire': 'À embaucher',
  'rh.indicators.too-long': 'La période dépasse {{most}} semaines : rapprochez les deux dates.',
  'rh.indicators.unplaced': 'Non affecté',
  'rh.indicators.week': 'S{{week}}',
  'rh.indicators.without-contract': 'Sans contrat',
  'rh.indicators.wrong-order': 'La date de début suit la date de fin : inversez-les.',
  'rh.indicators.elements-unsigned': 'Avenants, fins et mutuelles à signer',
  'rh.indicators.elements-unsigned-why': 'Sans signature, ils ne produisent pas d’effet',
  'rh.indicators.trial-ending': 'Essais finis sous 30 jours',
  'rh.indicators.unsigned': 'Contrats à signer',
  'rh.indicators.unsigned-why': 'Un CDD non signé à temps devient un CDI',
} satisfies Labels
