import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { openTimeFor, saidBy, sealingIn } from '../../testing/sealing-client.ts'
import { evidenceZip, printAttestation, seal, stampBytes, writtenFacts } from '../../sealing.server.ts'
import type { Attested } from './attested.ts'

const world = useOwnWorld()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-proof-'))
})
afterAll(() => rm(folder, { recursive: true }))

const kept = async (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const attested: Attested = {
  language: 'fr',
  number: '2026-000147',
  subject: 'Contrat saisonnier',
  company: 'Serres du Val',
  sender: 'Marie Durand au nom de Paul Petit',
  allSignedAt: '2026-11-24T14:02:00Z',
  documents: [{ name: 'Contrat de travail', pages: 2, size: 23_372, sha256: 'ab'.repeat(32) }],
  people: [
    {
      name: 'محمد العربي',
      capacity: 'Salarié',
      identified: 'Code envoyé à m…@exemple.fr, saisi au premier essai',
      steps: [{ label: 'Lu jusqu’à la dernière page', at: '2026-11-24T14:00:00Z' }],
    },
  ],
  consent: 'J’ai lu les documents jusqu’au bout.',
  events: [{ at: '2026-11-24T14:02:00Z', person: 'محمد العربي', label: 'A signé' }],
  lastHash: 'cd'.repeat(32),
  undone: ['Aucune pièce d’identité n’a été vue.'],
}

test('an attestation says who signed what, in the letters of his name, and what was not done', async () => {
  const client = await world.client()
  const pdf = await printAttestation({ ...world.ground, clientId: client.id }, attested)

  const text = await saidBy('pdftotext', '-layout', await kept('attestation.pdf', pdf), '-')

  for (const said of ['2026-000147', 'Marie Durand au nom de Paul Petit', '2 pages, 23372 octets', 'ab'.repeat(32)])
    expect(text).toContain(said)
  expect(text).toContain('Aucune pièce d’identité n’a été vue.')
  expect(text).toMatch(/[\u0600-\u06FF\uFB50-\uFEFF]{3}/)
  expect(text).not.toMatch(/avancée|qualifiée|certifiée|équivalente à une signature manuscrite|conforme eIDAS/i)
})

test('a proof file is checked without Sillon: what was read, what was sealed, and the hour of its facts', async () => {
  const client = await world.client()
  const time = await openTimeFor(world, client)
  const sealing = sealingIn(world, client)
  const read = await printAttestation({ ...world.ground, clientId: client.id }, attested)
  const { pdf } = await seal(sealing, { pdf: read, marks: [], reason: 'Enveloppe 2026-000147' })
  const facts = { number: '2026-000147' }
  const timeStamp = await stampBytes(sealing, writtenFacts(facts))

  const zip = evidenceZip(world.ground, {
    language: 'fr',
    documents: [{ read: () => read, sealed: () => pdf }],
    attestation: read,
    facts,
    timeStamp: timeStamp?.token ?? null,
  })

  const entries = entriesOfZip(await buffer(Readable.from(zip)))
  expect([...entries.keys()]).toEqual([
    '1-document-signe.pdf',
    '2-document-lu.pdf',
    '3-attestation.pdf',
    '4-preuve.json',
    '5-preuve.json.tsr',
    'LISEZ-MOI.txt',
  ])
  const files = await Promise.all([...entries].map(([name, bytes]) => kept(name, bytes)))
  expect(entries.get('1-document-signe.pdf')!.subarray(0, read.length).equals(Buffer.from(read))).toBe(true)
  const said = await saidBy(
    'openssl',
    ...`ts -verify -in ${files[4]} -data ${files[3]} -CAfile ${await kept('anchor.pem', time.anchor)}`.split(' '),
    '-attime',
    String(Math.floor(world.clock.now().epochMilliseconds / 1000)),
  )
  expect(said).toContain('Verification: OK')
  await time.close()
})
