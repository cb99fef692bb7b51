import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useMemo, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { DraftOffer } from '#kernel/web/kit/draft-offer.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { LeaveGuard } from '#kernel/web/kit/leave-guard.tsx'
import type { MatrixElement, RightsOfScope } from '../../right.model.ts'
import { differs } from './differing-rows.ts'
import { FollowedPerson } from './followed-person.tsx'
import { MatrixActions } from './matrix-actions.tsx'
import { MatrixBar } from './matrix-bar.tsx'
import { MatrixGrid } from './matrix-grid.tsx'
import { type MatrixTask, MatrixTasks } from './matrix-tasks.tsx'
import type { RightsMatrixProps } from './rights-matrix-props.ts'
import { saveMatrix } from './save-matrix.ts'
import { shownRows } from './shown-rows.ts'
import { useColumnNames } from './use-column-names.ts'
import { useFollowed } from './use-followed.ts'
import { useLevelNames } from './use-level-names.ts'
import { useMatrix } from './use-matrix.ts'
import { useMatrixDraft } from './use-matrix-draft.ts'
import { useMatrixFilter } from './use-matrix-filter.ts'
import { useReview } from './use-review.ts'
import { type Place, useSetCells } from './use-set-cells.ts'

type Props = RightsMatrixProps & { elements: readonly MatrixElement[]; scopes: readonly RightsOfScope[] }

/** The matrix at work: what is looked at, what was changed, and the way to save it. */
export function MatrixEditor({ source, draft, title, frame, follows = false, copiedFrom, elements, scopes }: Props) {
  const t = useT()
  const nameOf = useLevelNames()
  const nameOfColumn = useColumnNames()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const matrix = useMatrix(elements, scopes)
  const { tree, changes, columns, count } = matrix
  const cells = useSetCells(matrix)
  const filter = useMatrixFilter()
  const kept = useMatrixDraft(matrix, draft)
  const reviewing = useReview(matrix, source)
  const followed = useFollowed(follows)
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set())
  const [looked, setLooked] = useState<{ place: Place | null; elementId: number } | null>(null)
  const [task, setTask] = useState<MatrixTask | null>(null)
  const hasUnsaved = useCallback(() => count > 0, [count])

  const { words, applicationId, onlyDiffering } = filter
  const rows = useMemo(() => {
    const isKept = onlyDiffering ? (element: MatrixElement) => differs(columns, changes, element) : undefined
    return shownRows(tree, { words, applicationId, open, isKept })
  }, [tree, columns, changes, words, applicationId, open, onlyDiffering])
  const everyColumn = followed.column ? [...columns, followed.column] : columns
  const chosen = everyColumn.find(({ key }) => key === filter.columnKey) ?? everyColumn[0]
  const shown = isPhone && chosen ? [chosen] : everyColumn
  const isUnfolded = open.size > 0

  const fold = (elementId: number, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(elementId)
    else next.delete(elementId)
    setOpen(next)
  }
  const explain = (elementId: number, userId: string) => setTask({ kind: 'explain', elementId, userId })

  return frame(
    <MatrixActions
      matrix={matrix}
      onCopy={() => setTask({ kind: 'copy' })}
      onHistory={() => setTask({ kind: 'history', place: looked?.place ?? {} })}
      onReview={reviewing.start}
    />,
    <>
      {kept.found && <DraftOffer draft={kept.found} onResume={kept.resume} onForget={kept.forget} />}
      {followed.userId && looked && (
        <FollowedPerson
          userId={followed.userId}
          elementId={looked.elementId}
          onExplain={() => explain(looked.elementId, followed.userId ?? '')}
        />
      )}
      <Card component="section" aria-label={title}>
        <MatrixBar
          matrix={matrix}
          filter={filter}
          followed={followed}
          isUnfolded={isUnfolded}
          onUnfold={all => setOpen(new Set(all ? elements.map(({ id }) => id) : []))}
          onExport={() =>
            saveMatrix(title, matrix, everyColumn, { elements: t('field.elements'), nameOf, nameOfColumn })
          }
          columns={isPhone && everyColumn.length > 1 ? everyColumn : undefined}
          nameOfColumn={nameOfColumn}
        />
        {rows.length === 0 ? (
          <Empty
            title={t('rights.matrix.nothing-found')}
            action={
              <Button variant="outlined" color="inherit" onClick={filter.clear}>
                {t('verb.showAll')}
              </Button>
            }
          />
        ) : (
          <MatrixGrid
            label={title}
            matrix={matrix}
            cells={cells}
            rows={rows}
            columns={shown}
            onFold={fold}
            onMenu={(place, anchor) => setTask({ kind: 'menu', place, anchor })}
            onActive={(place, elementId) => setLooked({ place, elementId })}
          />
        )}
      </Card>
      <Box role="status" sx={visuallyHidden}>
        {matrix.announcement}
      </Box>
      <MatrixTasks
        task={task}
        onTask={setTask}
        matrix={matrix}
        cells={cells}
        reviewing={reviewing}
        copiedFrom={copiedFrom}
        looked={looked?.place ?? null}
      />
      <LeaveGuard isDirty={hasUnsaved} />
    </>,
  )
}
