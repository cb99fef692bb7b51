import { useState } from 'react'
import type { MenuElement } from '#platform/users/user.model.ts'
import type { Unfolding } from './menu-branch.tsx'

/** Which elements are unfolded: those that lead to the page on screen, then what the person opens and closes. */
export function useUnfolding(trail: readonly MenuElement[]): Unfolding {
  const here = trail.map(element => element.path)
  const [followed, setFollowed] = useState(here)
  const [open, setOpen] = useState<readonly string[]>(here)

  if (followed.join() !== here.join()) {
    setFollowed(here)
    if (here.length > 0) setOpen([...open.filter(path => isBelow(path, here[0] as string)), ...here])
  }

  const toggle = (element: MenuElement, depth: number) => {
    if (open.includes(element.path)) return setOpen(open.filter(path => path !== element.path))
    setOpen(depth === 0 ? [element.path, ...here.slice(1)] : [...open, element.path])
  }
  return { isOpen: path => open.includes(path), toggle }
}

const isBelow = (path: string, root: string) => path.startsWith(`${root}/`)
