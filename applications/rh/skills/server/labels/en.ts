import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.skill.licence-by-paper': 'This licence is proved by its paper, in the file.',
  'rh.skill.name-taken': 'A skill bears this name already.',
  'rh.skill.too-many': '{{most}} skills at most.',
  'rh.skill.twice': 'This skill is asked already.',
  'rh.skill.unknown': 'This skill does not exist any more.',
} satisfies Labels
