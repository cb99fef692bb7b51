import type { ElementBranch } from '../element.model.ts'
import { ArchiveElement } from './archive-element.tsx'
import { EditElement } from './edit-element.tsx'
import type { Move } from './element-tree.ts'
import { MoveElement } from './move-element.tsx'
import { NewElement } from './new-element.tsx'
import { RestoreElement } from './restore-element.tsx'

/** What is being done with an element: for `add`, below it. */
export type Doing = { act: 'add' | 'edit' | 'move' | 'archive' | 'restore'; element: ElementBranch }

type Props = {
  doing: Doing
  tree: readonly ElementBranch[]
  onMove: (element: ElementBranch, move: Move | undefined) => void
  onClose: () => void
}

export function ElementDialogs({ doing: { act, element }, tree, onMove, onClose }: Props) {
  if (act === 'add') return <NewElement parent={element} tree={tree} onClose={onClose} />
  if (act === 'edit') return <EditElement element={element} onClose={onClose} />
  if (act === 'move') return <MoveElement element={element} tree={tree} onMove={onMove} onClose={onClose} />
  if (act === 'archive') return <ArchiveElement element={element} onClose={onClose} />
  return <RestoreElement element={element} onClose={onClose} />
}
