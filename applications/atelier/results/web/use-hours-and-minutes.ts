import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'

/** `1 h 05`, `40 min`. */
export function useHoursAndMinutes() {
  const t = useT()
  const { number } = useFormat()
  return (minutes: number) =>
    minutes < 60
      ? t('atelier.results.minutes', { minutes: number(minutes) })
      : t('atelier.results.hours', {
          hours: number(Math.floor(minutes / 60)),
          minutes: String(minutes % 60).padStart(2, '0'),
        })
}
