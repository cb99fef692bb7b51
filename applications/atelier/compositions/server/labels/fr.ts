import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.composition.not-draft': 'Seul un brouillon se modifie : créez une nouvelle version.',
  'atelier.composition.overlap': 'Une version vaut déjà à partir du {{day}} : choisissez un jour plus tard.',
  'atelier.composition.shares': 'Les parts font {{pct}} % : il faut 100 %.',
  'atelier.composition.twice': 'Une même ligne y est deux fois.',
  'atelier.composition.unknown-article': 'Cet article n’est ni vendu ni conditionné.',
  'atelier.composition.unknown-packaging': 'Un de ces emballages n’existe plus.',
} satisfies Labels
