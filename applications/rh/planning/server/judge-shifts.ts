import type { InputOf } from '#kernel/shared/call.ts'
import { instantsOf, minutesBetween } from '#rh/working-time/worked-time.model.ts'
import type { planningCalls } from '../planning.calls.ts'
import type { Outcome, ReadShift, ShiftFields, WrittenShift } from '../planning.model.ts'

type Span = { startsAt: string; endsAt: string }
export type Standing = Span & {
  id: string
  employeeId: string
  companyId: string
  workDate: string
  state: string
  version: number
  clientShiftId: string | null
}
/** What is kept of a shift. `id`: of one that stands; `clientShiftId`: of a new one. */
export type ShiftColumns = Span &
  Pick<ShiftFields, 'workDate' | 'breakMinutes' | 'positionId' | 'unitId'> & {
    id: string | null
    clientShiftId: string | null
    employeeId: string
    companyId: string
    state: string
  }

type Known = {
  writtenIds: readonly string[]
  /** Those that are changed or taken away, by id. */
  present: ReadonlyMap<string, Standing>
  /** All shifts of these people around these days. */
  around: readonly Standing[]
  companyOf: (of: { employeeId: string; workDate: string }) => string | undefined
  /** Whether a unit is of that company. */
  hasUnit: (unitId: string, companyId: string) => boolean
  hasPosition: (positionId: string) => boolean
}

/** What of the shifts that were sent is written, and why the others are not: taken away first, then changed, then added. */
export function judgeShifts(known: Known, { added, edited, removed }: InputOf<typeof planningCalls.writeShifts>) {
  const results: WrittenShift[] = []
  const gone: Standing[] = []
  const written: ShiftColumns[] = []
  const standing = new Map(known.around.map(shift => [shift.id, shift]))
  for (const read of removed) {
    const shift = known.present.get(read.id)
    const outcome = outcomeOfRead(known, shift, read)
    results.push({ key: read.id, outcome })
    if (outcome !== 'done' || !shift) continue
    gone.push(shift)
    standing.delete(shift.id)
  }
  const write = (key: string, columns: Omit<ShiftColumns, 'companyId'>) => {
    const companyId = known.companyOf(columns)
    const outcome = companyId ? outcomeAt(known, standing, { ...columns, companyId }) : 'unknown'
    results.push({ key, outcome })
    if (outcome !== 'done' || !companyId) return
    written.push({ ...columns, companyId })
    standing.set(key, { ...columns, companyId, id: key, version: 1 })
  }
  for (const { id, version, ...fields } of edited) {
    const shift = known.present.get(id)
    const outcome = outcomeOfRead(known, shift, { id, version })
    if (outcome !== 'done' || !shift) results.push({ key: id, outcome })
    else
      write(id, {
        ...keptOf(fields),
        id,
        clientShiftId: null,
        employeeId: shift.employeeId,
        state: shift.state === 'draft' ? 'draft' : 'changed',
      })
  }
  for (const { clientShiftId, employeeId, ...fields } of added) {
    const twin = known.around.find(shift => shift.clientShiftId === clientShiftId)
    if (twin) results.push({ key: clientShiftId, outcome: twin.employeeId === employeeId ? 'done' : 'unknown' })
    else write(clientShiftId, { ...keptOf(fields), id: null, clientShiftId, employeeId, state: 'draft' })
  }
  return { results, gone, written }
}

const keptOf = ({ workDate, from, until, breakMinutes, positionId, unitId }: ShiftFields) => ({
  ...instantsOf(workDate, from, until),
  workDate,
  breakMinutes,
  positionId,
  unitId,
})

function outcomeOfRead({ writtenIds }: Known, shift: Standing | undefined, { version }: ReadShift): Outcome {
  if (!shift || !writtenIds.includes(shift.companyId)) return 'unknown'
  return shift.version === version && shift.state !== 'cancelled' ? 'done' : 'changed-since'
}

function outcomeAt(
  { hasUnit, hasPosition }: Known,
  standing: ReadonlyMap<string, Standing>,
  { id, employeeId, companyId, startsAt, endsAt, breakMinutes, unitId, positionId }: ShiftColumns,
): Outcome {
  if (positionId !== null && !hasPosition(positionId)) return 'unknown-position'
  if (unitId !== null && !hasUnit(unitId, companyId)) return 'unknown-place'
  if (minutesBetween(startsAt, endsAt) - breakMinutes < 1) return 'too-long'
  const meets = [...standing.values()].some(
    other =>
      other.employeeId === employeeId &&
      other.id !== id &&
      Date.parse(other.startsAt) < Date.parse(endsAt) &&
      Date.parse(startsAt) < Date.parse(other.endsAt),
  )
  return meets ? 'overlap' : 'done'
}
