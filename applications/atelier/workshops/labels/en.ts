import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.workshop': 'Workshop',
  'atelier.workshop.add': 'New workshop',
  'atelier.workshop.code-form': '2 to 6 capitals or figures.',
  'atelier.workshop.none': 'No workshop',
  'atelier.workshop.none-text': 'A workshop belongs to a company; its code begins the numbers of its lots.',
  'atelier.workshop.saved': 'Workshop saved',
} satisfies Labels
