import { randomUUIDv7 } from 'node:crypto'
import { digestOfKey, keyOfLink } from '#kernel/server/key-of-link.ts'
import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { FollowedApplication, SentApplication, SentPerson, SentPiece, Taken } from '../sent-application.model.ts'

type Taking = { db: RhDb; clock: Clock; keys: Keys }
type Sent = SentApplication & {
  /** The word of the client in public addresses. */
  clientName: string
  files: readonly SentPiece[]
  /** Address from which it is sent; only a digest of it is kept. */
  address: string
  /** The ticket by which a known person opened his own file. */
  ticket?: string | undefined
}

/** 256 bits, computed from an id and the server's key: no row and no queue holds them. */
export const followUpTokenOf = (keys: Keys, followUpId: string) => keyOfLink(keys, 'application', followUpId)
export const ticketOf = (keys: Keys, ticketId: string) => keyOfLink(keys, 'applicant ticket', ticketId)

/** Takes what a visitor sent as an application, through the owner's function; the caller judged its fields. */
export async function takeApplication({ db, clock, keys }: Taking, sent: Sent): Promise<Taken> {
  const { clientName, files, address, ticket, ...said } = sent
  const id = randomUUIDv7()
  const applicationToken = followUpTokenOf(keys, id)
  const { rows } = await sql<{ outcome: Taken['outcome'] }>`
    select rh.take_application(${clientName}, ${clock.now().toString()}::timestamptz, ${id}::uuid,
      ${digestOfKey(applicationToken)}, ${digestOfKey(keyOfLink(keys, 'sender', address))},
      ${ticket === undefined ? null : digestOfKey(ticket)}, ${JSON.stringify(said)}::jsonb,
      ${JSON.stringify(files)}::jsonb) as outcome`.execute(db)
  return { outcome: rows[0]?.outcome ?? 'nobody', applicationToken }
}

type Following = { db: RhDb; clock: Clock }

/** Files that follow an application; false where its key is wrong or older than two hours. */
export async function takeCandidatePieces(
  { db, clock }: Following,
  { applicationToken, files }: { applicationToken: string; files: readonly SentPiece[] },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select rh.take_candidate_piece(${digestOfKey(applicationToken)}, ${clock.now().toString()}::timestamptz,
      ${JSON.stringify(files)}::jsonb) as taken`.execute(db)
  return rows[0]?.taken === true
}

/** Undefined for a wrong key. */
export async function followedApplication({ db, clock }: Following, token: string) {
  const { rows } = await sql<{ told: FollowedApplication | null }>`
    select rh.followed_application(${digestOfKey(token)}, ${clock.now().toString()}::timestamptz) as told`.execute(db)
  return rows[0]?.told ?? undefined
}

/** False for a wrong key, or of an application that is over. */
export async function withdrawByLink({ db, clock }: Following, token: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select rh.withdraw_application(${digestOfKey(token)}, ${clock.now().toString()}::timestamptz) as done`.execute(db)
  return rows[0]?.done === true
}

/** False for a wrong key. */
export async function keepInPoolByLink({ db, clock }: Following, token: string, keptUntil: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select rh.keep_in_pool(${digestOfKey(token)}, ${keptUntil}::date, ${clock.now().toString()}::timestamptz) as done`.execute(
    db,
  )
  return rows[0]?.done === true
}

/** False for a wrong key. */
export async function writeInByLink(
  { db }: Pick<Following, 'db'>,
  token: string,
  spoken: FollowedApplication['language'],
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select rh.write_in(${digestOfKey(token)}, ${spoken}) as done`.execute(
    db,
  )
  return rows[0]?.done === true
}

/** Has a ticket mailed to who is known under a mail, by a job; whoever it is, the same is done here. */
export async function askTicket({ db, clock }: Following, { clientName, mail }: { clientName: string; mail: string }) {
  await sql`
    select rh.ask_ticket(${clientName}, ${mail}, ${randomUUIDv7()}::uuid, ${clock.now().toString()}::timestamptz)`.execute(
    db,
  )
}

/** What the person of a ticket once gave; undefined for any key that is not good. */
export async function candidateOfTicket(
  { db, clock }: Following,
  { clientName, ticket }: { clientName: string; ticket: string },
) {
  type Told = SentPerson & { language: string; availabilities: { start: string; end: string }[] }
  const { rows } = await sql<{ told: Told | null }>`
    select rh.candidate_of_ticket(${clientName}, ${digestOfKey(ticket)}, ${clock.now().toString()}::timestamptz) as told`.execute(
    db,
  )
  return rows[0]?.told ?? undefined
}
