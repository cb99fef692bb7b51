import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Address = { address?: string; additionalAddress?: string | null; postCode?: string; city?: string }

/**
 * What the letter of a check tells: the permit, its holder, and the employer who hires him, by the contract or else by
 * the file.
 * @throws Refusal 404 for a check that is not there, or that nobody was asked for
 */
export async function letterOfCheck(db: RhDb, id: string) {
  const row = await db
    .selectFrom('rh.permit_check as k')
    .innerJoin('rh.employee as e', 'e.id', 'k.employeeId')
    .innerJoin('rh.employee_document as d', 'd.id', 'k.documentId')
    .leftJoin('rh.employment_contract as c', 'c.id', 'k.contractId')
    .leftJoin('rh.position as p', 'p.id', 'c.positionId')
    .leftJoin('platform.company as f', join => join.on(sql<boolean>`f.id = coalesce(c.company_id, e.company_id)`))
    .leftJoin('rh.company_settings as s', 's.companyId', 'f.id')
    .select(['k.employeeId', 'k.channel', 'k.department', 'k.askedOn', 'c.hiringDate', 'p.name as job'])
    .select(['e.title', 'e.name', 'e.birthName', 'e.firstname', 'e.otherFirstnames', 'e.dateOfBirth'])
    .select(['e.birthCity', 'e.birthCountryCog', 'e.citizenshipCog'])
    .select(['d.permitType', 'd.identificationNumber', 'd.startingDate', 'd.expirationDate'])
    .select(['f.name as company', 'f.siret', 's.phone', 's.legalRepresentative'])
    .select(sql<Address | null>`f.address`.as('address'))
    .where('k.id', '=', id)
    .executeTakeFirst()
  if (!row?.askedOn) throw notFound()
  return { ...row, askedOn: row.askedOn }
}
export type LetterOfCheck = Awaited<ReturnType<typeof letterOfCheck>>
