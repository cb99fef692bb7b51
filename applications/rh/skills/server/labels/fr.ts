import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.skill.licence-by-paper': 'Cette habilitation se prouve par son papier, dans le dossier.',
  'rh.skill.name-taken': 'Une compétence porte déjà ce nom.',
  'rh.skill.too-many': '{{most}} compétences au plus.',
  'rh.skill.twice': 'Cette compétence est déjà demandée.',
  'rh.skill.unknown': 'Cette compétence n’existe plus.',
} satisfies Labels
