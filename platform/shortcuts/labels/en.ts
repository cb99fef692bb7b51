import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'shortcuts.title': 'Shortcuts',
  'shortcuts.none': 'No shortcut',
  'shortcuts.none-text': 'Your administrator can lay some before your service.',
  'shortcuts.favourite': 'Keep “{{label}}” on top',
  'shortcuts.type.action': 'Action',
  'shortcuts.type.link': 'Link',
  'shortcuts.done': 'Action done',
  'shortcuts.unknown-type': 'The system does not know this type of shortcut.',
  'shortcuts.popup-refused': 'Your browser blocked the window of this action: allow it for this site.',
  'shortcuts.url-refused': 'Give an address in https:// or a page of Sillon that begins with /.',
} satisfies Labels
