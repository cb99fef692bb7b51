import { sql } from 'kysely'
import type { StoredFile } from '#kernel/server/files.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PieceAsked } from '../document-request.model.ts'

/** A link by the digest of its key, on an instant. */
type Link = { hash: Buffer; at: string }

/** What the link opens, to a visitor who may see nothing else; undefined where it is not good. */
export async function pieceAsked(
  db: RhDb,
  { hash, at }: Link,
): Promise<(PieceAsked & { clientId: string }) | undefined> {
  const { rows } = await sql<PieceAsked & { clientId: string }>`
    select client_id, company, kind_code as kind, kind as "kindLabel", firstname
      from rh.piece_asked(${hash}, ${at}::timestamptz)`.execute(db)
  return rows[0]
}

/** Keeps the files as one paper to be looked at, and uses the link up; false when it is dead or somebody was faster. */
export async function takePiece(db: RhDb, { hash, at }: Link, files: readonly StoredFile[]): Promise<boolean> {
  const { rows } = await sql<{ paper: string | null }>`
    select rh.take_piece(${hash}, ${at}::timestamptz, ${JSON.stringify(files)}::jsonb) as paper`.execute(db)
  return rows[0]?.paper !== null && rows[0]?.paper !== undefined
}
