import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useT } from '#kernel/web/i18n.ts'
import { type ElementBranch, isInMenu } from '../element.model.ts'
import type { Doing } from './element-dialogs.tsx'
import { canMove, type Move, step } from './element-tree.ts'

export type Acted = { element: ElementBranch; anchor: HTMLElement }

type Props = {
  acted: Acted
  tree: readonly ElementBranch[]
  onMove: (element: ElementBranch, move: Move | undefined) => void
  onDo: (doing: Doing) => void
  onClose: () => void
}

/** What may be done with an element. */
export function ElementActions({ acted: { element, anchor }, tree, onMove, onDo, onClose }: Props) {
  const t = useT()
  const [up, down] = [step(tree, element, 'up'), step(tree, element, 'down')]
  const doing = (act: Doing['act']) => () => onDo({ act, element })
  const items = [
    ...(isInMenu(element) && !element.archived ? [{ text: t('applications.act.add'), act: doing('add') }] : []),
    ...(element.archived ? [] : [{ text: t('verb.edit'), act: doing('edit') }]),
    ...(up ? [{ text: t('applications.act.up'), act: () => onMove(element, up) }] : []),
    ...(down ? [{ text: t('applications.act.down'), act: () => onMove(element, down) }] : []),
    ...(canMove(element) ? [{ text: t('applications.act.move'), act: doing('move') }] : []),
    ...(element.parentId !== null && !element.archived
      ? [{ text: t('verb.archive'), act: doing('archive'), isDestructive: true }]
      : []),
    ...(element.archived ? [{ text: t('applications.act.restore'), act: doing('restore') }] : []),
  ]
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {items.map(({ text, act, ...more }) => (
        <MenuItem
          key={text}
          sx={theme => ('isDestructive' in more ? { color: theme.vars.palette.error.strong } : {})}
          onClick={() => {
            onClose()
            act()
          }}
        >
          {text}
        </MenuItem>
      ))}
    </Menu>
  )
}
