import { expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { giveLink } from './links.ts'

const world = useOwnWorld()

const confirm = (token: string) => as(visitor(world.app)).send(identityCalls.confirmMail, { token })

test('another mail address counts from the moment that its link is followed, once', async () => {
  const marie = await world.person()
  const mail = `${crypto.randomUUID()}@essai.example`
  const { token } = await world.databases.transaction('auth', { readOnly: false }, (db: PlatformDb) =>
    giveLink(db, world.ground, { kind: 'mailChange', userId: marie.userId, subject: { mail } }),
  )

  const answers = [await confirm(token), await confirm(token)]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 409])
  expect(await ask(world.installer, 'select mail from platform.user where id = $1', [marie.userId])).toEqual([{ mail }])
})

test('a link that nobody was sent confirms nothing', async () => {
  const answer = await confirm('x'.repeat(43))

  expect([answer.statusCode, answer.json().code]).toEqual([409, 'LINK_USED'])
})
