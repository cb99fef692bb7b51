import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WorkEntry } from '../work.model.ts'

/** How much was done and how fast: `46 rangs`, `12,0 par heure · 109 % de la cadence`; nothing of what is not known. */
export function useDoneSaid() {
  const t = useT()
  const { number, percent } = useFormat()
  const paceSaid = ({ perHour, percent: share }: NonNullable<WorkEntry['pace']>) => {
    const rate = number(perHour, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return share === null
      ? t('culture.work.pace', { rate })
      : t('culture.work.pace-of', { rate, percent: percent(share / 100) })
  }
  return ({ quantity, unit, pace }: Pick<WorkEntry, 'quantity' | 'unit' | 'pace'>) =>
    [quantity !== null && `${number(quantity)} ${t(`culture.work.unit.${unit}`)}`, pace && paceSaid(pace)].filter(
      said => typeof said === 'string',
    )
}
