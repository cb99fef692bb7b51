import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'settings.invalid': 'This value does not suit this setting.',
} satisfies Labels
