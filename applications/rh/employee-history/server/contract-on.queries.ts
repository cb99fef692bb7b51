import { sql } from 'kysely'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Asked = { employeeId: string; date: string; contractId?: string | null | undefined; today: string }

/**
 * The contract that conditions of a date belong to; null for somebody without one, whose conditions are prepared.
 * @throws Refusal 400 OUTSIDE_CONTRACT on a past date that no contract covers, 400 on `contractId` when two part times run
 */
export async function contractOn(db: RhDb, { employeeId, date, contractId, today }: Asked): Promise<string | null> {
  const { rows } = await sql<{ id: string; covers: boolean }>`
    select id, period @> ${date}::date as covers from rh.employment_contract
     where employee_id = ${employeeId} and binds`.execute(db)
  const covering = rows.filter(({ covers }) => covers).map(({ id }) => id)
  if (contractId && !covering.includes(contractId)) throw outsideContract()
  if (contractId) return contractId
  if (covering.length > 1) throw wrongField('contractId', 'required', 'rh.history.which-contract')
  if (covering.length === 0 && rows.length > 0 && date < today) throw outsideContract()
  return covering[0] ?? null
}

const outsideContract = () =>
  new Refusal(400, 'OUTSIDE_CONTRACT', 'rh.history.outside-contract', {
    fields: [{ field: 'activationDate', code: 'outside_contract', message: 'rh.history.outside-contract' }],
  })
