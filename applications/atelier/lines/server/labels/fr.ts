import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.line.in-plan': 'La ligne a encore un planning à venir ({{n}}).',
  'atelier.line.in-use': 'La ligne a encore des ordres : {{orders}}.',
  'atelier.line.other-workshop': 'Une ligne, une machine ou une personne ne change pas d’atelier.',
  'atelier.line.unknown-article': 'Un de ces articles n’existe plus.',
  'atelier.line.unknown-line': 'Cette ligne n’est pas de l’atelier.',
  'atelier.line.unknown-operation': 'Cette opération n’est pas de la ligne.',
  'atelier.line.unknown-person': 'Une de ces personnes ne fait plus partie du client.',
} satisfies Labels
