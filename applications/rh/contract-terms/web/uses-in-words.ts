import type { t as translate } from '#kernel/web/i18n.ts'
import { mostUses, type Uses } from '../term.model.ts'

type Say = typeof translate
type Count = (value: number) => string

/** `3 postes, 240 salariés, 12 contrats`; null where the term serves nowhere. */
export function usesInWords(t: Say, { positions, employees, contracts }: Uses, count: Count): string | null {
  const parts = [
    [positions, 'rh.term.uses-positions'],
    [employees, 'rh.term.uses-employees'],
    [contracts, 'rh.term.uses-contracts'],
  ] as const
  const said = parts
    .filter(([uses]) => uses > 0)
    .map(([uses, label]) =>
      t(label, {
        count: uses,
        number: uses > mostUses ? t('rh.term.more-than', { number: count(mostUses) }) : count(uses),
      }),
    )
  return said.length === 0 ? null : said.join(', ')
}
