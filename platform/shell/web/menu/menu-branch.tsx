import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { memo, type ReactNode, useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { MenuElement } from '#platform/rights/menu.model.ts'
import { MenuRow } from './menu-row.tsx'
import { plannedApart, plannedFold } from './menu-tree.ts'

export type Unfolding = {
  /** Paths of the elements that show what is below them. */
  isOpen: (path: string) => boolean
  toggle: (path: string, depth: number) => void
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
          isDim={element.planned}
        />
      </li>
    )
  }
  const isOpen = unfolding.isOpen(element.path) && !isMini
  const { shown, folded } = plannedApart(element)
  const below = { current, unfolding, depth: depth + 1 }
  return (
    <li>
      <MenuRow
        name={name}
        depth={depth}
        icon={icon}
        isMini={isMini}
        isOpen={isOpen}
        onToggle={() => unfolding.toggle(element.path, depth)}
        controls={listId}
        isCurrent={element.path === current || (current !== undefined && !isOpen)}
        isDim={element.planned}
      />
      <Collapse in={isOpen} timeout={160} unmountOnExit id={listId} component="div">
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Branches elements={shown} {...below} />
          {folded.length > 0 && <PlannedFold of={element} elements={folded} {...below} />}
        </Box>
      </Collapse>
    </li>
  )
})

type BelowProps = Pick<Props, 'current' | 'unfolding'> & { elements: readonly MenuElement[]; depth: number }

const Branches = ({ elements, current, ...props }: BelowProps) =>
  elements.map(child => (
    <MenuBranch key={child.id} element={child} name={child.name} current={currentBelow(child, current)} {...props} />
  ))

/** What is still to come, behind a line that says so. */
function PlannedFold({ of, elements, ...below }: BelowProps & { of: MenuElement }) {
  const t = useT()
  const listId = useId()
  const { unfolding, depth, current } = below
  const isOpen = unfolding.isOpen(plannedFold(of))
  const holdsCurrent = elements.some(element => currentBelow(element, current) !== undefined)
  return (
    <li>
      <MenuRow
        name={t('shell.planned.fold')}
        depth={depth}
        isOpen={isOpen}
        onToggle={() => unfolding.toggle(plannedFold(of), depth)}
        controls={listId}
        isCurrent={holdsCurrent && !isOpen}
        isDim
      />
      <Collapse in={isOpen} timeout={160} unmountOnExit id={listId} component="div">
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Branches elements={elements} {...below} depth={depth + 1} />
        </Box>
      </Collapse>
    </li>
  )
}

/** An address does not tell where its element stands: `documents/rh` is an entry of `rh`. */
export const currentBelow = (element: MenuElement, current: string | undefined): string | undefined =>
  current !== undefined && holds(element, current) ? current : undefined

const holds = (element: MenuElement, path: string): boolean =>
  element.path === path || element.children.some(child => holds(child, path))
