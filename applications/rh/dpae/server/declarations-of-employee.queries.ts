import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { dpaeBoxes } from '#rh/positions/dpae-configuration.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Dpae, DpaeOfContract, DpaeReason, DpaeTransmission } from '../dpae.model.ts'
import type { DpaeScope } from './dpae-scope.ts'
import { type ContractToDeclare, contractsToDeclare } from './facts-of-contracts.queries.ts'
import { doableIn, type Speaking } from './judged-contract.ts'
import { declarationsOf } from './record-declaration.ts'

type Looking = Speaking & { db: RhDb; keys: Keys; clock: Clock }
type Row = Pick<
  DpaeOfContract,
  'contractId' | 'employeeId' | 'contractNumber' | 'typeOfContract' | 'company' | 'hiringDate' | 'hiringTime' | 'sendAt'
> & { companyId: string; binds: boolean }

/** The declaration of each contract of somebody in the companies of the reader, the newest first. @throws Refusal 404 */
export async function declarationsOfEmployee(
  { db, keys, clock, ...speaking }: Looking,
  scope: DpaeScope,
  employeeId: string,
): Promise<DpaeOfContract[]> {
  const { rows } = await sql<Row>`
    select c.id as contract_id, c.employee_id, c.company_id, c.number as contract_number, t.libelle as type_of_contract,
           k.name as company, c.hiring_date, to_char(c.hiring_time, 'HH24:MI') as hiring_time,
           c.declaration_send_at as send_at, c.binds
      from rh.employment_contract c
      join rh.type_of_contract t on t.id = c.type_of_contract_id
      join platform.company k on k.id = c.company_id
     where c.employee_id = ${employeeId} and c.company_id in ${eachOf(scope.companyIds)}
       and c.cancel_reason is distinct from 'deleted'
       and (c.state <> 'cancelled' or exists (select from rh.dpae d where d.contract_id = c.id))
     order by c.hiring_date desc, c.id desc`.execute(db)
  if (rows.length === 0) await requireSeen(db, scope, employeeId)
  const ids = rows.map(({ contractId }) => contractId)
  const contracts = await contractsToDeclare(db, keys, ids)
  const declared = Map.groupBy(await declarationsOf(db, ids), ({ contractId }) => contractId)
  const attempts = Map.groupBy(await transmissionsOf(db, ids), ({ contractId }) => contractId)
  return rows.flatMap(row => {
    const contract = contracts.get(row.contractId)
    if (!contract) return []
    const judged = doableIn(contract, clock.now(), speaking)
    const of = { declared: declared.get(row.contractId) ?? [], attempts: attempts.get(row.contractId) ?? [] }
    return [told(row, contract, judged, of, scope.level(row.companyId))]
  })
}

async function requireSeen(db: RhDb, scope: DpaeScope, employeeId: string) {
  const person = await db
    .selectFrom('rh.employee')
    .select('companyId')
    .where('id', '=', employeeId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!person?.companyId || scope.level(person.companyId) < 1) throw notFound()
}

type Attempt = DpaeTransmission & { contractId: string }

const transmissionsOf = async (db: RhDb, contractIds: readonly string[]) => {
  const { rows } = await sql<Attempt>`
    select id, contract_id, state, created_at as started_at, sent_at, answered_at, file_id, receipt_number, errors,
           next_poll_at as next_try_at, is_test
      from rh.dpae_transmission where contract_id in ${eachOf(contractIds)}
     order by id desc`.execute(db)
  return rows
}

type Of = { declared: readonly Dpae[]; attempts: readonly Attempt[] }

function told(
  { companyId: _, binds, ...row }: Row,
  contract: ContractToDeclare,
  { state, clock, window, followUp, reasons }: ReturnType<typeof doableIn>,
  { declared, attempts }: Of,
  level: number,
): DpaeOfContract {
  const holding = declared.find(({ cancelledAt }) => cancelledAt === null)
  const [last] = attempts
  const isSent = contract.connector !== 'file'
  const isOpen = !['accepted', 'in_progress', 'not_needed'].includes(state)
  const may = { write: level >= 2 && binds && isOpen, manage: level >= 3 }
  const onlyEarly = reasons.every(({ code }: DpaeReason) => code === 'TOO_EARLY')
  return {
    ...row,
    ...window,
    dpaeId: holding?.id ?? null,
    state,
    clock,
    receiptNumber: holding?.receiptNumber ?? null,
    sentAt: last?.sentAt ?? null,
    acceptedAt: holding?.acceptedAt ?? null,
    errors: state === 'accepted' ? [] : (last?.errors ?? []),
    reasons,
    connector: contract.connector,
    organism: contract.organism,
    account: contract.account,
    followUp,
    risks: dpaeBoxes.filter(box => contract.declared.risks?.[box]),
    transmissions: attempts.map(({ contractId: _, ...attempt }) => attempt),
    former: declared.filter(({ cancelledAt }) => cancelledAt !== null),
    can: {
      send: may.write && isSent && reasons.length === 0,
      schedule: may.write && isSent && onlyEarly && clock === 'early',
      redo: may.write && isSent && state === 'outdated',
      typeReceipt: may.manage && binds && isOpen,
      complete: level >= 2 && isOpen,
      remove: may.manage && holding !== undefined,
      takeFile: may.write && onlyEarly,
    },
  }
}
