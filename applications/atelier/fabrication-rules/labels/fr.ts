import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.rules': 'Règles de fabrication',
  'atelier.rules.lot-selection': 'Choix des lots',
  'atelier.rules.saved': 'Règle enregistrée',
  'atelier.rules.selection.fifo': 'Le plus ancien d’abord, motif demandé sinon',
  'atelier.rules.selection.manual': 'Au choix dans la liste',
  'atelier.rules.selection.scan': 'Au scanner seulement',
  'atelier.rules.single-lot': 'Un seul lot par ordre ; sinon un lot par lot versé',
} satisfies Labels
