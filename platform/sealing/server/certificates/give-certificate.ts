import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { P12Signer, SignerError } from '@libpdf/core'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { isGoodAt } from './chain.ts'
import { keepCertificate, type NewCertificate } from './keep-certificate.ts'

type Giving = { db: PlatformDb; keys: Keys; clock: Clock; clientId: string }

const fewestBits = 2048

/**
 * The certificate that a trust service gave seals from now on.
 * @throws Refusal 400 on `p12` or `password`; 409 CERTIFICATE_KNOWN
 */
export async function giveCertificate(given: Giving, { p12, password }: { p12: string; password: string }) {
  const { db, keys, clock, clientId } = given
  const found = await readP12(Buffer.from(p12, 'base64'), password)
  const own = new X509Certificate(found.chain[0])
  if (!isGoodAt(own, clock.now())) throw wrongField('p12', 'CERTIFICATE_EXPIRED', 'sealing.certificate.not-good-now')
  await takeForChange(db.selectFrom('platform.client').select('id').where('id', '=', clientId))
  const known = await db
    .selectFrom('platform.esign_certificate')
    .select('id')
    .where('fingerprint', '=', own.fingerprint256.replaceAll(':', '').toLowerCase())
    .executeTakeFirst()
  if (known) throw new Refusal(409, 'CERTIFICATE_KNOWN', 'sealing.certificate.known')
  return keepCertificate({ db, keys, clientId, at: clock.now().toString() }, found)
}

async function readP12(bytes: Uint8Array, password: string): Promise<NewCertificate> {
  const { key, certificates } = await opened(bytes, password)
  const own = certificates.find(one => one.checkPrivateKey(key))
  if (!own) throw wrongField('p12', 'KEY_OF_ANOTHER', 'sealing.certificate.key-of-another')
  const keyKind = kindOf(key)
  if (!keyKind) throw wrongField('p12', 'KEY_TOO_WEAK', 'sealing.certificate.key-too-weak')
  const others = certificates.filter(one => one !== own)
  return {
    kind: 'given',
    chain: [own.raw, ...inOrder(own, others).map(({ raw }) => raw)],
    keyKind,
    key: key.export({ format: 'der', type: 'pkcs8' }),
  }
}

/** What the file holds, by a reader that also knows the ciphers of former years. */
async function opened(bytes: Uint8Array, password: string) {
  try {
    const read = await P12Signer.create(bytes, password)
    // The reader keeps the key to itself; ours must rest sealed in the database.
    const { privateKey } = read as unknown as { privateKey: CryptoKey }
    const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey))
    return {
      key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
      certificates: [read.certificate, ...read.certificateChain].map(one => new X509Certificate(one)),
    }
  } catch (error) {
    if (!(error instanceof SignerError)) throw error
    throw /password|integrity/i.test(error.message)
      ? wrongField('password', 'WRONG_PASSWORD', 'sealing.certificate.wrong-password')
      : wrongField('p12', 'NO_P12', 'sealing.certificate.no-p12')
  }
}

function kindOf(key: KeyObject): 'RSA' | 'EC' | undefined {
  if (key.asymmetricKeyType === 'ec') return 'EC'
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  return key.asymmetricKeyType === 'rsa' && bits >= fewestBits ? 'RSA' : undefined
}

/** Each issued by the next; what leads nowhere is left out. */
function inOrder(own: X509Certificate, others: readonly X509Certificate[]): X509Certificate[] {
  const above = others.find(one => own.checkIssued(one))
  return above
    ? [
        above,
        ...inOrder(
          above,
          others.filter(one => one !== above),
        ),
      ]
    : []
}
