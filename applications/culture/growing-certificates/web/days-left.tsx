import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'

/** Days before its end at which a certificate is to be renewed. */
const soon = 90

/** Whole days until the last day of validity, that day included; none once it is over. */
export const daysLeft = (validTo: string) => Math.max(0, businessToday().until(validTo).days + 1)

/** How long a certificate is still valid. */
export function DaysLeft({ validTo }: { validTo: string }) {
  const t = useT()
  const days = daysLeft(validTo)
  if (days === 0) return <Chip label={t('culture.growing-certificates.expired')} tone="error" />
  return (
    <Chip label={t('culture.growing-certificates.days', { count: days })} tone={days <= soon ? 'warning' : 'success'} />
  )
}
