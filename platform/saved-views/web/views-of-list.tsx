import BookmarkAddOutlined from '~icons/ic/outline-bookmark-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'
import { type SavedView, viewQuery } from '../saved-view.model.ts'
import { savedViewsCalls } from '../saved-views.calls.ts'
import { OwnView } from './own-view.tsx'
import { ViewChip } from './view-chip.tsx'

const ViewDialog = later(async () => (await import('./view-dialog.tsx')).ViewDialog)

/** A view that everybody has of a list, and how many rows it shows where that is known. */
export type UsualView = { label: string; query: string; count?: number | undefined }

type Props = {
  /** The list's own name, under which it keeps its page size. */
  list: string
  usual: readonly UsualView[]
}

type Naming = Pick<SavedView, 'query'> & { view?: SavedView }

/** What a list is often narrowed to, one click each: the views that everybody has, then one's own, and the way to keep one. */
export function ViewsOfList({ list, usual }: Props) {
  const t = useT()
  const [address] = useSearchParams()
  const [naming, setNaming] = useState<Naming>()
  const own = useCall(savedViewsCalls.getSavedViews, { list }).data ?? []
  const shown = viewQuery(address)
  const isKnown = [...usual, ...own].some(({ query }) => viewQuery(query) === shown)

  return (
    <Box
      component="nav"
      aria-label={t('saved-views.all')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: -0.5,
          p: 0.5,
          display: 'flex',
          gap: 1,
          maxWidth: 'calc(100% + 8px)',
          flexWrap: { xs: 'nowrap', sm: 'wrap' },
          overflowX: { xs: 'auto', sm: 'visible' },
        }}
      >
        {usual.map(({ label, query, count }) => (
          <li key={query}>
            <ViewChip label={label} query={query} count={count} isShown={viewQuery(query) === shown} />
          </li>
        ))}
        {own.map(view => (
          <OwnView key={view.id} list={list} view={view} shown={shown} onRename={() => setNaming({ ...view, view })} />
        ))}
      </Box>
      {shown !== '' && !isKnown && (
        <Button
          size="small"
          color="inherit"
          startIcon={<BookmarkAddOutlined />}
          sx={{ flexShrink: 0 }}
          onClick={() => setNaming({ query: shown })}
        >
          {t('saved-views.keep')}
        </Button>
      )}
      {naming && <ViewDialog list={list} {...naming} onClose={() => setNaming(undefined)} />}
    </Box>
  )
}
