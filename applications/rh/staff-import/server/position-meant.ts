import type { RowProblem } from '#platform/imports/bulk-model.slot.ts'
import type { FactValues } from './facts-columns.ts'
import { mostNames, ofSameName, namesNear } from './same-name.ts'
import type { OfferedPosition } from './standing-facts.queries.ts'

type PositionMeant = { position: OfferedPosition } | { problem: RowProblem<FactValues> }

const column = 'position'

/** The position of a company, or of all, that a line names or whose code it says. */
export function positionMeant(
  positions: readonly OfferedPosition[],
  said: string,
  companyId: string | null,
): PositionMeant {
  const offered = positions.filter(
    ({ companyIds }) => companyIds.length === 0 || (companyId !== null && companyIds.includes(companyId)),
  )
  const byName = ofSameName(offered, said, ({ name }) => name)
  const meant = byName.length > 0 ? byName : offered.filter(({ code }) => code === said.toLowerCase())
  const [position, ...others] = meant
  if (position && others.length === 0) return { position }
  const names =
    meant.length > 0
      ? meant.map(({ name }) => name)
      : namesNear(
          offered.map(({ name }) => name),
          said,
        )
  const near = names.slice(0, mostNames).join(', ')
  if (meant.length > 0) return { problem: { column, label: 'rh.staff-import.position-ambiguous', values: { near } } }
  return {
    problem: near
      ? { column, label: 'rh.staff-import.position-unknown-near', values: { near } }
      : { column, label: 'rh.staff-import.position-unknown' },
  }
}
