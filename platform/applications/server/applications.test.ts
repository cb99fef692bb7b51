import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { useWorld } from '#platform/testing/world.ts'
import { applicationsCalls } from '../applications.calls.ts'

const world = useWorld()

test('anybody who is signed in finds the eight applications and their elements, in his language', async () => {
  const marie = await world.person({ in: await world.client() })

  const applications = await as(marie).call(applicationsCalls.getAllApplications, {})

  expect(applications.map(({ id, name }) => `${id} ${name}`).slice(0, 8)).toEqual([
    '1 Atelier',
    '2 Commerce',
    '3 Culture',
    '4 Demandes',
    '5 Energie',
    '6 Finances',
    '7 Qualité',
    '8 RH',
  ])
  expect(applications.every(application => application.children.length > 0)).toBe(true)
})

test('one application is found by its id, and no other', async () => {
  const marie = await world.person({ in: await world.client() })

  expect(await as(marie).call(applicationsCalls.getApplication, { id: 8 })).toMatchObject({ code: 'rh' })
  expect((await as(marie).send(applicationsCalls.getApplication, { id: 999 })).statusCode).toBe(404)
})

test('who is not signed in finds none', async () => {
  const nobody = as({ app: world.app })

  expect((await nobody.send(applicationsCalls.getAllApplications)).statusCode).toBe(401)
  expect((await nobody.send(applicationsCalls.getApplication, { id: 8 })).statusCode).toBe(401)
})
