import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useT } from '../i18n.ts'
import { Empty } from './empty.tsx'
import type { ListState } from './use-list-state.ts'

type Props = { list: ListState; empty: { title: string; text?: string; action?: ReactNode } }

/** Nothing found is not the same as nothing there: the first offers to search more widely, the second to begin. */
export function DataTableEmpty({ list, empty }: Props) {
  const t = useT()
  const isNarrowed = list.search !== '' || Object.keys(list.filters).length > 0
  if (!isNarrowed) return <Empty {...empty} />
  return (
    <Empty
      title={list.search === '' ? t('kernel.table.no-match') : t('kernel.table.no-result', { search: list.search })}
      text={t('kernel.table.search-wider')}
      action={
        <Button variant="outlined" color="inherit" onClick={list.clear}>
          {t('kernel.table.show-all')}
        </Button>
      }
    />
  )
}
