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
  'atelier.operator.saved': 'Team saved',
} satisfies Labels
