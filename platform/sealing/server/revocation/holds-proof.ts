import { X509Certificate } from 'node:crypto'
import { chainTo } from '../certificates/chain.ts'
import type { SecurityStore } from '../layout/security-store.ts'
import { pairsOf } from './gather-proof.ts'
import { readAnswer } from './read-answer.ts'
import { readList } from './read-list.ts'
import { BadStanding, type Standing } from './standing.ts'

type Signers = { seal: X509Certificate; timeStamp: X509Certificate; at: Temporal.Instant }

/**
 * Whether what a file holds proves by itself that each certificate of its seal and of its time-stamp, up to a root, held
 * at that instant, and holds nothing else. Whether the roots are believed is for who reads their names.
 */
export function holdsProof(store: SecurityStore, { seal, timeStamp, at }: Signers): boolean {
  const known = certificatesIn(store)
  if (!known) return false
  const roots = known.filter(one => one.ca && one.checkIssued(one) && one.verify(one.publicKey))
  const [ofSeal, ofTime] = [seal, timeStamp].map(signer => chainTo(roots, signer, known, at))
  if (!ofSeal || !ofTime || ofSeal.length < 2) return false
  const asked = [...pairsOf(ofSeal), ...pairsOf(ofTime)]
  const told = [
    ...store.answers.map(bytes => asked.map(about => ({ about, standing: read(() => readAnswer(bytes, about)) }))),
    ...store.lists.map(bytes => asked.map(about => ({ about, standing: read(() => readList(bytes, about)) }))),
  ].map(words => words.filter(({ standing }) => standing && held(standing, at)))
  const deputies = told.flat().flatMap(({ standing }) => standing?.deputy ?? [])
  return (
    asked.every(about => told.flat().some(word => word.about === about)) &&
    told.every(words => words.length > 0) &&
    known.every(one => [...ofSeal, ...ofTime, ...deputies].some(used => used.raw.equals(one.raw)))
  )
}

function certificatesIn({ certificates }: SecurityStore) {
  try {
    return certificates.map(one => new X509Certificate(one))
  } catch {
    return undefined
  }
}

function read(judge: () => Standing): Standing | undefined {
  try {
    return judge()
  } catch (error) {
    if (error instanceof BadStanding) return undefined
    throw error
  }
}

/** What is told must speak of that instant or of a later one: what was known before may have changed. */
const held = ({ revokedAt, until }: Standing, at: Temporal.Instant) =>
  !(revokedAt && Temporal.Instant.compare(revokedAt, at) <= 0) &&
  (until === null || Temporal.Instant.compare(until, at) >= 0)
