import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.workshop.code-taken': 'Ce code ou ce libellé est déjà pris.',
  'atelier.workshop.too-many-rows': 'Trop de lignes : réduisez la période.',
} satisfies Labels
