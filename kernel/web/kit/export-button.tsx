import DownloadOutlined from '~icons/ic/outline-download'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useAlert } from '../alerts.ts'
import { useT } from '../i18n.ts'
import { saveCsv } from './csv.ts'
import type { Column } from './data-table-column.ts'
import type { ListAnswer } from './data-table-props.ts'

type Props<Row> = { name: string; columns: readonly Column<Row>[]; answer: ListAnswer<Row> }

/** The rows as a CSV file: the whole list where it can be read, else the page that is shown. */
export function ExportButton<Row>({ name, columns, answer: { data, everyRow } }: Props<Row>) {
  const t = useT()
  const alert = useAlert()
  const [isReading, setIsReading] = useState(false)
  const title = t(everyRow ? 'kernel.table.export-whole' : 'kernel.table.export')

  const onExport = () => {
    if (!data) return
    if (!everyRow) return saveCsv(name, columns, data.items)
    setIsReading(true)
    void everyRow()
      .then(rows => saveCsv(name, columns, rows))
      .catch((failure: Error) => alert.error(failure.message))
      .finally(() => setIsReading(false))
  }
  return (
    <Tooltip title={title}>
      <span>
        <IconButton aria-label={title} disabled={!data?.items.length} loading={isReading} onClick={onExport}>
          <DownloadOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
