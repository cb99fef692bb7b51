import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { rulesInDays, timeRules } from '#rh/working-time/time-limits.model.ts'
import type { Anomaly, AnomalyCode } from '../anomaly.model.ts'
import { withSign, useRubricNamed } from './use-rubric-named.ts'

/** Limits of hours are named as where hours are entered. */
export function useAnomalyNamed() {
  const t = useT()
  return (code: AnomalyCode) =>
    t((timeRules as readonly string[]).includes(code) ? `rh.hours.rule.${code}` : `rh.pay.anomaly.${code}`)
}

/** `Journée trop longue : 11 h 00 pour 10 h 00`, `Absent et au travail : 7 h 00, congés payés`. */
export function useAnomalyWords() {
  const t = useT()
  const nameOf = useAnomalyNamed()
  const rubricNamed = useRubricNamed()
  const { duration, number } = useFormat()
  return ({ code, value, limit, what }: Anomaly) => {
    const rule = nameOf(code)
    if (code === 'variance')
      return t('rh.pay.anomaly.moved', {
        rubric: rubricNamed(what ?? ''),
        percent: value === null ? '' : withSign(value),
      })
    if (code === 'absent_and_worked')
      return t('rh.pay.anomaly.found-of', { rule, value: duration(value), of: t(`rh.absence.type.${what}`) })
    if (what !== null) return t('rh.pay.anomaly.of', { rule, of: t(`rh.absence.type.${what}`) })
    if (value === null || limit === null) return rule
    const said = rulesInDays.includes(code) || code === 'no_hours' ? number : duration
    return t('rh.hours.found', { rule, value: said(value), limit: said(limit) })
  }
}

/** `lun. 16`, or the whole of what is looked at. */
export function useWhen() {
  const t = useT()
  const { shortDay } = useFormat()
  return (day: string | null) => (day === null ? t('rh.pay.in-all') : shortDay(day))
}
