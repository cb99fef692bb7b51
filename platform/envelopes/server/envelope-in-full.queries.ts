import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Ground } from '#kernel/server/answers.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { requireReadable } from './envelope-scope.ts'
import { envelopesById, type Telling } from './envelopes.queries.ts'
import { placesIn } from './marks-of-document.queries.ts'

/** @throws Refusal 404 */
export async function envelopeInFull(telling: Telling & Pick<Ground, 'say'>, id: string): Promise<EnvelopeInFull> {
  await requireReadable(telling, id)
  return envelopeForOwner(telling, id)
}

/** The same for who owns its records, and has judged that the person reads them. @throws Refusal 404 */
export async function envelopeForOwner(telling: Telling & Pick<Ground, 'say'>, id: string): Promise<EnvelopeInFull> {
  const { db, language } = telling
  const [envelope] = await envelopesById(telling, [id])
  if (!envelope) throw notFound()
  const {
    message,
    ordered,
    language: written,
  } = await db
    .selectFrom('platform.envelope')
    .select(['message', 'ordered', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...envelope,
    message,
    ordered,
    language: written as Language,
    places: await placesIn(db, id),
    ...(await chainOf(telling, id)),
    consent: await consentIn(db, language),
  }
}

/** The text that stands today. */
export async function consentIn(db: PlatformDb, language: Language) {
  const row = await db
    .selectFrom('platform.consent_text')
    .select(['version', 'text'])
    .where('language', '=', language)
    .orderBy('startsOn', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
  return row
}

type Row = {
  number: number
  at: string
  kind: string
  person: string | null
  address: string | null
  hash: string
  isIntact: boolean
}

async function chainOf({ db, say, language }: Telling & Pick<Ground, 'say'>, id: string) {
  const { rows } = await sql<Row>`
    select e.number, e.at, e.kind, e.address, encode(e.hash, 'hex') as hash,
           e.hash = sha256(coalesce(lag(e.hash) over (order by e.number), ''::bytea)
             || convert_to(platform.words_of_event(e), 'UTF8')) as "isIntact",
           coalesce(nullif(concat_ws(' ', u.firstname, u.name), ''), nullif(concat_ws(' ', r.firstname, r.name), '')) as person
      from platform.envelope_event e
      left join platform.user u on u.id = e.actor_id
      left join platform.recipient r on r.client_id = e.client_id and r.id = e.recipient_id
     where e.envelope_id = ${id} order by e.number`.execute(db)
  return {
    events: rows.map(({ isIntact: _, ...row }) => ({ ...row, label: say(language, `envelopes.event.${row.kind}`) })),
    isChainIntact: rows.every(({ isIntact }, before) => isIntact && rows[before]?.number === before + 1),
  }
}
