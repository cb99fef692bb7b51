import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type ExternalKind, isTrainee } from '../external-worker.model.ts'
import type { Mention } from '../register-line.model.ts'
import type { Stay } from './stay.ts'

/** The stays, begun by a day, of people whom others send. */
export async function staysOfExternalWorkers(db: RhDb, ids: readonly string[], today: string): Promise<Stay[]> {
  const rows = await db
    .selectFrom('rh.external_worker')
    .selectAll()
    .where('id', 'in', eachOf(ids))
    .where('starts_on', '<=', today)
    .execute()
  return rows.map(row => ({
    source: row.id,
    facts: {
      company_id: row.company_id,
      siret: row.siret,
      part: isTrainee(row.kind as ExternalKind) ? 'trainee' : 'staff',
      employee_id: null,
      contract_id: null,
      external_worker_id: row.id,
      last_name: row.last_name,
      first_names: row.first_names,
      citizenship: row.citizenship,
      birth_date: row.birth_date,
      sex: row.sex,
      job: row.job,
      qualification: row.qualification,
      entry_date: row.starts_on,
      permit_type: null,
      permit_number: null,
      mentions: mentionOf[row.kind as ExternalKind],
      agency_name: row.organisation_name,
      agency_address: row.organisation_address,
      tutor_name: row.tutor_name,
      place: row.place,
    },
    isMove: false,
    endsOn: row.ends_on !== null && row.ends_on < today ? row.ends_on : null,
    movesOn: false,
    permit: null,
    turn: row.id,
  }))
}

const mentionOf: Record<ExternalKind, Mention[]> = {
  agency: ['temporary'],
  employerGroup: ['employerGroup'],
  contractor: ['contractor'],
  trainee: [],
  civicService: ['civicService'],
}
