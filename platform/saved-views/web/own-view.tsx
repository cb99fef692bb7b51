import DeleteOutlined from '~icons/ic/outline-delete'
import DriveFileRenameOutline from '~icons/ic/baseline-drive-file-rename-outline'
import FilterAltOutlined from '~icons/ic/outline-filter-alt'
import Box from '@mui/material/Box'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { type Action, RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { type SavedView, viewQuery } from '../saved-view.model.ts'
import { savedViewsCalls } from '../saved-views.calls.ts'
import { ViewChip } from './view-chip.tsx'

type Props = { list: string; view: SavedView; shown: string; onRename: () => void }

/** A view of one's own, with what may be done with it. */
export function OwnView({ list, view: { id, name, query }, shown, onRename }: Props) {
  const t = useT()
  const restoring = useSend(savedViewsCalls.saveView)
  const restore = () => restoring.start({ list, name, query })
  const deleting = useSend(savedViewsCalls.deleteSavedView, {
    onDone: () =>
      raiseAlert({
        kind: 'success',
        text: t('saved-views.deleted', { name }),
        action: { text: t('verb.undo'), onSelect: restore },
      }),
  })
  const updating = useSend(savedViewsCalls.editSavedView, {
    onDone: () => raiseAlert({ kind: 'success', text: t('saved-views.updated', { name }) }),
  })
  const isShown = viewQuery(query) === shown
  const actions: Action[] = [
    ...(isShown || shown === ''
      ? []
      : [
          {
            label: t('saved-views.update'),
            icon: <FilterAltOutlined fontSize="small" />,
            onSelect: () => updating.start({ id, query: shown }),
          },
        ]),
    { label: t('saved-views.rename'), icon: <DriveFileRenameOutline fontSize="small" />, onSelect: onRename },
    {
      label: t('saved-views.delete'),
      icon: <DeleteOutlined fontSize="small" />,
      isDestructive: true,
      onSelect: () => deleting.start({ id }),
    },
  ]
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
      <ViewChip label={name} query={query} isShown={isShown} />
      <RowMenu label={t('saved-views.more', { name })} actions={actions} />
    </Box>
  )
}
