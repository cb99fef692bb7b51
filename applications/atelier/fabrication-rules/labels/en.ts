import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.rules': 'Rules of fabrication',
  'atelier.rules.lot-selection': 'Choice of lots',
  'atelier.rules.saved': 'Rule saved',
  'atelier.rules.selection.fifo': 'The oldest first, with a reason otherwise',
  'atelier.rules.selection.manual': 'By choice from the list',
  'atelier.rules.selection.scan': 'By scanner only',
  'atelier.rules.single-lot': 'One lot per order; otherwise one for each lot that is poured',
} satisfies Labels
