import { wrongField } from '#kernel/server/errors.ts'
import { cspOn } from '#platform/identifiers/csp.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type {
  Coefficient,
  CoefficientChange,
  CoefficientFields,
  Minimum,
  NewCoefficient,
} from '../coefficient.model.ts'
import { coefficientById } from './coefficients.queries.ts'
import { requireWritesPay } from './term-rights.ts'
import { writtenByEdit, lockTerm, requireFreeName } from './terms.queries.ts'
import type { Reading } from './types-of-contract.queries.ts'

const table = 'rh.coefficient'

const columnsOf = ({ minima: _, ...fields }: Partial<CoefficientFields>) => fields

/** @throws Refusal 400 on a name that is taken, an unknown category, minima without the right on pay */
export async function createCoefficient(reading: Reading, typed: NewCoefficient): Promise<Coefficient> {
  const { db } = reading
  requireWritable(reading, typed)
  await requireFreeName(db, table, { name: typed.label, field: 'coefficient.label' })
  const { id } = await db
    .insertInto(table)
    .values({ ...columnsOf(typed), label: typed.label, value: typed.value })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMinima(db, id, typed.minima ?? [])
  return coefficientById(reading, id)
}

/** @throws Refusal 404; 400 as a new one; 409 VERSION_CONFLICT */
export async function editCoefficient(
  reading: Reading,
  { id, archived, version, ...fields }: CoefficientChange,
): Promise<Coefficient> {
  const { db } = reading
  await lockTerm(db, table, { id, version })
  requireWritable(reading, fields)
  const standing = await coefficientById(reading, id)
  await requireFreeName(db, table, { id, name: fields.label ?? standing.label, field: 'coefficient.label' })
  await db
    .updateTable(table)
    .set({ ...columnsOf(fields), ...writtenByEdit(archived) })
    .where('id', '=', id)
    .execute()
  if (fields.minima) {
    await db.deleteFrom('rh.coefficient_minimum').where('coefficientId', '=', id).execute()
    await insertMinima(db, id, fields.minima)
  }
  return coefficientById(reading, id)
}

function requireWritable({ rights, today }: Reading, { cspCode, minima }: Partial<CoefficientFields>) {
  if (minima) requireWritesPay(rights, 'coefficient.minima')
  if (cspCode && !cspOn(cspCode, today)) throw wrongField('coefficient.cspCode', 'unknown', 'rh.csp.unknown')
}

async function insertMinima(db: RhDb, coefficientId: string, minima: readonly Minimum[]) {
  if (minima.length === 0) return
  await db
    .insertInto('rh.coefficient_minimum')
    .values(
      minima.map(({ validFrom, hourlyAmount }) => ({
        coefficientId,
        validFrom,
        hourlyAmount,
      })),
    )
    .execute()
}
