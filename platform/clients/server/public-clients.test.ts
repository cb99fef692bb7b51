import { expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { publicClientsCalls } from '../public-clients.calls.ts'

const world = useOwnWorld()

const addressOf = async ({ id }: TestClient) =>
  (await ask<{ slug: string }>(world.installer, 'select slug from platform.client where id = $1', [id]))[0]?.slug ?? ''

test('a visitor learns the name of the company whose address he was given, and nothing more', async () => {
  const layon = await world.client({ name: 'Serres du Layon' })
  const clientName = (await addressOf(layon)).toUpperCase()
  const applicant = as(visitor(world.app))

  expect(await applicant.call(publicClientsCalls.doesClientExist, { clientName })).toEqual({ exists: true })
  expect(await applicant.call(publicClientsCalls.getClientByNameNoToken, { clientName })).toEqual({
    id: layon.id,
    name: 'Serres du Layon',
    logo: null,
  })
})

test('a closed company answers like one that never was', async () => {
  const closed = await world.client({ name: 'Ancien', status: 'inactive' })
  const applicant = as(visitor(world.app))

  const answers = []
  for (const clientName of [await addressOf(closed), 'personne', 'Serres du Layon']) {
    expect(await applicant.call(publicClientsCalls.doesClientExist, { clientName })).toEqual({ exists: false })
    const { statusCode, body } = await applicant.send(publicClientsCalls.getClientByNameNoToken, { clientName })
    answers.push(`${statusCode} ${body.replace(/"requestId":"\w+"/, '')}`)
  }

  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^404 /)
})
