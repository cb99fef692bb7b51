import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.field.badge': 'Badge',
  'atelier.operator.add': 'Add a person',
  'atelier.operator.at-work': 'At a line',
  'atelier.operator.badge-form': 'Letters, figures and hyphens.',
  'atelier.operator.badge-of': 'badge {{badge}}',
  'atelier.operator.edit': 'Edit the person',
  'atelier.operator.none': 'Nobody in the team',
  'atelier.operator.none-text': 'These people come and go with one tap on the tablet of their line.',
  'atelier.operator.pin': 'Code at the station',
  'atelier.operator.pin-form': 'Four to six digits',
  'atelier.operator.pin-help': 'Four to six digits, typed at the station to say who works.',
  'atelier.operator.pin-kept': 'Leave empty to keep the present code.',
  'atelier.operator.saved': 'Team saved',
  'atelier.operator.in-directory': 'In the directory',
  'atelier.operator.in-directory-help': 'Hours at the lines are then told to HR.',
  'atelier.operator.no-directory': 'You do not read the directory: this link stays as it is.',
  'atelier.operator.unknown-contact': 'This person is not in the directory.',
} satisfies Labels
