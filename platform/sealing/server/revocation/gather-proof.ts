import { X509Certificate } from 'node:crypto'
import { believedAuthorities } from '#platform/providers/providers.server.ts'
import { chainTo } from '../certificates/chain.ts'
import type { SecurityStore } from '../layout/security-store.ts'
import { SealWaits, type SealingGround } from '../seal-wish.ts'
import type { ReadTimeStamp } from '../time-stamp/read-time-stamp.ts'
import { askAuthority, type Told } from './ask-authority.ts'

/** What a file is sealed with: the certificate and those above it (DER), and the hour that it was given. */
type Stamped = { chain: readonly Uint8Array[]; timeStamp: ReadTimeStamp }

/**
 * All that whoever reads the file in years needs to judge its two signatures without asking anybody: the certificates
 * from that of the seal and that of the time-stamp up to roots that the installation believes, and what their authorities
 * say of each. Undefined when an authority is not known here, names no address, or does not answer.
 * @throws SealWaits when one of them was revoked
 */
export async function gatherProof(
  given: SealingGround,
  { chain, timeStamp }: Stamped,
): Promise<SecurityStore | undefined> {
  const { withDb, clock, fetchOutside } = given
  const { anchors, hosts } = await withDb(believedAuthorities)
  const known = anchors.map(anchor => new X509Certificate(anchor))
  const [own, ...above] = chain.map(one => new X509Certificate(one))
  const ofSeal = own && chainTo(known, own, above, clock.now())
  const ofTime = chainTo(known, timeStamp.signer, timeStamp.certificates, timeStamp.instant)
  if (!ofSeal || !ofTime || ofSeal.length < 2) return undefined
  const ask = (chain: readonly X509Certificate[]) =>
    Promise.all(pairsOf(chain).map(asked => askAuthority({ fetchOutside, hosts, now: () => clock.now() }, asked)))
  const [toldOfSeal, toldOfTime] = await Promise.all([ask(ofSeal), ask(ofTime)])
  requireGood(toldOfSeal, 'certificate-revoked')
  requireGood(toldOfTime, 'time-stamp')
  const told = [...toldOfSeal, ...toldOfTime]
  if (!told.every(one => one !== undefined)) return undefined
  const deputies = told.flatMap(({ standing: { deputy } }) => deputy ?? [])
  return {
    certificates: unique([...ofSeal, ...ofTime, ...deputies].map(({ raw }) => raw)),
    answers: unique(told.filter(({ kind }) => kind === 'answer').map(({ bytes }) => bytes)),
    lists: unique(told.filter(({ kind }) => kind === 'list').map(({ bytes }) => bytes)),
  }
}

/** Each certificate with the one above it; nobody is asked about a root. */
export const pairsOf = (chain: readonly X509Certificate[]) =>
  chain.slice(0, -1).map((certificate, index) => ({ certificate, issuer: chain[index + 1] as X509Certificate }))

function requireGood(told: readonly (Told | undefined)[], why: SealWaits['why']) {
  const revokedAt = told.find(one => one?.standing.revokedAt)?.standing.revokedAt
  if (revokedAt) throw new SealWaits(why, `the authority says that a certificate was revoked at ${revokedAt}`)
}

const unique = (all: readonly Uint8Array[]) => [
  ...new Map(all.map(bytes => [Buffer.from(bytes).toString('base64'), bytes])).values(),
]
