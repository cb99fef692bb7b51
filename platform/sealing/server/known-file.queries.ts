import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { SealLevel } from '../seal.model.ts'
import type { KnownFile } from '../verification.model.ts'

type Row = {
  isSealed: boolean
  number: string
  at: string
  level: SealLevel
  signers: string[]
  sizeBefore: number
  sha256Before: string
}

const unknown: KnownFile = {
  known: false,
  kind: null,
  number: null,
  sealedAt: null,
  level: null,
  signers: [],
  prefix: null,
}

/** What is known of a file by its SHA-256, in whichever client it was sealed, to somebody who may see nothing else. */
export async function knownFile(db: PlatformDb, sha256: string): Promise<KnownFile> {
  const { rows } = await sql<Row>`select * from platform.seal_known(${sha256})`.execute(db)
  const [row] = rows
  if (!row) return unknown
  const { isSealed, number, at, level, signers, sizeBefore, sha256Before } = row
  return {
    known: true,
    kind: isSealed ? 'sealed' : 'read',
    number,
    sealedAt: at,
    level,
    signers,
    prefix: { size: sizeBefore, sha256: sha256Before },
  }
}
