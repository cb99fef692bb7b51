import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { accounts } from './accounts.ts'
import { organise } from './organisation.ts'
import { bocage } from './plans/bocage.ts'
import { deuxRivieres } from './plans/deux-rivieres.ts'
import { valDeLoire } from './plans/val-de-loire.ts'
import { refuseDemo } from './refuse-demo.ts'
import { register } from './register.ts'

let installation: Awaited<ReturnType<typeof openTestDatabases>>
beforeEach(async () => {
  installation = await openTestDatabases()
})
afterEach(() => installation.close())

const today = Temporal.PlainDate.from('2026-11-21')
const registerDemo = () =>
  register(installation.databases, [valDeLoire, bocage, deuxRivieres].map(organise), accounts, today)
const production = () => refuseDemo(installation.addresses)
const forgetMark = () => ask(installation.installer, 'delete from kernel.demonstration')

const makeSuperAdmin = async (mail: string, password: string) =>
  ask(
    installation.installer,
    `with made as (insert into platform.user (mail, firstname, name, super_admin) values ($1, 'Camille', 'Roche', true) returning id)
     insert into platform.credential (user_id, password_hash) select id, $2 from made`,
    [mail, await hashPassword(password)],
  )

test('production starts on an installation that has never seen the demo', async () => {
  await makeSuperAdmin('camille@serres.example', 'une phrase que personne d’autre ne connaît')

  await expect(production()).resolves.toBeUndefined()
})

test('production refuses a database that the demo has filled, in a sentence that says what to do', async () => {
  await registerDemo()

  await expect(production()).rejects.toThrow(
    /^Cette base a servi à la démonstration.* donnez à la production une base neuve/,
  )
})

test('the mark is left once, and stays when every password was changed', async () => {
  await registerDemo()
  await registerDemo()
  const another = await hashPassword('une phrase que personne d’autre ne connaît')
  await ask(installation.installer, 'update platform.credential set password_hash = $1', [another])

  expect(await ask(installation.installer, 'select from kernel.demonstration')).toHaveLength(1)
  await expect(production()).rejects.toThrow('Cette base a servi à la démonstration')
})

test('production refuses demo data older than the mark, as long as one account opens with the published password', async () => {
  await registerDemo()
  await forgetMark()
  const another = await hashPassword('une phrase que personne d’autre ne connaît')
  const change = (which: string) =>
    ask(
      installation.installer,
      `update platform.credential set password_hash = $1 from platform.user u where u.id = user_id and u.mail ${which} 'superadmin@sillon.example'`,
      [another],
    )

  await change('<>')
  await expect(production()).rejects.toThrow('Cette base a servi à la démonstration')
  await change('=')
  await expect(production()).resolves.toBeUndefined()
})

test('nobody of the program takes the mark back', async () => {
  await registerDemo()

  for (const role of ['app', 'auth', 'platform', 'public'] as const)
    for (const statement of ['delete from kernel.demonstration', 'truncate kernel.demonstration'])
      await expect(ask(installation.addresses[role], statement), role).rejects.toMatchObject({ code: '42501' })
})
