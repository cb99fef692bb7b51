import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge': 'Badge',
  'culture.workers.badge-form': 'Lettres, chiffres et tirets, 40 au plus.',
  'culture.workers.badge-help': 'Ce que le lecteur lit sur sa carte.',
  'culture.workers.file': 'intervenants',
  'culture.workers.member': 'Compte Sillon',
  'culture.workers.member-help': 'Il voit et saisit son propre travail.',
  'culture.workers.new': 'Nouvel intervenant',
  'culture.workers.none': 'Aucun intervenant',
  'culture.workers.none-text': 'Ajoutez ceux qui travaillent en serre, avec leur équipe et leur badge.',
  'culture.workers.search': 'Nom, équipe, badge',
  'culture.workers.team': 'Équipe',
  'culture.workers.title': 'Intervenants',
} satisfies Labels
