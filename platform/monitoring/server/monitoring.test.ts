import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { useWorld } from '#platform/testing/world.ts'
import { monitoringCalls } from '../monitoring.calls.ts'

const world = useWorld()

describe('the jobs of the platform', () => {
  test('are shown to those who run it, with when they come back', async () => {
    const jobs = await world.startQueue()

    for (const wish of [{ superDev: true }, { superAdmin: true }]) {
      const shown = await as(await world.person(wish)).call(monitoringCalls.getJobs, {})
      expect(shown).toContainEqual(expect.objectContaining({ name: 'close-ended-sessions', cron: '* * * * *' }))
      expect(shown.map(job => job.name)).toEqual((await jobs.states()).map(job => job.name))
    }
  })

  test('are refused to everybody else, the admin of a client too', async () => {
    const admin = await world.person({ in: await world.client(), admin: true })

    expect((await as(admin).send(monitoringCalls.getJobs)).statusCode).toBe(403)
    expect((await as(visitor(world.app)).send(monitoringCalls.getJobs)).statusCode).toBe(401)
  })
})
