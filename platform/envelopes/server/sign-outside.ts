import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import { sql } from 'kysely'
import type { Ground, Visit } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language, Names } from '#kernel/shared/names.ts'
import { simulatesSms } from '#platform/sms/sms.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { signaturesCalls } from '../signatures.calls.ts'
import type { SigningInside, SigningLink } from '../signing.model.ts'
import { consentIn } from './envelope-in-full.queries.ts'
import { requireDone } from './sign-as.ts'
import { codeOf, digestOf } from './signing-link.ts'

type Calls = typeof signaturesCalls
type Visiting = { db: PlatformDb; visit: Visit } & Pick<Ground, 'clock' | 'files' | 'keys' | 'offered'>
type Link = { token: string }

const nowOf = ({ clock }: Pick<Visiting, 'clock'>) => clock.now().toString()

/** What the link says before its code. @throws Refusal 404 of any that does not live */
export async function signingLink({ db, clock, offered }: Visiting, { token }: Link): Promise<SigningLink> {
  type Row = Omit<SigningLink, 'kind'> & { kinds: Names }
  const { rows } = await sql<Row>`
    select * from platform.signer_shown(
      ${digestOfKey(token)}, ${nowOf({ clock })}::timestamptz, ${simulatesSms(offered)})`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const { kinds, ...link } = row
  return { ...link, kind: kinds[link.language] }
}

/** Whatever the link, and whether or not a code leaves: one statement, and the same answer. */
export async function askCode(
  { db, clock, keys, offered }: Visiting,
  { token, channel }: InputOf<Calls['askSigningCode']>,
) {
  const codeId = randomUUID()
  const digest = digestOf(keys, token, codeOf(keys, codeId))
  await sql`
    select platform.signer_code(${digestOfKey(token)}, ${nowOf({ clock })}::timestamptz, ${codeId}::uuid, ${digest},
      ${channel}, ${simulatesSms(offered)})`.execute(db)
}

type Entering = Pick<Ground, 'clock' | 'keys'> & {
  withDb: <Result>(work: (db: PlatformDb) => Promise<Result>) => Promise<Result>
}

/** A wrong code is counted and stays counted. @throws Refusal 400 on `code`; 404; 429 */
export async function enterSigning({ withDb, clock, keys }: Entering, { token, code }: InputOf<Calls['enterSigning']>) {
  const pass = randomBytes(32).toString('base64url')
  const digest = digestOf(keys, token, code)
  const now = clock.now()
  const { rows } = await withDb(db =>
    sql<{ outcome: string; until: string | null }>`
      select * from platform.signer_enter(
        ${digestOfKey(token)}, ${now.toString()}::timestamptz, ${digest}, ${digestOfPass(pass)})`.execute(db),
  )
  const [row] = rows
  if (!row) throw notFound()
  if (row.outcome === 'wait') throw mustWait(now, row.until as string)
  if (row.outcome !== 'entered') throw wrongField('code', 'WRONG_CODE', 'envelopes.wrong-code')
  return { pass, until: row.until as string }
}

function mustWait(now: Temporal.Instant, until: string) {
  const seconds = Math.ceil((Temporal.Instant.from(until).epochMilliseconds - now.epochMilliseconds) / 1_000)
  return new Refusal(429, 'TOO_MANY_ATTEMPTS', 'envelopes.code-wait', {
    retryAfterSeconds: seconds,
    values: { minutes: Math.ceil(seconds / 60) },
  })
}

const digestOfPass = (pass: string) => createHash('sha256').update(pass).digest()
const passOf = ({ visit }: Pick<Visiting, 'visit'>) => digestOfPass(visit.header('signingpass') ?? '')

type Inside = Omit<SigningInside, 'documents' | 'consent'> & {
  documents: (SigningInside['documents'][number] & { storageKey: string; sealedKey: string | null })[]
}

/** @throws Refusal 404 without a pass that holds */
async function inside(visiting: Visiting, { token }: Link): Promise<Inside> {
  const { rows } = await sql<{ told: Inside | null }>`
    select platform.signer_inside(${digestOfKey(token)}, ${passOf(visiting)}, ${nowOf(visiting)}::timestamptz) as told`.execute(
    visiting.db,
  )
  const told = rows[0]?.told
  if (!told) throw notFound()
  return told
}

export async function signingInside(visiting: Visiting, link: Link, language: Language): Promise<SigningInside> {
  const { documents, ...told } = await inside(visiting, link)
  return {
    ...told,
    consent: await consentIn(visiting.db, language),
    documents: documents.map(({ storageKey: _, sealedKey, ...document }) => ({
      ...document,
      isSealed: sealedKey !== null,
    })),
  }
}

export async function documentToSign(visiting: Visiting, asked: InputOf<Calls['getDocumentToSign']>) {
  const { documents } = await inside(visiting, asked)
  const document = documents.find(({ id }) => id === asked.documentId)
  if (!document) throw notFound()
  return { name: `${document.name}.pdf`, bytes: visiting.files.read(document.storageKey) }
}

export async function sealedDocument(visiting: Visiting, asked: InputOf<Calls['getSealedByLink']>) {
  const { documents } = await inside(visiting, asked)
  const document = documents.find(({ id }) => id === asked.documentId)
  if (!document?.sealedKey) throw notFound()
  return { name: `${document.name}.pdf`, bytes: visiting.files.read(document.sealedKey) }
}

export async function noteRead(
  visiting: Visiting,
  { token, documentId, lastPage }: InputOf<Calls['noteDocumentRead']>,
) {
  const { rows } = await sql<{ done: boolean }>`
    select platform.signer_read(${digestOfKey(token)}, ${passOf(visiting)}, ${nowOf(visiting)}::timestamptz,
      ${documentId}::uuid, ${lastPage}::int, ${visiting.visit.agent ?? null}) as done`.execute(visiting.db)
  if (!rows[0]?.done) throw notFound()
}

/** Twice is once: a second answers the first's outcome. @throws Refusal 404, 409 */
export async function signByLink(visiting: Visiting, wish: InputOf<Calls['signByLink']>) {
  const { token, documentIds = null, consentVersion, mark, drawing } = wish
  const picture = drawing === undefined ? null : Buffer.from(drawing, 'base64')
  if (picture && !isPng(picture)) throw wrongField('drawing', 'NOT_A_PICTURE', 'envelopes.drawing')
  const { rows } = await sql<{ outcome: string | null }>`
    select platform.signer_sign(${digestOfKey(token)}, ${passOf(visiting)}, ${nowOf(visiting)}::timestamptz,
      ${documentIds}::uuid[], ${consentVersion}, ${mark}, ${picture}, ${visiting.visit.agent ?? null}) as outcome`.execute(
    visiting.db,
  )
  const outcome = rows[0]?.outcome
  if (!outcome) throw notFound()
  requireDone(outcome)
  return { status: outcome === 'partly' ? ('partly' as const) : ('signed' as const) }
}

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))

export async function declineByLink(visiting: Visiting, wish: InputOf<Calls['declineByLink']>) {
  const { token, documentId = null, reason } = wish
  const { rows } = await sql<{ outcome: string | null }>`
    select platform.signer_decline(${digestOfKey(token)}, ${passOf(visiting)}, ${nowOf(visiting)}::timestamptz,
      ${documentId}::uuid, ${reason}, ${visiting.visit.agent ?? null}) as outcome`.execute(visiting.db)
  const outcome = rows[0]?.outcome
  if (!outcome) throw notFound()
  requireDone(outcome)
}
