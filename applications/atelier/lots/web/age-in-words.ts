import type { useT } from '#kernel/web/i18n.ts'

/** How many days; of today where it is none. */
export function ageInWords(t: ReturnType<typeof useT>, days: number | null) {
  if (days === null) return ''
  return days <= 0 ? t('atelier.lot.of-today') : t('atelier.lot.days', { count: days })
}
