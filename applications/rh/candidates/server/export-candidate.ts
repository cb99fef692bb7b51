import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { entryNames } from '#kernel/server/entry-names.ts'
import { forbidden } from '#kernel/server/errors.ts'
import { addStored, type StoredEntry } from '#kernel/server/stored-in-zip.ts'
import type { Translate } from '#kernel/server/translate.ts'
import { streamZip } from '#kernel/server/zip.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Candidate, DataRequest } from '../candidate.model.ts'
import type { candidatesCalls } from '../candidates.calls.ts'
import { candidateInFull } from './candidate-in-full.queries.ts'
import { candidateScopeOf } from './candidate-scope.ts'

/** What somebody asked of his data, the last first. */
export async function dataRequestsOf(db: RhDb, candidateId: string): Promise<DataRequest[]> {
  const { rows } = await sql<DataRequest>`
    select r.id, r.wish, r.asked_at, ((r.asked_at at time zone 'Europe/Paris') + interval '1 month')::date as until, w.answered_at
      from rh.data_request r left join rh.data_request_answer w on w.data_request_id = r.id
     where r.candidate_id = ${candidateId} order by r.asked_at desc, r.id desc`.execute(db)
  return rows
}

type Export = typeof candidatesCalls.exportCandidate

/**
 * All that is kept of somebody who applied, as a zip that is written while it leaves: for machines, for people, and his
 * pieces. @throws Refusal 404; 403 for somebody whom the caller sees and does not manage
 */
export async function exportCandidate(
  given: Given<Export, RhTables>,
  { candidateId }: InputOf<Export>,
): Promise<FileToSend> {
  const { db, caller, clock, say, language, files, log } = given
  const { can, ...person } = await candidateInFull(db, await candidateScopeOf(given), candidateId)
  if (!can.delete) throw forbidden()
  const requests = await dataRequestsOf(db, candidateId)
  const applications = await applicationsOf(db, candidateId)
  await answer(db, requests, { at: clock.now().toString(), by: caller.userId })
  const nameOf = entryNames()
  const pieces = (await storedPieces(db, candidateId)).map(({ name, key }) => ({ path: nameOf(name, ['pieces']), key }))
  const told = { ...person, applications, requests, files: pieces.map(({ path }) => path) }
  return {
    name: `${entryNames()(`${person.name} ${person.firstname}`)}.zip`,
    bytes: streamZip(clock.now(), async zip => {
      await zip.add('candidat.json', Buffer.from(JSON.stringify(told, null, 2)))
      await zip.add('candidat.txt', Buffer.from(`\uFEFF${inWords(person, { say, language })}`))
      const missing = await addStored(zip, pieces, files, error =>
        log.error({ err: error, candidate: candidateId }, 'piece not exported'),
      )
      if (missing.length > 0)
        await zip.add(
          'manquants.txt',
          Buffer.from(`\uFEFF${[say(language, 'rh.export.missing'), ...missing].join('\r\n')}`),
        )
    }),
  }
}

/** What is written down of each of his applications, comments included: he may read them. */
async function applicationsOf(db: RhDb, candidateId: string) {
  const { rows } = await sql`
    select k.name as company, a.status, a.received_at, a.closed_at, a.answers, a.comment, a.refusal_reason, a.hiring_date,
           (select coalesce(jsonb_agg(jsonb_build_object('startAt', i.start_at, 'place', i.place, 'state', i.state) order by i.start_at), '[]')
              from rh.interview i where i.candidate_application_id = a.id) as interviews,
           (select coalesce(jsonb_agg(jsonb_build_object('criteria', s.criteria, 'comment', s.comment) order by s.id), '[]')
              from rh.interview_scorecard s join rh.interview i on i.id = s.interview_id
             where i.candidate_application_id = a.id) as marks,
           (select coalesce(jsonb_agg(jsonb_build_object('subject', m.subject, 'text', m.text, 'sentAt', m.sent_at) order by m.id), '[]')
              from rh.candidate_message m where m.candidate_application_id = a.id) as messages
      from rh.candidate_application a join platform.company k on k.id = a.company_id
     where a.candidate_id = ${candidateId} order by a.received_at, a.id`.execute(db)
  return rows
}

async function storedPieces(db: RhDb, candidateId: string): Promise<{ name: string; key: StoredEntry['key'] }[]> {
  return db
    .selectFrom('rh.candidate_file as p')
    .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
    .select(['f.name', 'f.storageKey as key'])
    .where('p.candidateId', '=', candidateId)
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute()
}

async function answer(db: RhDb, requests: readonly DataRequest[], { at, by }: { at: string; by: string }) {
  const open = requests.filter(({ wish, answeredAt }) => wish === 'copy' && answeredAt === null)
  if (open.length === 0) return
  await db
    .insertInto('rh.data_request_answer')
    .values(open.map(({ id }) => ({ dataRequestId: id, answeredAt: at, answeredBy: by })))
    .onConflict(there => there.doNothing())
    .execute()
}

type Saying = { say: Translate; language: Language }

const inWords = (person: Omit<Candidate, 'can'>, { say, language }: Saying) => {
  const { address, additionalAddress, postCode, city, country } = person.candidateAddress
  const lines: [string, unknown][] = [
    ['field.lastName', person.name],
    ['field.firstname', person.firstname],
    ['rh.field.birthName', person.maidenName],
    ['field.mail', person.mail],
    ['rh.field.cellPhone', person.cellPhoneNumber],
    ['rh.field.dateOfBirth', person.birthdate],
    ['rh.employee.birth-city', person.birthCity],
    ['field.citizenship', person.citizenship],
    ['field.address', [address, additionalAddress, postCode, city, country].filter(Boolean).join(', ')],
    ['rh.field.lastPosition', person.lastPosition],
    ['rh.field.motivation', person.motivation],
    ['rh.employee.transport', person.transport],
    ['rh.employee.glove-size', person.gloveSize],
    ['rh.employee.shoe-size', person.shoeSize],
    ['rh.field.emergencyName', person.emergencyName],
    ['rh.field.emergencyPhone', person.emergencyPhone],
    ['rh.employee.guardian-name', person.guardianName],
    ['rh.employee.guardian-relation', person.guardianRelation],
    ['rh.employee.guardian-mail', person.guardianMail],
    ['rh.employee.guardian-phone', person.guardianPhone],
    ['field.source', person.source],
    ['rh.field.poolConsentUntil', person.poolConsentUntil],
  ]
  return lines
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${say(language, label)} : ${String(value)}`)
    .join('\r\n')
}
