import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { accountsCalls } from '../accounts.calls.ts'
import { membersCalls } from '../members.calls.ts'
import { invite } from '../testing/people.ts'
import { eraseDisabledAccountsJob } from './erase-disabled-accounts-job.ts'

const world = useOwnWorld()
const runJob = () => eraseDisabledAccountsJob.run({ ...world.ground, databases: world.databases }, {})
const rowOf = async (userId: string) =>
  (
    await ask<Record<string, unknown>>(
      world.installer,
      `select u.mail, u.firstname, u.name, u.jobtitle, u.erased_at is not null as erased,
              (select count(*)::int from platform.credential k where k.user_id = u.id) as credentials,
              (select string_agg(coalesce(s.agent, '') || coalesce(s.address, ''), '') from platform.session s where s.user_id = u.id) as places
         from platform.user u where u.id = $1`,
      [userId],
    )
  )[0]

test('thirty days after an account was closed only the name stays, and the mail is free again', async () => {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true })
  const paul = await world.person({
    in: serres,
    firstname: 'Paul',
    name: 'Petit',
    passwordHash: await hashPassword('une phrase de passe à soi'),
  })
  await ask(world.installer, `update platform.session set agent = 'Chrome', address = '10.0.0.1' where user_id = $1`, [
    paul.userId,
  ])
  await ask(world.installer, `update platform.user set jobtitle = 'Cariste' where id = $1`, [paul.userId])
  await as(sophie).send(membersCalls.deleteUser, { id: paul.userId })
  world.clock.advance({ hours: 30 * 24 - 1 })
  await runJob()
  expect(await rowOf(paul.userId)).toMatchObject({ mail: paul.mail, erased: false, credentials: 1 })

  world.clock.advance({ hours: 1 })
  await runJob()

  expect(await rowOf(paul.userId)).toEqual({
    mail: `${paul.userId}@erased.invalid`,
    firstname: 'Paul',
    name: 'Petit',
    jobtitle: null,
    erased: true,
    credentials: 0,
    places: '',
  })
  const camille = await world.person({ superAdmin: true })
  const opened = await as(camille).send(accountsCalls.enableUser, { userId: paul.userId })
  expect([opened.statusCode, opened.json().code]).toEqual([409, 'ERASED'])
  const again = await invite(await world.signIn(sophie), { mail: paul.mail })
  expect(again.id).not.toBe(paul.userId)
})

test('an account that was opened again is not erased', async () => {
  const camille = await world.person({ superAdmin: true })
  const paul = await world.person()
  await as(camille).send(membersCalls.deleteUser, { id: paul.userId })
  await as(camille).send(accountsCalls.enableUser, { userId: paul.userId })
  world.clock.advance({ hours: 31 * 24 })

  await runJob()

  expect(await rowOf(paul.userId)).toMatchObject({ mail: paul.mail, erased: false })
})
