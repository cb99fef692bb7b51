import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import { forgetBeside } from './forget-beside.ts'
import { keepProofs } from './keep-proofs.ts'

type Acting = { at: string; by: string | null }

/**
 * What is known of a person goes: who he is, what he wrote, what was written and answered of him, his letters, his files. What
 * was decided of his applications is put apart, and an erasure that he asked for counts as answered. Answers how many rows were emptied or taken
 * away, and the keys of his files, whose bytes are the caller's to remove.
 */
export async function emptyCandidate(
  db: RhDb,
  candidateId: string,
  { at, by }: Acting,
): Promise<{ rows: number; keys: string[] }> {
  await keepProofs(db, sql`a.candidate_id = ${candidateId}`, at)
  const { rows: files } = await sql<{ id: string; storageKey: string }>`
    select f.id, f.storage_key from rh.candidate_file p join kernel.file f on f.id = p.file_id
     where p.candidate_id = ${candidateId}`.execute(db)
  const fileIds = files.map(({ id }) => id)
  const apart = await forgetBeside(db, await applicationsOf(db, candidateId))
  const his = sql`select a.id from rh.candidate_application a where a.candidate_id = ${candidateId}`
  const counts: bigint[] = []
  for (const statement of [
    sql`delete from rh.candidate_file where candidate_id = ${candidateId}`,
    sql`delete from kernel.file where id = any(${fileIds}::uuid[])`,
    sql`delete from rh.availability where candidate_id = ${candidateId}`,
    sql`delete from rh.applicant_ticket where candidate_id = ${candidateId}`,
    sql`delete from rh.interview_scorecard s using rh.interview i
         where i.id = s.interview_id and i.candidate_application_id in (${his})`,
    sql`update rh.interview set message = null, cancel_reason = null, version = version + 1
         where candidate_application_id in (${his}) and (message is not null or cancel_reason is not null)`,
    sql`delete from rh.candidate_message where candidate_application_id in (${his})`,
    sql`delete from rh.hiring_file where candidate_application_id in (${his})`,
    sql`update rh.candidate_application set comment = null, refusal_comment = null, answers = '{}', jobs_sought = '{}',
               contracts_sought = '{}', follow_up_id = null, follow_up_token_hash = null, sender_hash = null,
               version = version + 1
         where candidate_id = ${candidateId}`,
    sql`update rh.candidate set title = null, firstname = '-', name = '-', maiden_name = null, mail = null,
               cell_phone_number = null, birthdate = null, birth_city = null, citizenship_cog = null, address = null,
               additional_address = null, post_code = null, city = null, country = 'FR', marital_status = null,
               transport = null, last_position = null, motivation = null, glove_size = null, shoe_size = null,
               emergency_name = null, emergency_phone = null, guardian_name = null, guardian_relation = null,
               guardian_mail = null, guardian_phone = null, language = 'fr', source = null, source_detail = null, pool_consent_until = null, pool_asked_for = null, last_contact_at = null,
               mail_fails_since = null, anonymised_at = ${at}, version = version + 1
         where id = ${candidateId}`,
  ])
    counts.push((await statement.execute(db)).numAffectedRows ?? 0n)
  await sql`
    insert into rh.data_request_answer (data_request_id, answered_at, answered_by)
    select r.id, ${at}, ${by}::uuid from rh.data_request r
     where r.candidate_id = ${candidateId} and r.wish = 'erasure'
        on conflict do nothing`.execute(db)
  return {
    rows: counts.reduce((sum, count) => sum + Number(count), apart.rows),
    keys: [...files.map(({ storageKey }) => storageKey), ...apart.keys],
  }
}

const applicationsOf = async (db: RhDb, candidateId: string) =>
  (
    await db
      .selectFrom('rh.candidate_application')
      .select('id')
      .where('candidateId', '=', candidateId)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
