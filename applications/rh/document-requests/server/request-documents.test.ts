import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { hire } from '#rh/testing/hire.ts'
import { requestsOf } from '#rh/testing/requests-of.ts'
import { documentRequestsCalls } from '../document-requests.calls.ts'
import { sentPiecesCalls } from '../sent-pieces.calls.ts'
import { inSerres } from '../testing/in-serres.ts'
import { tokenOf } from './request-link.ts'
import { sendDocumentRequestJob } from './send-document-request-job.ts'

const world = useOwnWorld()

const ask = (person: TestPerson, employeeIds: string[], more: { kindCode?: string; channel?: 'mail' | 'sms' } = {}) =>
  as(person).call(documentRequestsCalls.requestDocuments, {
    employeeIds,
    kindCode: 'workPermit',
    channel: 'mail',
    ...more,
  })

/** Has the mails of a client's living requests written, and answers those to an address. */
async function mailsTo(client: TestClient, address: string) {
  for (const { id } of await requestsOf(world, client))
    await sendDocumentRequestJob.run(
      { ...world.ground, databases: world.databases },
      { clientId: client.id, requestIds: [id] },
    )
  return (world.mailer.inbox?.() ?? []).filter(({ to }) => to === address)
}

describe('a piece asked of people', () => {
  test('reaches each by a mail in his language, with a link of his own', async () => {
    const { serres, marie } = await inSerres(world)
    const ines = await hire(world, serres, { firstname: 'Inés', mail: 'ines@essai.example', language: 'es' })
    const mihai = await hire(world, serres, { firstname: 'Mihai', mail: 'mihai@essai.example', language: 'ro' })

    expect(await ask(marie, [ines.id, mihai.id])).toEqual([
      { id: ines.id, ok: true, error: null },
      { id: mihai.id, ok: true, error: null },
    ])

    const [toInes] = await mailsTo(serres, 'ines@essai.example')
    const [toMihai] = await mailsTo(serres, 'mihai@essai.example')
    expect(toInes?.subject).toBe('Serres du Layon le solicita: Titre de séjour et de travail')
    expect(toMihai?.subject).toBe('Serres du Layon vous demande : Titre de séjour et de travail')
    const links = [toInes, toMihai].map(mail => /\/piece\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1])
    const known = (await requestsOf(world, serres)).map(({ id }) => tokenOf(world.keys, id))
    expect(links.toSorted()).toEqual(known.toSorted())
  })

  test('tells row by row whom it could not reach, and reaches the others', async () => {
    const { serres, marie } = await inSerres(world)
    const neighbours = await world.client({ name: 'Bocage' })
    const reached = await hire(world, serres, { mail: 'paul@essai.example' })
    const [mute, elsewhere, foreign] = [
      await hire(world, serres),
      await hire(world, serres, { company: 1, mail: 'a@essai.example' }),
      await hire(world, neighbours, { mail: 'b@essai.example' }),
    ]

    const outcomes = await ask(marie, [mute.id, reached.id, elsewhere.id, foreign.id])

    const nobody = 'Cette personne n’existe pas ou n’est plus active.'
    expect(outcomes.map(({ ok, error }) => [ok, error])).toEqual([
      [false, 'Aucune adresse mail dans sa fiche.'],
      [true, null],
      [false, nobody],
      [false, nobody],
    ])
    expect(await requestsOf(world, serres)).toHaveLength(1)
    expect(await requestsOf(world, neighbours)).toEqual([])
  })

  test('is not sent as a text message as long as nobody carries it', async () => {
    const { serres, marie } = await inSerres(world)
    const { id } = await hire(world, serres, { mail: 'paul@essai.example' })

    const [outcome] = await ask(marie, [id], { channel: 'sms' })

    expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining('SMS n’est pas disponible') })
    expect(await requestsOf(world, serres)).toEqual([])
  })

  test('ends the link that was sent before for the same piece', async () => {
    const { serres, marie } = await inSerres(world)
    const { id } = await hire(world, serres, { mail: 'paul@essai.example' })
    await ask(marie, [id])
    const [former] = await requestsOf(world, serres)
    await ask(marie, [id])

    const open = async (requestId: string) =>
      (await as({ app: world.app }).send(sentPiecesCalls.getPieceAsked, { token: tokenOf(world.keys, requestId) }))
        .statusCode
    const living = await requestsOf(world, serres)

    expect(living).toHaveLength(1)
    expect(await open(former?.id as string)).toBe(404)
    expect(await open(living[0]?.id as string)).toBe(200)
  })

  test('is asked by one living link, even when two ask at once', async () => {
    const { serres, marie } = await inSerres(world)
    const { id } = await hire(world, serres, { mail: 'paul@essai.example' })

    await Promise.all([ask(marie, [id]), ask(marie, [id])])

    expect(await requestsOf(world, serres)).toHaveLength(1)
  })

  test('is refused on a kind that is not there, and to who only reads deadlines', async () => {
    const { serres, marie } = await inSerres(world)
    const reader = await world.person({ in: serres, rights: { [deadlines]: 1 } })
    const { id } = await hire(world, serres, { mail: 'paul@essai.example' })

    await expect(ask(marie, [id], { kindCode: 'unheardOf' })).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ field: 'kindCode' }] },
    })
    await expect(ask(reader, [id])).rejects.toMatchObject({ status: 403 })
  })
})
