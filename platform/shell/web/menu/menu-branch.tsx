import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { memo, type ReactNode, useId } from 'react'
import type { MenuElement } from '#platform/rights/menu.model.ts'
import { MenuRow } from './menu-row.tsx'

export type Unfolding = {
  /** Paths of the elements that show what is below them. */
  isOpen: (path: string) => boolean
  toggle: (element: MenuElement, depth: number) => void
}

type Props = {
  element: MenuElement
  name: string
  /** Path of the element on screen, where it is this one or below it: the other branches need not follow it. */
  current: string | undefined
  unfolding: Unfolding
  depth?: number
  icon?: ReactNode
  isMini?: boolean
}

/** An element of the menu with all that is below it. One with children unfolds, any other is a link. */
export const MenuBranch = memo((props: Props) => {
  const { element, name, current, unfolding, depth = 0, icon, isMini = false } = props
  const listId = useId()
  if (element.children.length === 0) {
    return (
      <li>
        <MenuRow
          name={name}
          depth={depth}
          icon={icon}
          isMini={isMini}
          to={element.routePath}
          isCurrent={element.path === current}
        />
      </li>
    )
  }
  const isOpen = unfolding.isOpen(element.path) && !isMini
  return (
    <li>
      <MenuRow
        name={name}
        depth={depth}
        icon={icon}
        isMini={isMini}
        isOpen={isOpen}
        onToggle={() => unfolding.toggle(element, depth)}
        controls={listId}
        isCurrent={element.path === current}
      />
      <Collapse in={isOpen} timeout={160} unmountOnExit id={listId} component="div">
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {element.children.map(child => (
            <MenuBranch
              key={child.id}
              element={child}
              name={child.name}
              current={currentBelow(child, current)}
              unfolding={unfolding}
              depth={depth + 1}
            />
          ))}
        </Box>
      </Collapse>
    </li>
  )
})

export const currentBelow = ({ path }: MenuElement, current: string | undefined) =>
  current === path || current?.startsWith(`${path}/`) ? current : undefined
