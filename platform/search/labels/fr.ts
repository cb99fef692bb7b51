import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'search.title': 'Rechercher dans Sillon',
  'search.placeholder': 'Une page, un fichier, une personne…',
  'search.results': 'Résultats',
  'search.hint': 'Tapez au moins deux lettres.',
  'search.nothing': 'Rien ne répond à « {{words}} ».',
  'search.pages': 'Pages',
  'search.files': 'Fichiers',
  'search.contacts': 'Contacts',
  'search.actions': 'Actions',
  'search.recent': 'Ouverts récemment',
  'search.staff': 'Salariés',
} satisfies Labels
