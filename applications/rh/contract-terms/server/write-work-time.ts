import { Refusal } from '#kernel/server/errors.ts'
import {
  faultsOfWorkTime,
  type NewWorkTime,
  tidyWorkTime,
  type WorkTime,
  type WorkTimeChange,
  type WorkTimeFields,
} from '../work-time.model.ts'
import { writtenByEdit, lockTerm, requireFreeName } from './terms.queries.ts'
import type { Reading } from './types-of-contract.queries.ts'
import { workTimeById } from './work-times.queries.ts'

const table = 'rh.work_time'

const blank = { weeklyHours: null, daysPerWeek: null, daysPerYear: null, distribution: null, exemptionReason: null }

const columnsOf = (time: WorkTimeFields) => ({
  label: time.label,
  kind: time.kind,
  weeklyHours: time.weeklyHours,
  daysPerWeek: time.daysPerWeek,
  daysPerYear: time.daysPerYear,
  distribution: time.distribution,
  exemptionReason: time.exemptionReason,
})

/** @throws Refusal 400 on a name that is taken, on hours that are not those of its kind */
export async function createWorkTime(reading: Reading, typed: NewWorkTime): Promise<WorkTime> {
  const { db } = reading
  const time = checked({ ...blank, ...typed })
  await requireFreeName(db, table, { name: time.label, field: 'workTime.label' })
  const { id } = await db.insertInto(table).values(columnsOf(time)).returning('id').executeTakeFirstOrThrow()
  return workTimeById(reading, id)
}

/** @throws Refusal 404; 400 as a new one; 409 VERSION_CONFLICT */
export async function editWorkTime(
  reading: Reading,
  { id, archived, version, ...fields }: WorkTimeChange,
): Promise<WorkTime> {
  const { db } = reading
  await lockTerm(db, table, { id, version })
  const time = checked({ ...(await workTimeById(reading, id)), ...fields })
  await requireFreeName(db, table, { id, name: time.label, field: 'workTime.label' })
  await db
    .updateTable(table)
    .set({ ...columnsOf(time), ...writtenByEdit(archived) })
    .where('id', '=', id)
    .execute()
  return workTimeById(reading, id)
}

function checked(typed: WorkTimeFields): WorkTimeFields {
  const faults = faultsOfWorkTime(typed)
  if (faults.length === 0) return tidyWorkTime(typed)
  throw new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', {
    fields: faults.map(({ field, message }) => ({ field: `workTime.${field}`, code: 'work_time', message })),
  })
}
