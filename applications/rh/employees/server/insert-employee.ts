import { emit } from '#kernel/server/events.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { NewEmployee } from '../employee-form.model.ts'
import { employeeColumns } from './employee-columns.ts'
import { noteEmployeeState } from './employee-events.ts'
import type { nirColumns } from './nir.ts'
import type { ibanColumns } from './bank.ts'

type Taken = NewEmployee & { id: string; sex: 1 | 2; companyId: string | null }

type Further = Partial<ReturnType<typeof nirColumns> & ReturnType<typeof ibanColumns>> & {
  searchExtra?: string
  candidateId?: string
  candidateApplicationId?: string | null
}

/** Writes a person whom every rule has let through: his row, the first line of his history, and that he came. */
export async function insertEmployee(db: RhDb, actor: Pick<Caller, 'userId'>, employee: Taken, further: Further = {}) {
  const columns = {
    ...employeeColumns(employee),
    id: employee.id,
    name: employee.name,
    firstname: employee.firstname,
    dateOfBirth: employee.dateOfBirth,
    sex: employee.sex,
    companyId: employee.companyId,
    createdBy: actor.userId,
    updatedBy: actor.userId,
    ...further,
  }
  await Promise.all([
    db.insertInto('rh.employee').values(columns).execute(),
    noteEmployeeState(db, actor, employee.id, null, 'active'),
    emit(db, 'employee.created', { employeeId: employee.id }),
  ])
}
