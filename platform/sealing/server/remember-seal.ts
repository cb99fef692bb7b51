import type { PlatformDb } from '#platform/platform-db.ts'
import type { Sealed } from './seal-wish.ts'

/** What it is of, as whoever holds the file may be told: a number, and the initials of those who signed. */
export type SealOf = { number: string; signers: readonly string[] }

/** Writes down that a file was sealed, in the transaction that keeps it: from then on /verifier knows it. */
export async function rememberSeal(db: PlatformDb, sealed: Omit<Sealed, 'pdf'>, { number, signers }: SealOf) {
  const { sha256Before, sizeBefore, sha256After, level, sealedAt, certificate } = sealed
  await db
    .insertInto('platform.seal_event')
    .values({
      sha256Before,
      sizeBefore,
      sha256After,
      level,
      at: sealedAt,
      number,
      signers: [...signers],
      certificateId: certificate.id,
    })
    .execute()
}

/** `Zoé Lefèvre` is told as `Z. L.` */
export const initialsOf = ({ firstname, name }: { firstname: string; name: string }) =>
  [firstname, name].flatMap(part => (part ? [`${[...part][0]?.toLocaleUpperCase('fr')}.`] : [])).join(' ')
