import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.skill.licence-by-paper': 'Esta habilitación se acredita con su documento, en el expediente.',
  'rh.skill.name-taken': 'Una competencia ya lleva ese nombre.',
  'rh.skill.too-many': '{{most}} competencias como máximo.',
  'rh.skill.twice': 'Esta competencia ya se pide.',
  'rh.skill.unknown': 'Esta competencia ya no existe.',
} satisfies Labels
