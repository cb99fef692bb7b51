import Tune from '~icons/ic/baseline-tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiChip from '@mui/material/Chip'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'
import { useT } from '../i18n.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnsButton } from './columns-button.tsx'
import { columnsShown } from './data-table-column.ts'
import type { DataTableProps } from './data-table-props.ts'
import { ExportButton } from './export-button.tsx'
import { SearchBox } from './search-box.tsx'
import { Tabs } from './tabs.tsx'
import type { Selection } from './use-selection.ts'

type Props<Row> = DataTableProps<Row> & { selection: Selection<Row> }

/** Over the rows: tabs, search, filters and export; while rows are ticked, what can be done with them. */
export function DataTableBar<Row>(props: Props<Row>) {
  const { list, tabs, searchBy, filters = [], filterPanel, exportName, bulkActions, selection, label } = props
  const { answer, columns } = props
  const choosable = columns.some(({ isOptional }) => isOptional) ? columns.slice(1) : []
  const t = useT()
  if (bulkActions && selection.rows.length > 0) return <BulkBar selection={selection} actions={bulkActions} />

  const hasTools =
    searchBy !== undefined || filterPanel !== undefined || exportName !== undefined || choosable.length > 0
  if (!tabs && !hasTools && filters.length === 0) return null
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          // Tabs stay on the line over the rows: what does not fit beside them goes above, as on a phone.
          flexWrap: { xs: 'nowrap', sm: 'wrap-reverse' },
          alignItems: { xs: 'stretch', sm: 'center' },
          justifyContent: tabs ? 'space-between' : 'flex-start',
          columnGap: 2,
          px: { xs: 1.5, sm: 2 },
          minHeight: 46,
        }}
      >
        {tabs && <Tabs label={label} tabs={tabs} value={list.tab} onChange={list.setTab} />}
        {hasTools && (
          <Box sx={{ display: 'flex', gap: 1, py: 0.75, flex: tabs ? 'none' : 1 }}>
            {searchBy !== undefined && (
              <SearchBox value={list.search} onSearch={list.setSearch} placeholder={searchBy} />
            )}
            {filterPanel && <FilterButton>{filterPanel}</FilterButton>}
            {choosable.length > 0 && <ColumnsButton columns={choosable} list={list} />}
            {exportName && (
              <ExportButton name={exportName} columns={columnsShown(columns, list.columns)} answer={answer} />
            )}
          </Box>
        )}
      </Box>
      {filters.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pt: 0.75, pb: 1.25 }}>
          {filters.map(({ label: text, onRemove }, index) => (
            <MuiChip
              key={`${index} ${text}`}
              label={text}
              size="small"
              onDelete={onRemove}
              aria-label={t('kernel.table.filter', { filter: text })}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

function FilterButton({ children }: { children: ReactNode }) {
  const t = useT()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ flex: 'none' }}
      >
        {t('field.filters')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -8, horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('field.filters'),
            sx: { p: 2.5, width: 340, maxWidth: '92vw' },
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
      </Popover>
    </>
  )
}
