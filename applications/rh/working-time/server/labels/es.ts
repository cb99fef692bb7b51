import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.hours.to-do-after-term-why': 'Sin un nuevo contrato, el suyo pasa a ser indefinido (L1243-11).',
  'rh.hours.to-do-after-term_one': '{{count}} persona ha trabajado tras el fin de su contrato',
  'rh.hours.to-do-after-term_other': '{{count}} personas han trabajado tras el fin de su contrato',
} satisfies Labels
