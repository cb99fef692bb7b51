import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { draftOf, envelopeSentBy, paul, signer, signingClient, type TestSigner } from '../testing/signing-world.ts'

const world = useOwnWorld()

const read = (by: TestSigner, id: string) => as(by).call(envelopesCalls.getEnvelope, { id })
const zoe = { capacity: 'legal_guardian', firstname: 'Zoé', name: 'Petit', mail: 'zoe.petit@essai.example' }
const accountant = { role: 'cc' as const, capacity: 'partner', name: 'Comptable', mail: 'comptable@essai.example' }

/** A draft of Marie's that Paul signs, then herself, each in his place. */
async function draftOfTwo() {
  const { serres, marie } = await signingClient(world)
  const { id } = await draftOf(marie)
  const { Documents, recipients } = await read(marie, id)
  const [first, company] = recipients
  const places = recipients.map(person => ({ recipientId: person.id, page: 1, x: 60, y: 200 }))
  const { version } = await as(marie).call(envelopesCalls.placeSignatures, {
    id,
    documentId: Documents[0]!.id,
    places,
  })
  return { serres, marie, id, version, first: first!, company: company! }
}

describe('the people of a draft', () => {
  test('are added, put in another order and taken out by its sender; who stays keeps his place', async () => {
    const { marie, id, version, company } = await draftOfTwo()

    await as(marie).call(envelopesCalls.editEnvelopePeople, {
      id,
      version,
      ordered: false,
      recipients: [
        { id: company.id, capacity: 'company', userId: marie.userId, position: 1 },
        { ...zoe, position: 2 },
        { ...accountant, position: 3 },
      ],
    })

    const { recipients, places, ordered } = await read(marie, id)
    expect(recipients.map(({ name, role, address }) => [name, role, address])).toEqual([
      ['Caron', 'signer', null],
      ['Petit', 'signer', 'zoe.petit@essai.example'],
      ['Comptable', 'cc', 'comptable@essai.example'],
    ])
    expect(places.map(({ recipientId }) => recipientId)).toEqual([company.id])
    expect(ordered).toBe(false)
    const found = await as(marie).call(envelopesCalls.getEnvelopes, { page: 0, size: 10, search: 'zoé' })
    expect(found.items.map(item => item.id)).toEqual([id])
  })

  test('have their address corrected, and lose their place when they only read', async () => {
    const { marie, id, version, first, company } = await draftOfTwo()

    await as(marie).call(envelopesCalls.editEnvelopePeople, {
      id,
      version,
      ordered: true,
      recipients: [
        { ...paul, id: first.id, role: 'viewer', mail: 'paul@ailleurs.example' },
        { id: company.id, capacity: 'company', userId: marie.userId, position: 2 },
      ],
    })

    const { recipients, places } = await read(marie, id)
    expect(recipients[0]).toMatchObject({ id: first.id, role: 'viewer', address: 'paul@ailleurs.example' })
    expect(places.map(({ recipientId }) => recipientId)).toEqual([company.id])
  })

  test('are at least one who signs, each once, each with an address, and of this draft', async () => {
    const { serres, marie, id, first } = await draftOfTwo()
    const { id: otherId } = await draftOf(marie)
    const [stranger] = (await read(marie, otherId)).recipients
    const ines = await signer(world, serres, 'Inès', 'Roche')
    const refused = async (recipients: object[]) => {
      const wish = { id, ordered: true, recipients }
      const answer = await as(marie).send(envelopesCalls.editEnvelopePeople, wish as never)
      return answer.json().fields?.[0]?.code
    }

    expect(await refused([accountant])).toBe('NO_SIGNER')
    expect(await refused([{ capacity: 'employee', name: 'Petit' }])).toBe('NO_ADDRESS')
    expect(await refused([{ ...paul, id: stranger?.id }])).toBe('UNKNOWN_PERSON')
    expect(await refused([paul, { ...paul, id: first.id }, { ...zoe, id: first.id }])).toBe('UNKNOWN_PERSON')
    const wish = { id, ordered: true, recipients: [paul] }
    expect((await as(ines).send(envelopesCalls.editEnvelopePeople, wish)).statusCode).toBe(404)
  })

  test('stay as somebody else saved them meanwhile, and as they were sent', async () => {
    const { marie, id, version } = await draftOfTwo()
    const wish = { id, ordered: true, recipients: [paul] }
    await as(marie).call(envelopesCalls.editEnvelopePeople, { ...wish, version })

    await expect(as(marie).call(envelopesCalls.editEnvelopePeople, { ...wish, version })).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
    })
    const sentId = await envelopeSentBy(marie)
    await expect(as(marie).call(envelopesCalls.editEnvelopePeople, { ...wish, id: sentId })).rejects.toMatchObject({
      status: 409,
      code: 'TRANSITION_INVALID',
    })
    expect((await read(marie, sentId)).recipients[0]?.address).toBe('p…@essai.example')
  })

  test('are said by the record of a document where it has one', async () => {
    const { serres, marie, id } = await draftOfTwo()
    await world.inClient(serres, db =>
      db
        .updateTable('platform.envelope_document')
        .set({ recordKind: 'contract', recordId: crypto.randomUUID() })
        .where('envelopeId', '=', id)
        .execute(),
    )

    expect((await read(marie, id)).can).toMatchObject({ edit: true, editPeople: false })
    await expect(
      as(marie).call(envelopesCalls.editEnvelopePeople, { id, ordered: true, recipients: [paul] }),
    ).rejects.toMatchObject({ status: 409, code: 'PEOPLE_OF_RECORD' })
  })

  test('are no concern of the neighbour', async () => {
    const { id } = await draftOfTwo()
    const { marie: neighbour } = await signingClient(world)
    const wish = { id, ordered: true, recipients: [paul] }

    expect((await as(neighbour).send(envelopesCalls.editEnvelopePeople, wish)).statusCode).toBe(404)
    expect((await as(neighbour).send(envelopesCalls.sendEnvelopeAgain, { id })).statusCode).toBe(404)
  })
})
