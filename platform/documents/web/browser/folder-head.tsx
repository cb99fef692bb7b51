import ArchiveOutlined from '~icons/ic/outline-archive'
import CreateNewFolderOutlined from '~icons/ic/outline-create-new-folder'
import DriveFileMoveOutlined from '~icons/ic/outline-drive-file-move'
import EditOutlined from '~icons/ic/outline-edit'
import UnarchiveOutlined from '~icons/ic/outline-unarchive'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { type Action, RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { Folder } from '../../document.model.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NewFolderDialog } from './new-folder-dialog.tsx'
import { RenameFolderDialog } from './rename-folder-dialog.tsx'

type Props = { folder: Folder; folders: readonly Folder[] }
type Task = 'create' | 'rename' | 'move' | 'archive'

/** The name of the open folder, and what one may do with it. */
export function FolderHead({ folder, folders }: Props) {
  const t = useT()
  const [task, setTask] = useState<Task | null>(null)
  const close = () => setTask(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{folder.name}</bdi>
      </Typography>
      {folder.company && <Chip label={folder.company} />}
      {folder.archived && <Chip label={t('documents.browser.archived')} tone="warning" />}
      <Box sx={{ flex: 1 }} />
      {folder.can.write && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<CreateNewFolderOutlined />}
          onClick={() => setTask('create')}
        >
          {t('documents.browser.new-folder')}
        </Button>
      )}
      <RowMenu label={t('verb.actOnNamed', { name: folder.name })} actions={actionsOf(folder, t, setTask)} />
      {task === 'create' && <NewFolderDialog parent={folder} onClose={close} />}
      {task === 'rename' && <RenameFolderDialog folder={folder} onClose={close} />}
      {task === 'move' && <MoveDialog kind="folder" entry={folder} folders={folders} onClose={close} />}
      {task === 'archive' && <ArchiveDialog kind="folder" entry={folder} onClose={close} />}
    </Box>
  )
}

function actionsOf(folder: Folder, t: ReturnType<typeof useT>, onChoose: (task: Task) => void): Action[] {
  const isRoot = folder.parentId === null
  const { write, archive } = folder.can
  return [
    ...(write ? [{ label: t('verb.rename'), icon: <EditOutlined />, onSelect: () => onChoose('rename') }] : []),
    ...(write && !isRoot
      ? [{ label: t('verb.move'), icon: <DriveFileMoveOutlined />, onSelect: () => onChoose('move') }]
      : []),
    ...(archive && !isRoot
      ? [
          {
            label: t(folder.archived ? 'documents.browser.restore' : 'documents.browser.archive'),
            icon: folder.archived ? <UnarchiveOutlined /> : <ArchiveOutlined />,
            onSelect: () => onChoose('archive'),
          },
        ]
      : []),
  ]
}
