import type { BulkLine } from '#kernel/shared/bulk-line.ts'
import { ManyProgress } from '#kernel/web/kit/many-progress.tsx'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import type { ApplicationRow } from '../../candidate-application.model.ts'

type Props = {
  lines: readonly BulkLine[]
  rows: readonly ApplicationRow[]
  /** How far it is, in words. */
  told: (figures: { done: number; total: number }) => string
  refusedLabel: string
  success: string
}

/** What became of each of several people, one after the other: who was left is named with why. */
export function LinesOfMany({ lines, rows, told, refusedLabel, success }: Props) {
  const left = lines.filter(({ ok }) => !ok)
  const isOver = lines.length === rows.length
  return (
    <ManyProgress
      told={told({ done: lines.length - left.length, total: rows.length })}
      done={lines.length}
      total={rows.length}
      refused={left.map(({ id, message }) => {
        const row = rows.find(one => one.id === id)
        const name = row ? `${row.name} ${row.firstname}` : id
        return { id, name, why: message ?? '', ...(row && { to: addressOfApplication(row.candidateId, id) }) }
      })}
      refusedLabel={refusedLabel}
      success={isOver && left.length === 0 ? success : undefined}
    />
  )
}
