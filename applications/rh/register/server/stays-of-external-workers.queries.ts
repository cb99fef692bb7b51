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
    .where('startsOn', '<=', today)
    .execute()
  return rows.map(row => ({
    source: row.id,
    facts: {
      companyId: row.companyId,
      siret: row.siret,
      part: isTrainee(row.kind as ExternalKind) ? 'trainee' : 'staff',
      employeeId: null,
      contractId: null,
      externalWorkerId: row.id,
      lastName: row.lastName,
      firstNames: row.firstNames,
      citizenship: row.citizenship,
      birthDate: row.birthDate,
      sex: row.sex,
      job: row.job,
      qualification: row.qualification,
      entryDate: row.startsOn,
      permitType: null,
      permitNumber: null,
      mentions: mentionOf[row.kind as ExternalKind],
      agencyName: row.organisationName,
      agencyAddress: row.organisationAddress,
      tutorName: row.tutorName,
      place: row.place,
    },
    isMove: false,
    endsOn: row.endsOn !== null && row.endsOn < today ? row.endsOn : null,
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
