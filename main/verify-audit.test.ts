import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { testKey } from '#kernel/testing/database.ts'
import { sealAuditJob } from '#platform/audit/audit.server.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const world = useOwnWorld()
let serres: TestClient

/** A day of a client and of who signs in, sealed by the night after it. */
beforeAll(async () => {
  serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true })
  const companyId = serres.companies[0]?.id as string
  await as(sophie).call(companiesCalls.createService, { companyId, service: { name: 'Récolte' } })
  await as(sophie).call(identityCalls.logout, { connectionUid: sophie.connectionUid })
  world.clock.advance({ hours: 48 })
  await sealAuditJob.run({ ...world.ground, databases: world.databases }, {})
})

/** As an operator types it: what it says, and how it ends. */
async function verify() {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const [, , program] = scripts['audit:verify'].split(' ')
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: world.installer, SILLON_KEY: testKey },
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', chunk => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said }
}

describe('npm run audit:verify', () => {
  test('ends well as long as every sealed row is as it was', async () => {
    const { code, said } = await verify()

    expect(said).toMatch(/^\d+ scellés vérifiés, aucun écart\.$/m)
    expect(code).toBe(0)
  })

  test('names the table, the day and the client of each row that the superuser altered', async () => {
    const alter = (table: string, set: string) =>
      ask(
        world.installer,
        `update ${table} set ${set} where id = (select id from ${table} order by id desc limit 1) returning at::date::text as day`,
      ) as Promise<[{ day: string }]>
    const [change] = await alter('platform.audit_event', `action = 'delete'`)
    const [logout] = await alter('platform.security_event', `address = '203.0.113.7'`)

    const { code, said } = await verify()

    expect(said).toContain(`platform.audit_event, ${change.day}, client ${serres.id} : des lignes ont changé`)
    expect(said).toContain(`platform.security_event, ${logout.day} : des lignes ont changé`)
    expect(said).toContain('2 écarts.')
    expect(code).toBe(1)
  })
})
