import { type RawBuilder, sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { requireInScope, type Scope } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type ContractToTell, type FileOverview, hiringPath, seasonOn, termOn } from '../file-overview.model.ts'
import type { ReachOfFile } from './reach-of-file.ts'

/**
 * What the head of somebody's file tells.
 * @throws Refusal 404 when absent, erased, or outside the caller's companies
 */
export async function overviewOfEmployee(
  db: RhDb,
  scope: Scope,
  reach: ReachOfFile,
  employeeId: string,
): Promise<FileOverview> {
  const person = await personOfFile(db, employeeId)
  if (!person) throw notFound()
  const { companyId } = person
  requireInScope(scope, companyId)
  const found = await contractsToTell(db, employeeId)
  const contracts = found as readonly (ContractToTell & { companyId: string })[]
  const mayReadContracts = companyId !== null && reach.contracts.has(companyId)
  const readable = found.filter(contract => reach.contracts.has(contract.companyId)).length
  const { today } = scope
  return {
    term: termOn(contracts, today),
    season: seasonOn(contracts, today),
    path:
      mayReadContracts && person.status === 'active'
        ? hiringPath({
            appliedOn: person.appliedOn,
            isFileComplete: person.missing.length === 0,
            contracts,
            today,
          })
        : [],
    counts: {
      contracts: mayReadContracts ? readable : null,
      mutuelle: companyId !== null && reach.mutuelles.has(companyId) ? person.covers : null,
    },
  }
}

/** The day in France of an instant. */
const dayOf = <Day>(instant: RawBuilder<unknown>) => sql<Day>`(${instant} at time zone ${sql.lit(businessZone)})::date`

const personOfFile = (db: RhDb, id: string) =>
  db
    .selectFrom('rh.employee as e')
    .select(eb => [
      'e.companyId',
      'e.status',
      'e.missing',
      eb
        .selectFrom('rh.candidate_application as a')
        .select(dayOf<string | null>(sql.ref('a.received_at')).as('on'))
        .whereRef('a.id', '=', 'e.candidateApplicationId')
        .as('appliedOn'),
      sql<number>`(select count(*)::int from rh.mutuelle m where m.employee_id = e.id and m.state <> 'cancelled')`.as(
        'covers',
      ),
    ])
    .where('e.id', '=', id)
    .where('e.status', '<>', 'deleted')
    .executeTakeFirst()

const contractsToTell = (db: RhDb, employeeId: string) =>
  db
    .selectFrom('rh.employment_contract as c')
    .innerJoin('rh.type_of_contract as t', 't.id', 'c.typeOfContractId')
    .select([
      'c.id',
      'c.companyId',
      'c.number',
      'c.family',
      't.libelle as typeOfContract',
      'c.hiringDate as from',
      'c.finalDay as to',
      'c.trialPeriodDate as trialUntil',
      'c.state',
      'c.binds',
      dayOf<string>(sql.ref('c.created_at')).as('madeOn'),
      dayOf<string | null>(sql.ref('c.signed_at')).as('signedOn'),
      dayOf<string | null>(sql.ref('c.delivered_at')).as('deliveredOn'),
    ])
    .where('c.employeeId', '=', employeeId)
    .orderBy('c.hiringDate')
    .orderBy('c.id')
    .execute()
