import { useCallback, useMemo, useState } from 'react'
import type { MenuElement } from '#platform/rights/menu.model.ts'
import type { Unfolding } from './menu-branch.tsx'
import { plannedFold } from './menu-tree.ts'

/** `here`: paths from the application to the page on screen. `open`: what is unfolded. */
type Folds = { here: readonly string[]; open: readonly string[] }

/**
 * Which elements are unfolded: those that lead to the page on screen, then what the person opens and closes. The answer
 * stays the same object until something folds or unfolds, so that a change of page leaves the other branches alone.
 */
export function useUnfolding(trail: readonly MenuElement[]): Unfolding {
  const here = trail.flatMap((element, index) => {
    const leadsToPlanned = !element.planned && trail[index + 1]?.planned
    return leadsToPlanned ? [element.path, plannedFold(element)] : [element.path]
  })
  const [folds, setFolds] = useState<Folds>({ here, open: here })
  if (folds.here.join() !== here.join()) setFolds(following(folds, here))

  const { open } = folds
  const toggle = useCallback((path: string, depth: number) => setFolds(present => toggled(present, path, depth)), [])
  return useMemo(() => ({ isOpen: path => open.includes(path), toggle }), [open, toggle])
}

function following({ open }: Folds, here: readonly string[]): Folds {
  const application = here[0]
  if (application === undefined) return { here, open }
  const shown = [...new Set([...open.filter(path => isBelow(path, application)), ...here])]
  const isSame = shown.length === open.length && shown.every(path => open.includes(path))
  return { here, open: isSame ? open : shown }
}

function toggled({ here, open }: Folds, path: string, depth: number): Folds {
  if (open.includes(path)) return { here, open: open.filter(other => other !== path) }
  return { here, open: depth === 0 ? [path, ...here.slice(1)] : [...open, path] }
}

const isBelow = (path: string, root: string) => path.startsWith(`${root}/`)
