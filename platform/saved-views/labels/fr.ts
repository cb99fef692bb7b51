import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'saved-views.all': 'Vues de la liste',
  'saved-views.delete': 'Supprimer la vue',
  'saved-views.deleted': 'La vue « {{name}} » est supprimée.',
  'saved-views.keep': 'Enregistrer la vue',
  'saved-views.kept': 'La vue « {{name}} » est enregistrée.',
  'saved-views.more': 'Actions sur la vue {{name}}',
  'saved-views.name': 'Nom de la vue',
  'saved-views.name-help': 'Elle reprend la recherche, les filtres et l’onglet affichés ; vous seul la voyez.',
  'saved-views.name-taken': 'Vous avez déjà une vue de ce nom.',
  'saved-views.name-too-long': '60 caractères au plus.',
  'saved-views.rename': 'Renommer la vue',
  'saved-views.too-many': 'Vous avez déjà {{most}} vues de cette liste : supprimez-en une.',
  'saved-views.update': 'Mettre à jour avec les filtres affichés',
  'saved-views.updated': 'La vue « {{name}} » a les filtres affichés.',
} satisfies Labels
