import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useT } from '../i18n.ts'
import { Empty } from './empty.tsx'
import type { DataTableProps } from './data-table-props.ts'

type Props = Pick<DataTableProps<never>, 'list' | 'empty'>

/** Nothing found is not the same as nothing there: the first offers to search more widely, the second to begin. */
export function DataTableEmpty({ list, empty: { elsewhere, ...empty } }: Props) {
  const t = useT()
  const isNarrowed = list.search !== '' || Object.keys(list.filters).length > 0
  if (!isNarrowed) return <Empty {...empty} />
  return (
    <Empty
      title={list.search === '' ? t('kernel.table.no-match') : t('kernel.table.no-result', { search: list.search })}
      text={t('kernel.table.search-wider')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {elsewhere}
          <Button variant="outlined" color="inherit" onClick={list.clear}>
            {t('verb.showAll')}
          </Button>
        </Box>
      }
    />
  )
}
