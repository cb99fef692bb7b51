import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'

/** Nothing found, or no company to look at. */
export function NoPlaces({ list }: { list: ListState }) {
  const t = useT()
  if (list.search === '') return <Empty title={t('rh.places.none')} text={t('rh.places.none-text')} />
  return (
    <Empty
      title={t('kernel.table.no-result', { search: list.search })}
      text={t('rh.places.search-help')}
      action={
        <Button variant="outlined" color="inherit" onClick={() => list.setSearch('')}>
          {t('kernel.search.clear')}
        </Button>
      }
    />
  )
}
