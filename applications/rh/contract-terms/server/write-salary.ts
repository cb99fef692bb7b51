import type { z } from 'zod'
import { Refusal } from '#kernel/server/errors.ts'
import type { Salary, SalaryChange, salaryFields } from '../salary.model.ts'
import { salaryById } from './salaries.queries.ts'
import { requireWritesPay } from './term-rights.ts'
import { writtenByEdit, lockTerm, requireFreeName } from './terms.queries.ts'
import type { Reading } from './types-of-contract.queries.ts'

type SalaryFields = z.output<typeof salaryFields>

const table = 'rh.salary'

/** @throws Refusal 400 on a name that is taken, or without the right on pay */
export async function createSalary(reading: Reading, typed: SalaryFields): Promise<Salary> {
  const { db } = reading
  requireWritesPay(reading.rights, 'salary.amount')
  await requireFreeName(db, table, { name: typed.label, field: 'salary.label' })
  const { id } = await db.insertInto(table).values(typed).returning('id').executeTakeFirstOrThrow()
  return salaryById(reading, id)
}

/** @throws Refusal 404; 400 as a new one; 409 SALARY_IN_USE on what a signed contract says, VERSION_CONFLICT */
export async function editSalary(
  reading: Reading,
  { id, archived, version, ...fields }: SalaryChange,
): Promise<Salary> {
  const { db } = reading
  await lockTerm(db, table, { id, version })
  requireWritesPay(reading.rights, 'salary.amount')
  const standing = await salaryById(reading, id)
  if (standing.isFrozen && saysAnother(standing, fields)) throw new Refusal(409, 'SALARY_IN_USE', 'rh.salary.in-use')
  await requireFreeName(db, table, { id, name: fields.label ?? standing.label, field: 'salary.label' })
  await db
    .updateTable(table)
    .set({ ...fields, ...writtenByEdit(archived) })
    .where('id', '=', id)
    .execute()
  return salaryById(reading, id)
}

/** The name alone may change once people have signed. */
const saysAnother = (standing: Salary, fields: Partial<SalaryFields>) =>
  (['unit', 'amount', 'validFrom'] as const).some(
    field => fields[field] !== undefined && fields[field] !== standing[field],
  )
