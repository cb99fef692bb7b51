import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { daysLeft, type EmployeeDocument } from '../employee-document.model.ts'

/** Where a paper stands, in words: a kind without end has nothing to say while it holds. */
export function StateChip({ paper, hasExpiry }: { paper: EmployeeDocument; hasExpiry: boolean }) {
  const t = useT()
  const { state, status, expirationDate } = paper
  if (status === 'corrected') return <Chip label={t('rh.documents.status-corrected')} />
  if (state === 'superseded') return <Chip label={t('rh.documents.state-superseded')} />
  if (status !== 'accepted')
    return <Chip label={t(`rh.documents.status-${status}`)} tone={status === 'to_check' ? 'info' : 'error'} />
  if (state === 'expired') return <Chip label={t('rh.documents.state-expired')} tone="error" />
  if (state === 'expiring' && expirationDate) return <Chip label={inWords(expirationDate, t)} tone="warning" />
  return hasExpiry && expirationDate ? <Chip label={t('rh.documents.state-valid')} tone="success" /> : null
}

function inWords(expirationDate: string, t: ReturnType<typeof useT>) {
  const count = daysLeft(expirationDate, businessToday().toString())
  return count <= 0 ? t('rh.documents.ends-today') : t('rh.documents.ends-in', { count })
}
