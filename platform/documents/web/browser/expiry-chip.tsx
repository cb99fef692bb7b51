import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Document } from '../../document.model.ts'

/** Until when a document holds; one that holds no more says so. */
export function ExpiryChip({ document: { expiresOn, expired } }: { document: Document }) {
  const t = useT()
  const { date } = useFormat()
  if (expiresOn === null) return '—'
  return expired ? (
    <Chip label={t('documents.browser.expired', { date: date(expiresOn) })} tone="error" />
  ) : (
    <>{date(expiresOn)}</>
  )
}
