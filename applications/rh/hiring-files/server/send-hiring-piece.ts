import { digestOfKey } from '#kernel/server/key-of-link.ts'
import { sql } from 'kysely'
import type { Given, Visit } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { isPicture, mostBytes } from '#rh/employee-documents/paper-file.model.ts'
import { pageShape, requirePaperFiles } from '#rh/employee-documents/employee-documents.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { AskedHiringFile } from '../hiring-file.model.ts'
import type { hiringLinkCalls } from '../hiring-link.calls.ts'
import { deviceOf } from './hiring-link.ts'

type Send = typeof hiringLinkCalls.sendHiringPiece
type Asked = AskedHiringFile & { clientId: string }
type Visiting = { db: RhDb; clock: Clock; visit: Visit }

/** What the link opens on this device; undefined where one of the two is not good. */
export async function hiringFileAsked({ db, clock, visit }: Visiting, token: string) {
  const { rows } = await sql<{ told: Asked | null }>`
    select rh.hiring_file_asked(${digestOfKey(token)}, ${deviceOf(visit, token)}, ${clock.now().toString()}::timestamptz)
      as told`.execute(db)
  return rows[0]?.told ?? undefined
}

const codeOfEnd = { expired: 'LINK_EXPIRED', closed: 'FILE_CLOSED' } as const

/** What became of a link that opens nothing here; a device that never opened its file is told nothing. */
export async function endOfHiringFile({ db, clock, visit }: Visiting, token: string): Promise<Refusal> {
  const { rows } = await sql<{ told: { why: keyof typeof codeOfEnd; company: string } | null }>`
    select rh.end_of_hiring_file(${digestOfKey(token)}, ${deviceOf(visit, token)}, ${clock.now().toString()}::timestamptz)
      as told`.execute(db)
  const told = rows[0]?.told
  if (!told) return notFound()
  return new Refusal(409, codeOfEnd[told.why], `rh.hiring.end.${told.why}`, { values: { company: told.company } })
}

/**
 * Takes what somebody sends for a piece of his file. What came lies in nobody's folder until the link has told whose it is;
 * nothing of it stays there.
 * @throws Refusal 404 for any link or device that is not good, 400, 413, 415
 */
export async function sendHiringPiece(given: Given<Send, RhTables>, { token, kind }: InputOf<Send>) {
  const { withDb, files, clock, visit } = given
  const sent = given.uploads.files
  const moved: StoredFile[] = []
  try {
    const asked = await withDb(db => hiringFileAsked({ db, clock, visit }, token))
    if (!asked?.pieces.some(piece => piece.kind === kind)) throw notFound()
    requirePaperFiles(kind, sent)
    const owned: StoredFile[] = []
    for (const file of sent) {
      if (isPicture(file.mime)) owned.push(file)
      else {
        const { storageKey, name, mime } = file
        const copy = await files.store(asked.clientId, name, files.read(storageKey), {
          types: [mime],
          maxBytes: mostBytes,
        })
        moved.push(copy)
        owned.push(copy)
      }
    }
    await withPictures(given, owned, { folder: asked.clientId, drawnAs: pageShape }, async (db: RhDb, kept) => {
      const { rows } = await sql<{ taken: boolean }>`
        select rh.take_hiring_piece(${digestOfKey(token)}, ${deviceOf(visit, token)}, ${kind},
          ${clock.now().toString()}::timestamptz, ${JSON.stringify(kept)}::jsonb) as taken`.execute(db)
      if (rows[0]?.taken !== true) throw notFound()
    })
  } catch (error) {
    await Promise.all(moved.map(({ storageKey }) => files.remove(storageKey)))
    throw error
  } finally {
    await Promise.all(sent.map(({ storageKey }) => files.remove(storageKey)))
  }
}
