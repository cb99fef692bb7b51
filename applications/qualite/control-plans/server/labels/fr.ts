import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.controls.code-taken': 'Ce code sert déjà dans cette société.',
  'qualite.controls.one-rhythm': 'Choisissez des jours avec leurs heures, ou des lots.',
} satisfies Labels
