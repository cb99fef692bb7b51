import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { DemandesDb, DemandesTables } from '#demandes/demandes-db.ts'
import { requestsElement } from '../../requests/requests-place.model.ts'
import type { ApprovalCircuit, StepOfCircuit } from '../circuit.model.ts'
import type { circuitsCalls } from '../circuits.calls.ts'
import { circuitsOf } from './circuits.queries.ts'

type Save = typeof circuitsCalls.saveApprovalCircuit

/** Its version is 0 before there is one. @throws Refusal 404; 403; 409 VERSION_CONFLICT; 400 of a member who is none */
export async function saveApprovalCircuit(
  given: Given<Save, DemandesTables>,
  { companyId, kind, steps, version }: InputOf<Save>,
): Promise<ApprovalCircuit> {
  const { db } = given
  requireLevel(await companyScopeOf(given, requestsElement), companyId, 3)
  await requireMembers(db, steps)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`circuit ${companyId} ${kind}`}, 0))`.execute(db)
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from demandes.approval_circuit
     where company_id = ${companyId} and kind is not distinct from ${kind} for update`.execute(db)
  const [standing] = rows
  requireUnchanged(standing ?? { version: 0 }, { version })
  if (standing) await db.deleteFrom('demandes.approval_step').where('circuitId', '=', standing.id).execute()
  if (steps.length === 0) {
    if (standing) await db.deleteFrom('demandes.approval_circuit').where('id', '=', standing.id).execute()
  } else await writeSteps(db, standing ? await bump(db, standing) : await insert(db, { companyId, kind }), steps)
  const saved = (await circuitsOf(db, [companyId])).find(circuit => circuit.kind === kind)
  return saved ?? (await noCircuit(db, companyId, kind))
}

/** What is told of one that was taken away. */
async function noCircuit(db: DemandesDb, companyId: string, kind: ApprovalCircuit['kind']): Promise<ApprovalCircuit> {
  const { name: company } = await db
    .selectFrom('platform.company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { companyId, company, kind, steps: [], version: 0 }
}

async function requireMembers(db: DemandesDb, steps: readonly StepOfCircuit[]) {
  const ids = [...new Set(steps.flatMap(({ approverId }) => approverId ?? []))]
  const { rows } = await sql<{ userId: string }>`
    select user_id from platform.client_user
     where client_id = kernel.client_id() and active and user_id in ${eachOf(ids)}`.execute(db)
  const index = steps.findIndex(({ approverId }) => approverId && !rows.some(({ userId }) => userId === approverId))
  if (index !== -1) throw wrongField(`steps.${index}.approverId`, 'unknown', 'demandes.circuit.unknown-member')
}

async function insert(db: DemandesDb, circuit: Pick<ApprovalCircuit, 'companyId' | 'kind'>) {
  const { id } = await db
    .insertInto('demandes.approval_circuit')
    .values(circuit)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function bump(db: DemandesDb, { id, version }: { id: string; version: number }) {
  await db
    .updateTable('demandes.approval_circuit')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
  return id
}

const writeSteps = (db: DemandesDb, circuitId: string, steps: readonly StepOfCircuit[]) =>
  db
    .insertInto('demandes.approval_step')
    .values(steps.map((step, index) => ({ ...step, circuitId, rank: index + 1 })))
    .execute()
