import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.composition.not-draft': 'Only a draft is edited: make a new version.',
  'atelier.composition.overlap': 'A version holds from {{day}} already: choose a later day.',
  'atelier.composition.shares': 'The shares make {{pct}}%: they must make 100%.',
  'atelier.composition.twice': 'The same line stands there twice.',
  'atelier.composition.unknown-article': 'This article is neither sold nor packed.',
  'atelier.composition.unknown-packaging': 'One of these packagings is no longer there.',
} satisfies Labels
