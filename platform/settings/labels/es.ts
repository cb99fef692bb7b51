import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'settings.invalid': 'Este valor no es válido para este ajuste.',
} satisfies Labels
