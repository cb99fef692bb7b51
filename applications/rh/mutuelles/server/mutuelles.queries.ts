import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { documentsOf } from '#rh/contracts/contracts.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { EventOfMutuelle, Mutuelle, UnboundContract } from '../mutuelle.model.ts'
import type { MutuelleScope } from './mutuelle-scope.ts'
import { stateOn } from './state-on.ts'

type Row = Omit<Mutuelle, 'document' | 'can'> & { isDocumentOutdated: boolean; kept: string }

async function mutuellesWhere(db: RhDb, scope: MutuelleScope, condition: RawBuilder<SqlBool>): Promise<Mutuelle[]> {
  const { rows } = await sql<Row>`
    select m.id, m.employee_id, m.company_id, m.starting_date, m.ending_date, m.subscribed, m.exemption_reason,
           m.exemption_document_id, ${stateOn(scope.today)} as state, m.state as kept, m.document_model_id,
           m.join_document_model, m.is_document_outdated, m.signed_at, m.version,
           case when c.id is not null then jsonb_build_object('id', c.id, 'number', c.number) end as contract,
           case when o.id is not null then jsonb_build_object('id', o.id, 'name', o.name) end as organism,
           case when f.id is not null then jsonb_build_object('fileId', f.id, 'name', f.name) end as signed_copy
      from rh.mutuelle m
      join rh.employee e on e.id = m.employee_id
      left join rh.employment_contract c on c.id = m.contract_id
      left join rh.insurance_organism o on o.id = m.insurance_organism_id
      left join kernel.file f on f.id = m.signed_file_id
     where ${condition} and m.company_id in ${eachOf(scope.companyIds)} and e.status <> 'deleted'
     order by m.starting_date desc, m.id desc`.execute(db)
  const documents = await documentsOf(db, scope, 'mutuelle', rows)
  return rows.map(({ isDocumentOutdated: _, kept, ...row }) => ({
    ...row,
    document: documents.get(row.id) ?? null,
    can: actsOn(scope, { ...row, kept }),
  }))
}

function actsOn(scope: MutuelleScope, { companyId, kept, signedAt }: Pick<Row, 'companyId' | 'kept' | 'signedAt'>) {
  const level = scope.level(companyId)
  const isOpen = kept !== 'cancelled'
  return {
    edit: level >= 2 && isOpen,
    delete: level >= 3 && isOpen && signedAt === null,
    sign: level >= 2 && isOpen && kept !== 'draft' && signedAt === null,
  }
}

/** Of somebody, the newest first; what was taken away is told by its history alone. */
export const mutuellesOfEmployee = (db: RhDb, scope: MutuelleScope, employeeId: string) =>
  mutuellesWhere(db, scope, sql`m.employee_id = ${employeeId} and m.state <> 'cancelled'`)

/** @throws Refusal 404 */
export async function mutuelleById(db: RhDb, scope: MutuelleScope, id: string): Promise<Mutuelle> {
  const [found] = await mutuellesWhere(db, scope, sql`m.id = ${id}`)
  if (!found) throw notFound()
  return found
}

/** Of a contract of a company in which the caller reads covers; null where none is bound. @throws Refusal 404 */
export async function mutuelleOfContract(db: RhDb, scope: MutuelleScope, contractId: string): Promise<Mutuelle | null> {
  const contract = await db
    .selectFrom('rh.employment_contract')
    .select('companyId')
    .where('id', '=', contractId)
    .executeTakeFirst()
  if (!contract || scope.level(contract.companyId) < 1) throw notFound()
  const [bound] = await mutuellesWhere(db, scope, sql`m.contract_id = ${contractId} and m.state <> 'cancelled'`)
  return bound ?? null
}

/** Contracts of somebody that bind and that no cover is bound to, the newest first. */
export async function contractsWithoutMutuelle(
  db: RhDb,
  { companyIds }: MutuelleScope,
  employeeId: string,
): Promise<UnboundContract[]> {
  const { rows } = await sql<UnboundContract>`
    select c.id, c.number, t.libelle as type_of_contract, c.hiring_date, c.final_day
      from rh.employment_contract c join rh.type_of_contract t on t.id = c.type_of_contract_id
     where c.employee_id = ${employeeId} and c.binds and c.company_id in ${eachOf(companyIds)}
       and not exists (select from rh.mutuelle m where m.contract_id = c.id and m.state <> 'cancelled')
     order by c.hiring_date desc, c.id`.execute(db)
  return rows
}

/** What became of a cover, the newest first. */
export const historyOfMutuelle = async (db: RhDb, mutuelleId: string): Promise<EventOfMutuelle[]> => {
  const { rows } = await sql<EventOfMutuelle>`
    select v.id, v.what, v.subscribed, v.starting_date, v.ending_date, v.at,
           nullif(btrim(concat_ws(' ', w.firstname, w.name)), '') as by
      from rh.mutuelle_event v left join platform.user w on w.id = v.actor_id
     where v.mutuelle_id = ${mutuelleId}
     order by v.at desc, v.id desc`.execute(db)
  return rows
}
