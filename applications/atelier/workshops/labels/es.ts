import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.workshop': 'Taller',
  'atelier.workshop.add': 'Nuevo taller',
  'atelier.workshop.code-form': 'De 2 a 6 mayúsculas o cifras.',
  'atelier.workshop.none': 'Ningún taller',
  'atelier.workshop.none-text': 'Un taller pertenece a una sociedad; su código empieza sus números de lote.',
  'atelier.workshop.saved': 'Taller guardado',
} satisfies Labels
