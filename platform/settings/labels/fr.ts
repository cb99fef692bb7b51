import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'settings.invalid': 'Cette valeur ne convient pas à ce réglage.',
} satisfies Labels
