import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Wrong } from '../measure.model.ts'

/** Why a value cannot be, in words; the server says the same. */
export function useSaidWrong() {
  const t = useT()
  const { number } = useFormat()
  return (wrong: Wrong): string => {
    switch (wrong.code) {
      case 'MEASURE_RANGE':
        return t('culture.rounds.wrong.range', { least: number(wrong.least), most: number(wrong.most) })
      case 'TRUSS_BACK':
        return t('culture.rounds.wrong.back', { value: number(wrong.value), before: number(wrong.before) })
      case 'TRUSS_ORDER':
        return t('culture.rounds.wrong.order')
      case 'NOT_MEASURED':
        return t('culture.rounds.wrong.not-measured')
    }
  }
}
