import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

import { useT } from '../i18n.ts'
import { DataTableBar } from './data-table-bar.tsx'
import { DataTableCards } from './data-table-cards.tsx'
import { columnsShown } from './data-table-column.ts'
import { DataTableEmpty } from './data-table-empty.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTablePager, totalText } from './data-table-pager.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { Failed } from './failed.tsx'
import { visuallyHidden } from './hidden.ts'
import { useSelection } from './use-selection.ts'
import { useFormat } from '../use-format.ts'

/** A list of the server, a page at a time, with its four faces: on its way, empty, failed, filled. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { answer, list, rowId, label } = props
  const columns = columnsShown(props.columns, list.columns)
  const t = useT()
  const format = useFormat()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const selection = useSelection(rowId)
  const { data, error, isFetching, refetch } = answer
  const Rows = isPhone ? DataTableCards : DataTableGrid

  return (
    <Card component="section" aria-label={label} aria-busy={isFetching} sx={{ position: 'relative' }}>
      <DataTableBar {...props} selection={selection} />
      <Box sx={{ height: 2, marginBlockStart: '-2px', overflow: 'hidden' }}>
        {isFetching && data && <LinearProgress aria-hidden sx={{ height: 2, borderRadius: 0 }} />}
      </Box>
      {data?.items.length === 0 && <DataTableEmpty list={list} empty={props.empty} />}
      {!data && error && <Failed error={error} onRetry={refetch} />}
      {!(data?.items.length === 0) && !(!data && error) && (
        <Rows {...props} columns={columns} rows={data?.items} selection={selection} />
      )}
      {data && data.items.length > 0 && <DataTablePager list={list} page={data} />}
      <Box role="status" sx={visuallyHidden}>
        {data &&
          !isFetching &&
          t('kernel.table.found', { count: data.total, total: totalText(data, t, format.number) })}
      </Box>
    </Card>
  )
}
