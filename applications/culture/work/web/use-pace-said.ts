import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WorkEntry } from '../work.model.ts'

/** `12,0 par heure · 109 % de la cadence` */
export function usePaceSaid() {
  const t = useT()
  const { number, percent } = useFormat()
  return (pace: WorkEntry['pace']) => {
    if (pace === null) return null
    const rate = number(pace.perHour, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return pace.percent === null
      ? t('culture.work.pace', { rate })
      : t('culture.work.pace-of', { rate, percent: percent(pace.percent / 100) })
  }
}
