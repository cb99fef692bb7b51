import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.controls.code-taken': 'Este código ya se usa en esta empresa.',
  'qualite.controls.one-rhythm': 'Elija días con sus horas, o lotes.',
} satisfies Labels
