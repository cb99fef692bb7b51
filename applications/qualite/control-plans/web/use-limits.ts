import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ControlMeasure } from '../control-plan.model.ts'

type Measure = Pick<ControlMeasure, 'unit' | 'low' | 'high' | 'decimals'>

/** A value of a measure with its unit, and the limits between which it conforms: `de 0,0 à 4,0 °C`. */
export function useLimits() {
  const t = useT()
  const { number } = useFormat()
  const figure = ({ decimals }: Measure, value: number) => number(value, { minimumFractionDigits: decimals })
  const valueOf = (measure: Measure, value: number) =>
    [figure(measure, value), measure.unit].filter(Boolean).join('\u00a0')
  const limitsOf = (measure: Measure) => {
    const { low, high } = measure
    if (low !== null && high !== null)
      return t('qualite.controls.limits.between', { low: figure(measure, low), high: valueOf(measure, high) })
    if (low !== null) return t('qualite.controls.limits.least', { low: valueOf(measure, low) })
    if (high !== null) return t('qualite.controls.limits.most', { high: valueOf(measure, high) })
    return null
  }
  return { valueOf, limitsOf }
}
