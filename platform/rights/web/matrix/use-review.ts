import { useRef, useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { ForeignChange, RightsOfScope, RightsSaved } from '../../right.model.ts'
import { type Changes, scopeChanges } from './matrix-changes.ts'
import { columnsOf } from './matrix-column.ts'
import { type Conflict, type ConflictingCell, conflictOf, rebaseChanges } from './matrix-conflict.ts'
import type { MatrixSource } from './matrix-source.ts'
import type { Matrix } from './use-matrix.ts'

export type Review =
  | { kind: 'asking' }
  /** `others`: cells that colleagues changed meanwhile, taken as they are. */
  | { kind: 'ready'; expected: RightsSaved; others: number; isSaving: boolean }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'conflict'; conflict: Conflict }

/** From what was changed to what is saved: the difference first, and whose change stands where two people changed a cell. */
export function useReview(matrix: Matrix, source: MatrixSource) {
  const t = useT()
  const alert = useAlert()
  const [review, setReview] = useState<Review | null>(null)
  /** Each review has a number: of one that was closed, what the server still answers opens nothing. */
  const current = useRef(0)

  const ask = async (scopes: readonly RightsOfScope[], changes: Changes, others = 0) => {
    setReview({ kind: 'asking' })
    const sent = scopeChanges(scopes, columnsOf(scopes), changes)
    if (sent.length === 0) {
      setReview(null)
      return alert.info(t('rights.review.nothing-left'))
    }
    const asked = current.current
    try {
      const expected = await source.send(sent, true)
      if (asked === current.current) setReview({ kind: 'ready', expected, others, isSaving: false })
    } catch (failure) {
      if (asked === current.current) await refuse(failure, scopes, changes)
    }
  }

  const refuse = async (failure: unknown, scopes: readonly RightsOfScope[], changes: Changes) => {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.code !== 'VERSION_CONFLICT') return setReview({ kind: 'refused', error: failure })
    const foreign = failure.detail.changes as readonly ForeignChange[]
    const asked = current.current
    const reloaded = await source.reload()
    if (asked !== current.current) return
    const conflict = conflictOf(columnsOf(scopes), changes, reloaded, foreign)
    if (conflict.cells.length > 0) setReview({ kind: 'conflict', conflict })
    else await goOn(conflict, changes, () => true)
  }

  const goOn = async (conflict: Conflict, changes: Changes, keepsMine: (cell: ConflictingCell) => boolean) => {
    const next = rebaseChanges(changes, conflict, keepsMine)
    matrix.restart(conflict.scopes, next)
    await ask(conflict.scopes, next, conflict.others)
  }

  const save = async () => {
    if (review?.kind !== 'ready') return
    setReview({ ...review, isSaving: true })
    try {
      await source.send(scopeChanges(matrix.scopes, matrix.columns, matrix.changes), false)
      matrix.discard()
      setReview(null)
      alert.success(t('rights.review.saved'))
    } catch (failure) {
      await refuse(failure, matrix.scopes, matrix.changes)
    }
  }

  return {
    review,
    start: () => ask(matrix.scopes, matrix.changes),
    save,
    decide: (conflict: Conflict, keepsMine: (cell: ConflictingCell) => boolean) =>
      goOn(conflict, matrix.changes, keepsMine),
    close: () => {
      current.current += 1
      setReview(null)
    },
  }
}
