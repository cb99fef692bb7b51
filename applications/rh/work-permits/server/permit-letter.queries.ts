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
    .innerJoin('rh.employee as e', 'e.id', 'k.employee_id')
    .innerJoin('rh.employee_document as d', 'd.id', 'k.document_id')
    .leftJoin('rh.employment_contract as c', 'c.id', 'k.contract_id')
    .leftJoin('rh.position as p', 'p.id', 'c.position_id')
    .leftJoin('platform.company as f', join => join.on(sql<boolean>`f.id = coalesce(c.company_id, e.company_id)`))
    .leftJoin('rh.company_settings as s', 's.company_id', 'f.id')
    .select(['k.employee_id', 'k.channel', 'k.department', 'k.asked_on', 'c.hiring_date', 'p.name as job'])
    .select(['e.title', 'e.name', 'e.birth_name', 'e.firstname', 'e.other_firstnames', 'e.date_of_birth'])
    .select(['e.birth_city', 'e.birth_country_cog', 'e.citizenship_cog'])
    .select(['d.permit_type', 'd.identification_number', 'd.starting_date', 'd.expiration_date'])
    .select(['f.name as company', 'f.siret', 's.phone', 's.legal_representative'])
    .select(sql<Address | null>`f.address`.as('address'))
    .where('k.id', '=', id)
    .executeTakeFirst()
  if (!row?.asked_on) throw notFound()
  return { ...row, asked_on: row.asked_on }
}
export type LetterOfCheck = Awaited<ReturnType<typeof letterOfCheck>>
