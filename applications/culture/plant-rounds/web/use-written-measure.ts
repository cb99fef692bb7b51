import { useFormat } from '#kernel/web/use-format.ts'
import { decimalsOf, type Measure, unitOf } from '../measure.model.ts'

/** A value as people say it: `11,4 mm`; a mean bears two figures after the comma. */
export function useWrittenMeasure() {
  const { number } = useFormat()
  return (measure: Measure, value: number | null, isMean = false) => {
    if (value === null) return '—'
    const unit = unitOf[measure]
    const said = number(value, { maximumFractionDigits: isMean ? 2 : decimalsOf(measure) })
    return unit === '' ? said : `${said}${unit.startsWith('/') ? '' : '\u00a0'}${unit}`
  }
}
