import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'saved-views.all': 'Views of the list',
  'saved-views.delete': 'Delete the view',
  'saved-views.deleted': 'The view “{{name}}” is deleted.',
  'saved-views.keep': 'Save the view',
  'saved-views.kept': 'The view “{{name}}” is saved.',
  'saved-views.more': 'Actions on the view {{name}}',
  'saved-views.name': 'Name of the view',
  'saved-views.name-help': 'It keeps the search, filters and tab shown; only you see it.',
  'saved-views.name-taken': 'You already have a view of this name.',
  'saved-views.name-too-long': '60 characters at most.',
  'saved-views.rename': 'Rename the view',
  'saved-views.too-many': 'You already have {{most}} views of this list: delete one.',
  'saved-views.update': 'Update with the filters shown',
  'saved-views.updated': 'The view “{{name}}” has the filters shown.',
} satisfies Labels
