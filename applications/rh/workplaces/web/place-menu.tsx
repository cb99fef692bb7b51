import Add from '~icons/ic/baseline-add'
import ArchiveOutlined from '~icons/ic/outline-archive'
import DriveFileMoveOutlined from '~icons/ic/outline-drive-file-move'
import EditOutlined from '~icons/ic/outline-edit'
import InfoOutlined from '~icons/ic/outline-info'
import UnarchiveOutlined from '~icons/ic/outline-unarchive'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactElement } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { canMove, kindBelow, landingsOf, type PlaceNode } from './place-nodes.ts'

export type Act = 'see' | 'edit' | 'add' | 'move' | 'archive' | 'restore'
export type OpenMenu = { node: PlaceNode; anchor: HTMLElement }

type Props = {
  asked: OpenMenu
  nodes: readonly PlaceNode[]
  onAct: (act: Act, node: PlaceNode) => void
  onClose: () => void
}

const icons: Record<Act, ReactElement> = {
  see: <InfoOutlined fontSize="small" />,
  edit: <EditOutlined fontSize="small" />,
  add: <Add fontSize="small" />,
  move: <DriveFileMoveOutlined fontSize="small" />,
  archive: <ArchiveOutlined fontSize="small" />,
  restore: <UnarchiveOutlined fontSize="small" />,
}

/** What one may do with a place: one menu for the whole tree. */
export function PlaceMenu({ asked: { node, anchor }, nodes, onAct, onClose }: Props) {
  const t = useT()
  const labels: Record<Act, string> = {
    see: t('verb.view'),
    edit: t('verb.edit'),
    add: t(`rh.place.add-${kindBelow[node.kind] ?? 'subunit'}`),
    move: t('rh.place.move-to'),
    archive: t('verb.archive'),
    restore: t('verb.restore'),
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actsOn(node, nodes).map(act => (
        <MenuItem
          key={act}
          onClick={() => {
            onClose()
            onAct(act, node)
          }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>{icons[act]}</ListItemIcon>
          {labels[act]}
        </MenuItem>
      ))}
    </Menu>
  )
}

function actsOn(node: PlaceNode, nodes: readonly PlaceNode[]): Act[] {
  const { edit, archive } = node.company.can
  if (node.archivedAt) return ['see', ...(archive ? ['restore' as const] : [])]
  const acts: [Act, boolean][] = [
    ['see', true],
    ['add', edit && kindBelow[node.kind] !== undefined],
    ['edit', edit],
    ['move', canMove(node) && landingsOf(nodes, node).length > 0],
    ['archive', archive],
  ]
  return acts.flatMap(([act, isOffered]) => (isOffered ? [act] : []))
}
