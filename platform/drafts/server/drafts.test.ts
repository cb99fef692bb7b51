import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { supportCalls } from '#platform/clients/support.calls.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { draftsCalls } from '../drafts.calls.ts'
import { forgetDraftsJob } from '../drafts.server.ts'

const world = useOwnWorld()

const employee = {
  key: 'rh.employee.new',
  title: 'Nouveau salarié',
  address: '/RH/gestion_du_personnel/salaries',
  values: { name: 'Petit', firstname: 'Zoé' },
}
const someone = async () => world.person({ in: await world.client() })
const forget = () =>
  forgetDraftsJob.run(
    { databases: world.databases, clock: world.clock } as unknown as Parameters<typeof forgetDraftsJob.run>[0],
    {},
  )

test('what is typed is found again as it was, on the page where it was', async () => {
  const marie = await someone()

  await as(marie).call(draftsCalls.keepDraft, employee)

  const { draft } = await as(marie).call(draftsCalls.getDraft, { key: employee.key })
  expect(draft).toEqual({ ...employee, savedAt: expect.any(String) })
  expect(await as(marie).call(draftsCalls.getDrafts, {})).toEqual([
    { key: employee.key, title: employee.title, address: employee.address, savedAt: draft?.savedAt },
  ])
})

test('the later typing takes the place of the former, and what was saved is dropped', async () => {
  const marie = await someone()
  await as(marie).call(draftsCalls.keepDraft, employee)
  await as(marie).call(draftsCalls.keepDraft, { ...employee, values: { name: 'Grand' } })
  expect((await as(marie).call(draftsCalls.getDraft, { key: employee.key })).draft?.values).toEqual({ name: 'Grand' })

  await as(marie).call(draftsCalls.dropDraft, { key: employee.key })

  expect(await as(marie).call(draftsCalls.getDraft, { key: employee.key })).toEqual({ draft: null })
})

test('nobody finds the draft of a colleague, or of the same person in another client', async () => {
  const client = await world.client()
  const [marie, paul] = [await world.person({ in: client }), await world.person({ in: client })]
  await as(marie).call(draftsCalls.keepDraft, employee)

  expect(await as(paul).call(draftsCalls.getDrafts, {})).toEqual([])
  await as(paul).call(draftsCalls.dropDraft, { key: employee.key })

  expect(await as(marie).call(draftsCalls.getDrafts, {})).toHaveLength(1)
})

test('who only reads keeps his drafts too', async () => {
  const reader = await world.person({ in: await world.client({ readOnly: true }), readOnly: true })
  expect((await as(reader).send(draftsCalls.keepDraft, employee)).statusCode).toBe(204)
})

test('the fifty latest are kept, each for seven days', async () => {
  const marie = await someone()
  for (let number = 1; number <= 52; number += 1) {
    await as(marie).call(draftsCalls.keepDraft, { ...employee, key: `form ${number}` })
    world.clock.advance({ seconds: 1 })
  }
  const kept = await as(marie).call(draftsCalls.getDrafts, {})
  expect([kept.length, kept[0]?.key, kept.at(-1)?.key]).toEqual([50, 'form 52', 'form 3'])

  world.clock.advance({ hours: 7 * 24 })
  await forget()

  const signedInAgain = await world.signIn(marie)
  expect(await as(signedInAgain).call(draftsCalls.getDrafts, {})).toEqual([])
})

test('a draft beyond 256 kB, and an address outside Sillon, are refused', async () => {
  const marie = await someone()
  const large = await as(marie).send(draftsCalls.keepDraft, { ...employee, values: { text: 'é'.repeat(140_000) } })
  const outside = await as(marie).send(draftsCalls.keepDraft, { ...employee, address: '//evil.example' })

  expect([large.statusCode, outside.statusCode]).toEqual([413, 400])
})

test('who entered the client to help keeps none there', async () => {
  const client = await world.client()
  const camille = await world.person({ superAdmin: true })
  await as(camille).call(supportCalls.startSupport, { clientId: client.id, reason: 'Un formulaire qui se vide' })

  const answer = await as({ ...camille, clientId: client.id }).send(draftsCalls.keepDraft, employee)

  expect(answer.json()).toMatchObject({ code: 'SUPPORT_NOT_ALLOWED' })
})

test('who is not signed in has none', async () => {
  const nobody = as({ app: world.app })
  const answers = [
    nobody.send(draftsCalls.getDrafts, {}),
    nobody.send(draftsCalls.getDraft, { key: 'a' }),
    nobody.send(draftsCalls.keepDraft, employee),
    nobody.send(draftsCalls.dropDraft, { key: 'a' }),
  ]
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
})
