import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { RightsOfScope } from '../../right.model.ts'
import { ExplainRight } from '../explain/explain-right.tsx'
import { CellMenu } from './cell-menu.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { settingIn } from './matrix-changes.ts'
import { ReviewDialog } from './review-dialog.tsx'
import type { Matrix } from './use-matrix.ts'
import type { useReview } from './use-review.ts'
import type { Place, SetCells } from './use-set-cells.ts'

/** What stands over the matrix. */
export type MatrixTask =
  | { kind: 'menu'; place: Place; anchor: HTMLElement }
  | { kind: 'history'; place: Partial<Place> }
  | { kind: 'explain'; elementId: number; userId: string }
  | { kind: 'copy' }

type Props = {
  task: MatrixTask | null
  onTask: (task: MatrixTask | null) => void
  matrix: Matrix
  cells: SetCells
  reviewing: ReturnType<typeof useReview>
  copiedFrom: readonly RightsOfScope[] | undefined
  looked: Place | null
}

/** The menu of a cell, the dialogs, and the question before much is taken away. */
export function MatrixTasks({ task, onTask, matrix, cells, reviewing, copiedFrom, looked }: Props) {
  const t = useT()
  const close = () => onTask(null)
  return (
    <>
      {task?.kind === 'menu' && (
        <CellMenu
          place={task.place}
          anchor={task.anchor}
          setting={settingIn(matrix.changes, task.place.column, task.place.element.id)}
          hasBelow={matrix.tree.childrenOf.has(task.place.element.id)}
          cells={cells}
          onHistory={() => onTask({ kind: 'history', place: task.place })}
          onExplain={
            task.place.column.scope === 'user'
              ? () => onTask({ kind: 'explain', elementId: task.place.element.id, userId: task.place.column.scopeId })
              : undefined
          }
          onClose={close}
        />
      )}
      {task?.kind === 'history' && <HistoryDialog matrix={matrix} place={task.place} onClose={close} />}
      {task?.kind === 'explain' && <ExplainRight userId={task.userId} elementId={task.elementId} onClose={close} />}
      {task?.kind === 'copy' && (
        <CopyDialog matrix={matrix} target={looked?.column} further={copiedFrom} onClose={close} />
      )}
      <ReviewDialog matrix={matrix} reviewing={reviewing} />
      {cells.clearing && (
        <Confirm
          title={t('rights.clear.title', { element: cells.clearing.element.name })}
          verb={t('rights.clear.do', { count: cells.clearing.below + 1 })}
          isDestructive
          onConfirm={cells.clearing.go}
          onClose={cells.closeClearing}
        >
          {t('rights.clear.text', { count: cells.clearing.below, column: cells.clearing.column.name })}
        </Confirm>
      )}
    </>
  )
}
