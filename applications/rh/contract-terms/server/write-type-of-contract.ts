import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { Family } from '../contract-family.model.ts'
import {
  dsnOn,
  type NewTypeOfContract,
  offeredToApplicants,
  type TypeOfContract,
  type TypeOfContractChange,
  type TypeOfContractFields,
  usualOf,
} from '../type-of-contract.model.ts'
import { archiveTerm, writtenByEdit, lockTerm, requireFreeName } from './terms.queries.ts'
import { type Reading, typeOfContractById } from './types-of-contract.queries.ts'

const table = 'rh.type_of_contract'

/**
 * `at` is where the call holds the type: the two interface styles name its fields differently.
 * @throws Refusal 400 on a name that is taken, on a code that the declaration does not know
 */
export async function createTypeOfContract(
  reading: Reading,
  type: NewTypeOfContract,
  at: string,
): Promise<TypeOfContract> {
  const { db, today } = reading
  const whole = { ...usualOf[type.family], ...type }
  requireKnownCodes(whole, today, at)
  await requireFreeName(db, table, { name: type.libelle, field: `${at}libelle` })
  const { id } = await db
    .insertInto(table)
    .values({ ...whole, libelle: type.libelle, family: type.family, dsnNature: whole.dsnNature })
    .returning('id')
    .executeTakeFirstOrThrow()
  return typeOfContractById(reading, id)
}

/** @throws Refusal 404; 400 on a name that is taken, on the family of a type that contracts name; 409 VERSION_CONFLICT */
export async function editTypeOfContract(
  reading: Reading,
  { id, archived, version, ...fields }: TypeOfContractChange,
  at: string,
): Promise<TypeOfContract> {
  const { db, today } = reading
  await lockTerm(db, table, { id, version })
  const standing = await typeOfContractById(reading, id)
  requireKnownCodes(fields, today, at)
  if (fields.family && fields.family !== standing.family && standing.uses.contracts > 0)
    throw wrongField(`${at}family`, 'in_use', 'rh.type-of-contract.family-in-use')
  await requireFreeName(db, table, { id, name: fields.libelle ?? standing.libelle, field: `${at}libelle` })
  await db
    .updateTable(table)
    .set({ ...fields, ...writtenByEdit(archived) })
    .where('id', '=', id)
    .execute()
  return typeOfContractById(reading, id)
}

/** @throws Refusal 404; 409 LAST_OF_KIND when applicants would be offered no type of its family any more */
export async function archiveTypeOfContract({ db, ...reading }: Reading, id: string, now: string) {
  await lockTerm(db, table, { id })
  const { family, archivedAt } = await typeOfContractById({ db, ...reading }, id)
  if (!archivedAt && offeredToApplicants.includes(family)) await requireAnother({ db, ...reading }, family, id)
  return archiveTerm(db, table, id, now)
}

async function requireAnother({ db }: Reading, family: Family, id: string) {
  const others = await db
    .selectFrom(table)
    .select('id')
    .where('family', '=', family)
    .where('archivedAt', 'is', null)
    .where('id', '<>', id)
    .forUpdate()
    .execute()
  if (others.length === 0) throw new Refusal(409, 'LAST_OF_KIND', 'rh.type-of-contract.last-of-kind')
}

function requireKnownCodes(
  { dsnNature, dsnReason }: Partial<Pick<TypeOfContractFields, 'dsnNature' | 'dsnReason'>>,
  today: string,
  at: string,
) {
  const knows = (block: 'nature' | 'reason', code: string) => dsnOn(block, today).some(row => row.code === code)
  if (dsnNature && !knows('nature', dsnNature)) throw wrongField(`${at}dsnNature`, 'unknown', 'rh.type-of-contract.dsn')
  if (dsnReason && !knows('reason', dsnReason)) throw wrongField(`${at}dsnReason`, 'unknown', 'rh.type-of-contract.dsn')
}
