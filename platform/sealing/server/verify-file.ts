import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Given } from '#kernel/server/answers.ts'
import {
  countAttempt,
  secondsToWait,
  tooManyAttempts,
  verificationCounter,
} from '#platform/identity/identity.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { VerifiedFile } from '../verification.model.ts'
import type { verificationCalls } from '../verification.calls.ts'
import { knownFile } from './known-file.queries.ts'
import { verify } from './verify.ts'

type Verifying = Given<(typeof verificationCalls)['verifyFile'], PlatformTables>
type Asking = Given<(typeof verificationCalls)['mayVerifyFile'], PlatformTables>

/** @throws Refusal 429 */
export async function requireMayVerify({ db, clock, keys, visit }: Asking) {
  const seconds = await secondsToWait(db, { clock, keys }, verificationCounter(visit.address))
  if (seconds > 0) throw tooManyAttempts(seconds)
}

/**
 * Reads a file that a stranger sent, and says what it holds beside what is known of it. It is forgotten at once.
 * @throws Refusal 429
 */
export async function verifyFile(given: Verifying): Promise<VerifiedFile> {
  const { withDb, files, uploads, clock, keys, visit } = given
  const [sent] = uploads.file
  if (!sent) throw new Error('the road lets no call through without its file')
  try {
    const seconds = await withDb(db => countAttempt(db, { clock, keys }, verificationCounter(visit.address)))
    if (seconds > 0) throw tooManyAttempts(seconds)
    const pdf = await buffer(Readable.from(files.read(sent.storageKey)))
    const read = await verify(pdf)
    const known = await withDb(db => knownBy(db, pdf, read.prefixes))
    // What stands beside the signature is signed by nobody: a file that was sealed here and is not that one was changed.
    const isAnother = read.intact && known.kind === 'read'
    return {
      ...known,
      sha256: sha256(pdf),
      intact: read.intact && !isAnother,
      because: isAnother ? 'changed' : read.because,
      levelRead: read.level,
      signer: read.signer?.subject ?? null,
      issuer: read.signer?.issuer ?? null,
      timeStamp: read.timeStamp && { instant: read.timeStamp.instant, authority: read.timeStamp.authority },
    }
  } finally {
    await files.remove(sent.storageKey)
  }
}

/** A file that was changed is still recognised by what people had read, which it begins with. */
async function knownBy(db: PlatformDb, pdf: Uint8Array, prefixes: readonly { sha256: string }[]) {
  for (const digest of [sha256(pdf), ...prefixes.map(prefix => prefix.sha256)]) {
    const known = await knownFile(db, digest)
    if (known.known) return known
  }
  return knownFile(db, sha256(pdf))
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
