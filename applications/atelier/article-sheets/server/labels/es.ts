import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.article.two-preferred': 'Solo una línea puede ser la preferida.',
  'atelier.article.unknown-family': 'Una de estas familias ya no existe.',
  'atelier.article.unknown-line': 'Una de estas líneas no es del taller.',
} satisfies Labels
