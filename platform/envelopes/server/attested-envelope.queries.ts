import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Language } from '#kernel/shared/names.ts'
import { dayOfInstantInWords } from '#kernel/shared/dates-in-words.ts'
import type { Attested } from '#platform/sealing/sealing.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Saying = Pick<Ground, 'say'>

type Person = {
  id: string
  name: string
  capacity: string
  channel: string
  mail: string | null
  phone: string | null
  codeChannel: string | null
  actedBy: string | null
  notifiedAt: string | null
  codeAt: string | null
  openedAt: string | null
  readAt: string | null
  signedAt: string
  consentVersion: string
}

/** What an attestation says of an envelope, as it stands once all have signed. */
export async function attestedEnvelope(db: PlatformDb, { say }: Saying, envelopeId: string): Promise<Attested> {
  const envelope = await db
    .selectFrom('platform.envelope as v')
    .innerJoin('platform.client as c', 'c.id', 'v.clientId')
    .innerJoin('platform.user as u', 'u.id', 'v.senderId')
    .leftJoin('platform.user as o', 'o.id', 'v.onBehalfOfId')
    .leftJoin('platform.company as k', 'k.id', 'v.companyId')
    .select(eb => [
      'v.number',
      'v.subject',
      'v.language',
      'v.allSignedAt',
      eb.fn.coalesce('k.name', 'c.name').as('company'),
      eb.fn<string>('concat_ws', [eb.val(' '), 'u.firstname', 'u.name']).as('sender'),
      eb.fn<string>('concat_ws', [eb.val(' '), 'o.firstname', 'o.name']).as('represented'),
    ])
    .where('v.id', '=', envelopeId)
    .executeTakeFirstOrThrow()
  const language = envelope.language as Language
  const documents = await db
    .selectFrom('platform.envelope_document')
    .select(['name', 'pages', 'sizeBefore as size', 'sha256Before as sha256'])
    .where('envelopeId', '=', envelopeId)
    .where('declinedAt', 'is', null)
    .orderBy('position')
    .execute()
  const people = await peopleWhoSigned(db, envelopeId)
  const consent = await db
    .selectFrom('platform.consent_text')
    .select('text')
    .where('version', '=', people[0]?.consentVersion ?? '')
    .where('language', '=', language)
    .executeTakeFirst()
  const events = await eventsIn(db, envelopeId)
  return {
    language,
    number: envelope.number,
    subject: envelope.subject,
    company: envelope.company ?? '',
    sender: envelope.represented
      ? say(language, 'envelopes.on-behalf', { sender: envelope.sender, represented: envelope.represented })
      : envelope.sender,
    allSignedAt: envelope.allSignedAt as string,
    documents,
    people: people.map(person => ({
      name: person.name,
      capacity: person.capacity,
      identified: identityIn(say, language, person),
      steps: stepsIn(say, language, person),
    })),
    consent: consent?.text ?? '',
    events: events.map(({ at, kind, person }) => ({ at, person, label: say(language, `envelopes.event.${kind}`) })),
    lastHash: events.at(-1)?.hash ?? null,
    undone: [say(language, 'envelopes.undone.identity-document'), say(language, 'envelopes.undone.level')],
  }
}

function identityIn(say: Ground['say'], language: Language, person: Person) {
  const { channel, mail, phone, actedBy, codeAt, codeChannel } = person
  if (actedBy) return say(language, 'envelopes.identified.delegate', { person: actedBy })
  if (channel === 'inside') return say(language, 'envelopes.identified.session')
  const day = codeAt ? dayOfInstantInWords(codeAt, language) : ''
  return codeChannel === 'sms'
    ? say(language, 'envelopes.identified.code-by-text', { phone: phone ?? '', day })
    : say(language, 'envelopes.identified.code', { mail: mail ?? '', day })
}

function stepsIn(say: Ground['say'], language: Language, person: Person) {
  const steps = {
    notified: person.notifiedAt,
    entered: person.codeAt,
    opened: person.openedAt,
    read: person.readAt,
    signed: person.signedAt,
  }
  return Object.entries(steps).flatMap(([step, at]) =>
    at ? [{ label: say(language, `envelopes.step.${step}`), at }] : [],
  )
}

/** In the order in which they signed. */
async function peopleWhoSigned(db: PlatformDb, envelopeId: string) {
  const { rows } = await sql<Person>`
    select r.id, trim(r.firstname || ' ' || r.name) as name, r.capacity, r.channel, r.mail, r.phone,
           r.notified_at as "notifiedAt", r.opened_at as "openedAt", r.signed_at as "signedAt",
           c.at as "codeAt", c.channel as "codeChannel",
           a.read_at as "readAt", a.consent_version as "consentVersion",
           nullif(concat_ws(' ', u.firstname, u.name), '') as "actedBy"
      from platform.recipient r
      join lateral (select s.read_at, s.consent_version, s.acted_by from platform.signature_act s
                     where s.client_id = r.client_id and s.recipient_id = r.id order by s.at, s.document_id limit 1) a on true
      left join lateral (select e.at, e.data ->> 'channel' as channel from platform.envelope_event e
                          where e.client_id = r.client_id and e.envelope_id = r.envelope_id and e.recipient_id = r.id
                            and e.kind = 'code.entered' order by e.number limit 1) c on true
      left join platform.user u on u.id = a.acted_by
     where r.envelope_id = ${envelopeId} and r.status = 'signed'
     order by r.signed_at, r.id`.execute(db)
  return rows
}

type Event = { at: string; kind: string; person: string | null; hash: string }

async function eventsIn(db: PlatformDb, envelopeId: string) {
  const { rows } = await sql<Event>`
    select e.at, e.kind, encode(e.hash, 'hex') as hash,
           coalesce(nullif(concat_ws(' ', u.firstname, u.name), ''), nullif(concat_ws(' ', r.firstname, r.name), '')) as person
      from platform.envelope_event e
      left join platform.user u on u.id = e.actor_id
      left join platform.recipient r on r.client_id = e.client_id and r.id = e.recipient_id
     where e.envelope_id = ${envelopeId} order by e.number`.execute(db)
  return rows
}
