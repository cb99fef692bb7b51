import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.rules': 'Reglas de fabricación',
  'atelier.rules.lot-selection': 'Elección de los lotes',
  'atelier.rules.saved': 'Regla guardada',
  'atelier.rules.selection.fifo': 'El más antiguo primero, con motivo si no',
  'atelier.rules.selection.manual': 'A elección en la lista',
  'atelier.rules.selection.scan': 'Solo con el escáner',
  'atelier.rules.single-lot': 'Un solo lote por orden; si no, uno por cada lote vertido',
} satisfies Labels
