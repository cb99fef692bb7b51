import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.article.two-preferred': 'Une seule ligne peut être préférée.',
  'atelier.article.unknown-family': 'Une de ces familles n’existe plus.',
  'atelier.article.unknown-line': 'Une de ces lignes n’est pas de l’atelier.',
} satisfies Labels
