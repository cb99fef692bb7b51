import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Family } from '../contract-family.model.ts'
import { requiresEndDate, type TypeOfContract } from '../type-of-contract.model.ts'
import type { TermRights } from './term-rights.ts'
import { usesOf } from './uses-of-term.queries.ts'

export type Reading = { db: RhDb; today: string; rights: TermRights }

const rowsOf = ({ db, today }: Reading) =>
  db
    .selectFrom('rh.type_of_contract as t')
    .select([
      't.id',
      't.libelle',
      't.family',
      't.dsnNature',
      't.dsnReason',
      't.endAllowance',
      't.readingLanguages',
      't.archivedAt',
      't.version',
      usesOf('typeOfContractId', today).as('uses'),
    ])
    .orderBy('t.libelleKey')
    .orderBy('t.id')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const told = (row: Row, { can }: TermRights): TypeOfContract => {
  const family = row.family as Family
  const languages = row.readingLanguages as TypeOfContract['readingLanguages']
  return { ...row, family, readingLanguages: languages, requiresEndDate: requiresEndDate(family), can }
}

export async function typesOfContract(reading: Reading, withArchived: boolean): Promise<TypeOfContract[]> {
  const rows = await rowsOf(reading)
    .$if(!withArchived, query => query.where('t.archivedAt', 'is', null))
    .execute()
  return rows.map(row => told(row, reading.rights))
}

/** @throws Refusal 404 */
export async function typeOfContractById(reading: Reading, id: string): Promise<TypeOfContract> {
  const row = await rowsOf(reading).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return told(row, reading.rights)
}

/** @throws Refusal 404 */
export async function typeOfContractByLibelle(reading: Reading, libelle: string): Promise<TypeOfContract> {
  const row = await rowsOf(reading)
    .where('t.libelleKey', '=', sql<string>`kernel.normalise(btrim(${libelle}))`)
    .where('t.archivedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return told(row, reading.rights)
}
