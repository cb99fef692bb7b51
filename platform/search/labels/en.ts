import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'search.title': 'Search Sillon',
  'search.placeholder': 'A page, a file, a person…',
  'search.results': 'Results',
  'search.hint': 'Type at least two letters.',
  'search.nothing': 'Nothing answers to “{{words}}”.',
  'search.pages': 'Pages',
  'search.files': 'Files',
  'search.contacts': 'Contacts',
  'search.actions': 'Actions',
  'search.recent': 'Opened recently',
  'search.staff': 'Employees',
} satisfies Labels
