import { createHash, type X509Certificate } from 'node:crypto'
import { tags, writeDer, writeObject } from '#kernel/server/der.ts'
import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import { keyOf, serialOf, subjectOf } from '../certificates/names-of-certificate.ts'
import { addressesOf } from './addresses-of.ts'
import { readAnswer } from './read-answer.ts'
import { readList } from './read-list.ts'
import { type Asked, BadStanding, type Standing } from './standing.ts'

/** What was told, as it was told, and what it says. */
export type Told = { kind: 'answer' | 'list'; bytes: Uint8Array; standing: Standing }

export type Asking = { fetchOutside: FetchOutside; hosts: readonly string[]; now: () => Temporal.Instant }

/** How far the hour of an authority may be from ours, and how old word without an end may be. */
const [tolerance, freshness] = [{ minutes: 5 }, { hours: 24 }]

/**
 * Whether a certificate still holds, as its authority says: by an answer about it alone, else by its list. Undefined
 * when none of the addresses that the certificate names, on the hosts that are believed, gives word that holds now.
 */
export async function askAuthority(asking: Asking, asked: Asked): Promise<Told | undefined> {
  const { answers, lists } = addressesOf(asked.certificate)
  const tries = [
    ...answers.map(address => () => askForAnswer(asking, address, asked)),
    ...lists.map(address => () => askForList(asking, address, asked)),
  ]
  for (const attempt of tries) {
    const told = await attempt().catch(() => undefined)
    if (told && isFresh(told.standing, asking.now())) return told
  }
  return undefined
}

async function askForAnswer(asking: Asking, address: string, asked: Asked): Promise<Told> {
  const bytes = await fetched(asking, address, { 'content-type': 'application/ocsp-request' }, questionAbout(asked))
  return { kind: 'answer', bytes, standing: readAnswer(bytes, asked) }
}

async function askForList(asking: Asking, address: string, asked: Asked): Promise<Told> {
  const bytes = await fetched(asking, address, {})
  return { kind: 'list', bytes, standing: readList(bytes, asked) }
}

async function fetched(
  { fetchOutside, hosts }: Asking,
  address: string,
  headers: Record<string, string>,
  body?: Uint8Array,
) {
  const method = body ? 'POST' : 'GET'
  const answer = await fetchOutside(address, { method, headers, hosts, provesItself: true, ...(body && { body }) })
  if (answer.status !== 200) throw new BadStanding(`the authority answers ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

function isFresh({ from, until }: Standing, now: Temporal.Instant) {
  const isBegun = Temporal.Instant.compare(from, now.add(tolerance)) <= 0
  return isBegun && Temporal.Instant.compare(until ?? from.add(freshness), now) >= 0
}

/** One certificate, named by its serial and by digests of its authority (SHA-1, as RFC 5019 has everybody understand). */
export function questionAbout({ certificate, issuer }: Asked): Uint8Array {
  const sha1 = sequence(writeObject('1.3.14.3.2.26'), writeDer(tags.null))
  const hash = (bytes: Uint8Array) => writeDer(tags.octets, createHash('sha1').update(bytes).digest())
  const named = sequence(sha1, hash(subjectOf(issuer)), hash(keyOf(issuer)), serialNumber(certificate))
  return sequence(sequence(sequence(sequence(named))))
}

const sequence = (...parts: readonly Uint8Array[]) => writeDer(tags.sequence, ...parts)

/** Positive: a first bit that is set has a zero before it. */
function serialNumber(certificate: X509Certificate) {
  const hex = serialOf(certificate)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  return writeDer(tags.integer, (bytes[0] as number) < 0x80 ? bytes : Buffer.concat([Buffer.from([0]), bytes]))
}
