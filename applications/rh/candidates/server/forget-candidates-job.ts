import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import { candidatesToForget } from './candidates-to-forget.queries.ts'
import { emptyCandidate } from './empty-candidate.ts'
import { forgetEachNight, type Night } from './forget-each-night.ts'
import { noteErasure } from './note-erasure.ts'
import { amountsOf, retentionTerms } from './retention-terms.queries.ts'

const atOnce = 200

/**
 * Each night, what was kept for its time goes: people whose agreement has ended or who were answered months ago, proofs of
 * decisions that nobody has to answer for any more, keys of links that nobody used. Employees keep to the rules of their own
 * file. Each client is written down in figures.
 */
export const forgetCandidatesJob = forgetEachNight({ name: 'forget-candidates', cron: '40 3 * * *' }, forgetIn)

async function forgetIn(db: RhDb, night: Night): Promise<string[]> {
  const terms = amountsOf(await retentionTerms(db))
  const { rows: due } = await sql<{ id: string; kind: 'refused' | 'pool' }>`
    select d.id, d.kind from ${candidatesToForget(terms)} d
     where d.due_on <= ${night.today}::date order by d.due_on, d.id limit ${atOnce}`.execute(db)
  const keys: string[] = []
  for (const [kind, people] of Map.groupBy(due, one => one.kind)) {
    const erased = { people: people.length, rows: 0, files: 0 }
    for (const { id } of people) {
      const emptied = await emptyCandidate(db, id, { at: night.at, by: null })
      erased.rows += emptied.rows
      erased.files += emptied.keys.length
      keys.push(...emptied.keys)
    }
    await noteTerm(db, night, kind, erased)
  }
  const proofs = await sql`delete from rh.application_proof where kept_until < ${night.today}::date`.execute(db)
  await noteTerm(db, night, 'proof', { rows: Number(proofs.numAffectedRows) })
  const links = await sql`
    delete from rh.applicant_ticket
     where expires_at < ${night.at}::timestamptz - make_interval(days => ${terms.links})`.execute(db)
  await noteTerm(db, night, 'links', { rows: Number(links.numAffectedRows) })
  return keys
}

type Figures = { people?: number; rows: number; files?: number }

async function noteTerm(
  db: RhDb,
  { at }: Night,
  kind: 'refused' | 'pool' | 'proof' | 'links',
  { people = 0, rows, files = 0 }: Figures,
) {
  if (rows > 0) await noteErasure(db, { kind, reason: 'term', at, by: null, people, rows, files })
}
