import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.controls.code-taken': 'This code is already used in this company.',
  'qualite.controls.one-rhythm': 'Choose days with their hours, or lots.',
} satisfies Labels
