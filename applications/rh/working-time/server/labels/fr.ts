import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.hours.to-do-after-term-why': 'Sans nouveau contrat, le leur devient à durée indéterminée (L1243-11).',
  'rh.hours.to-do-after-term_one': '{{count}} personne a travaillé après le terme de son contrat',
  'rh.hours.to-do-after-term_other': '{{count}} personnes ont travaillé après le terme de leur contrat',
} satisfies Labels
