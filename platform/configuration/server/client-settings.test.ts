import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { clientSettingsCalls } from '../client-settings.calls.ts'
import { statusesByDelegation } from '../testing/by-delegation.ts'

const world = useWorld()

const planning = 'rh/tempsTravail/planningEntreprise'
const colours = 204
const elementId = () => world.catalogue.idOf(planning) as number
const admin = (client: TestClient) => world.person({ in: client, admin: true, firstname: 'Sophie', name: 'Lemaire' })

const said = {
  mail: 'contact@serres.example',
  phoneNumber: '+33241000102',
  recipientMail: null,
  recipientPhoneNumber: '+212661234567',
  version: 0,
}
const decided = {
  contactMail: 'donnees@serres.example',
  retention: [{ kind: 'candidate', months: 12 } as const],
  version: 0,
}
const notice = { language: 'fr', body: 'Nous gardons de vous ce que la loi demande.' } as const

const every = (userId: string) =>
  [
    [clientSettingsCalls.setColour, { elementId: elementId(), userId, color: '#B4631C' }],
    [clientSettingsCalls.setContactInformation, said],
    [clientSettingsCalls.setRgpd, decided],
    [clientSettingsCalls.publishRgpdNotice, notice],
  ] as const

const colourOf = async (asker: TestPerson, { userId }: TestPerson) =>
  (await as(asker).call(clientSettingsCalls.getColours, { elementId: elementId() })).find(
    person => person.userId === userId,
  )?.color

describe('the colour of a person', () => {
  test('is chosen, changed and taken away', async () => {
    const client = await world.client()
    const [sophie, paul] = [await admin(client), await world.person({ in: client, rights: { [planning]: 1 } })]
    const set = (color: string | null) =>
      as(sophie).call(clientSettingsCalls.setColour, { elementId: elementId(), userId: paul.userId, color })

    await set('#b4631c')
    const first = await colourOf(paul, paul)
    await set('#2F8F46')
    const second = await colourOf(paul, paul)
    await set(null)

    expect([first, second, await colourOf(paul, paul)]).toEqual(['#B4631C', '#2F8F46', null])
  })

  test('is told with his name to who reads the element alone', async () => {
    const client = await world.client()
    const reader = await world.person({ in: client, rights: { [planning]: 1 } })
    const stranger = await world.person({ in: client, rights: { 'rh/gestion_du_personnel/salaries': 3 } })
    const statusOf = async (person: TestPerson, of: number) =>
      (await as(person).send(clientSettingsCalls.getColours, { elementId: of })).statusCode

    expect([await statusOf(reader, elementId()), await statusOf(stranger, elementId())]).toEqual([200, 404])
    expect([await statusOf(reader, 7), await statusOf(reader, 2_000_000_000)]).toEqual([404, 404])
  })

  test.each([
    ['#FFE680', 'is too pale'],
    ['#14241B', 'is too dark'],
    ['rouge', 'is no colour'],
  ])('is refused in words when %s %s', async color => {
    const client = await world.client()
    const [sophie, paul] = [await admin(client), await world.person({ in: client })]
    const chosen = { elementId: elementId(), userId: paul.userId, color }

    const refused = await as(sophie).send(clientSettingsCalls.setColour, chosen)

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'color'])
    expect(refused.json().fields[0].message).not.toContain('configuration.')
    expect(await colourOf(sophie, paul)).toBeNull()
  })
})

describe('contact information', () => {
  test('says nothing at first, then what the client wrote', async () => {
    const client = await world.client()
    const [sophie, paul] = [await admin(client), await world.person({ in: client })]

    const before = await as(paul).call(clientSettingsCalls.getContactInformation, {})
    const saved = await as(sophie).call(clientSettingsCalls.setContactInformation, said)
    const stale = await as(sophie).send(clientSettingsCalls.setContactInformation, said)

    expect(before).toMatchObject({ mail: null, phoneNumber: null, version: 0 })
    expect(saved).toEqual({ ...said, version: 1 })
    expect(await as(paul).call(clientSettingsCalls.getContactInformation, {})).toEqual(saved)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT'])
  })

  test.each([
    ['mail', 'contact'],
    ['phoneNumber', '+33 1'],
    ['recipientPhoneNumber', '+32470123456'],
  ])('refuses a %s that cannot be reached, in words', async (field, value) => {
    const sophie = await admin(await world.client())

    const refused = await as(sophie).send(clientSettingsCalls.setContactInformation, { ...said, [field]: value })

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, field])
    expect(refused.json().fields[0].message).not.toMatch(/configuration\.|identifiers\./)
  })
})

describe('data protection', () => {
  test('keeps data as long as the law allows until the client decides less', async () => {
    const sophie = await admin(await world.client())

    const usual = await as(sophie).call(clientSettingsCalls.getRgpd, {})
    const saved = await as(sophie).call(clientSettingsCalls.setRgpd, decided)
    const stale = await as(sophie).send(clientSettingsCalls.setRgpd, decided)

    expect(usual.retention.map(({ kind, months, most }) => [kind, months, most])).toEqual([
      ['candidate', 24, 24],
      ['employeeFile', 60, 60],
    ])
    expect(saved.contactMail).toBe('donnees@serres.example')
    expect(saved.retention.map(({ months }) => months)).toEqual([12, 60])
    expect(stale.json().code).toBe('VERSION_CONFLICT')
  })

  test('is refused a longer time than the law allows, in words', async () => {
    const sophie = await admin(await world.client())
    const tooLong = { ...decided, retention: [{ kind: 'candidate', months: 25 } as const] }

    const refused = await as(sophie).send(clientSettingsCalls.setRgpd, tooLong)

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'retention.0.months'])
    expect(refused.json().fields[0].message).toContain('24')
  })

  test('tells people in each language, and keeps what they have read', async () => {
    const client = await world.client()
    const [sophie, paul] = [await admin(client), await world.person({ in: client })]
    const publish = (body: string, language: 'fr' | 'es' = 'fr') =>
      as(sophie).call(clientSettingsCalls.publishRgpdNotice, { language, body })

    await publish(notice.body)
    await publish('Guardamos de usted lo que pide la ley.', 'es')
    await publish(notice.body)
    const { notices } = await publish('Nous gardons moins de choses qu’avant.')
    const french = await as(paul).call(clientSettingsCalls.getRgpdNotices, { language: 'fr' })

    expect(notices.map(({ language, number }) => [language, number])).toEqual([
      ['es', 1],
      ['fr', 2],
    ])
    expect(french.map(({ number, body }) => [number, body])).toEqual([
      [2, 'Nous gardons moins de choses qu’avant.'],
      [1, notice.body],
    ])
  })
})

describe('who says it', () => {
  test('is the admin, or for his own component somebody to whom it was delegated', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const marie = await world.person({ in: client, rights: { [planning]: 1 } })
    const lent = { client, by: sophie, to: marie, element: planning, componentId: colours }

    const { before, after } = await statusesByDelegation(world, lent, every(marie.userId))

    expect(before).toEqual([403, 403, 403, 403])
    expect(after).toEqual([200, 404, 404, 404])
  })

  test('reads nothing of a neighbour, and colours nobody there', async () => {
    const [serres, verger] = [await world.client(), await world.client()]
    const [sophie, anne] = [await admin(serres), await admin(verger)]
    for (const [call, input] of every(sophie.userId)) await as(sophie).call(call, input as never)

    const stranger = { elementId: elementId(), userId: sophie.userId, color: '#2F8F46' }
    expect((await as(anne).send(clientSettingsCalls.setColour, stranger)).statusCode).toBe(404)
    const seen = await as(anne).call(clientSettingsCalls.getColours, { elementId: elementId() })
    expect(seen.map(({ userId, color }) => [userId, color])).toEqual([[anne.userId, null]])
    expect((await as(anne).call(clientSettingsCalls.getContactInformation, {})).mail).toBeNull()
    expect(await as(anne).call(clientSettingsCalls.getRgpd, {})).toMatchObject({ contactMail: null, notices: [] })
    expect(await as(anne).call(clientSettingsCalls.getRgpdNotices, { language: 'fr' })).toEqual([])
  })
})
