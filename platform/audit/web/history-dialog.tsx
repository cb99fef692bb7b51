import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { HistoryLines } from './history-lines.tsx'

type Props = {
  /** `rh.position`: a table whose room tells its history. */
  table: string
  rowId: string
  name: string
  onClose: () => void
}

/** What was done to a row, over the page that shows it. */
export function HistoryDialog({ table, rowId, name, onClose }: Props) {
  const t = useT()
  return (
    <Dialog title={t('audit.history-of', { name })} width="xs" onClose={onClose}>
      <HistoryLines table={table} rowId={rowId} />
    </Dialog>
  )
}
