import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FilingKind } from '../document-kind.model.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'

/** The days on which a paper holds, in words. */
export function usePaperDates({ startingDate, expirationDate }: EmployeeDocument, { hasExpiry }: FilingKind) {
  const t = useT()
  const { date } = useFormat()
  const days = { from: date(startingDate), to: date(expirationDate) }
  if (startingDate && expirationDate) return t('rh.history.from-to', days)
  if (expirationDate) return t('rh.documents.until', days)
  if (startingDate) return t('rh.documents.since', days)
  return hasExpiry ? t('rh.documents.no-dates') : null
}
