import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { passwordsCalls } from '../passwords.calls.ts'
import { credentialOf, setCredential } from '../testing/credential.ts'
import { mailsTo } from '../testing/identity-mails.ts'
import { securityEventsOf } from '../testing/session-row.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
const given = 'une phrase donnée au téléphone'
const chosen = 'celle que je choisis moi-même'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(given)
})
beforeEach(() => world.clock.advance({ hours: 1 }))

type Reason = 'first' | 'admin' | 'leak'

async function mustChange(reason: Reason = 'first') {
  const marie = await world.person({ passwordHash })
  await setCredential(world, marie.userId, `must_change = '${reason}'`)
  return marie
}

const signIn = ({ mail }: TestPerson, password = given) =>
  as(visitor(world.app)).send(identityCalls.login, { mail, password })

const ticketOf = async (person: TestPerson) => (await signIn(person)).json().ticket as string

const change = ({ userId }: TestPerson, ticket: string, more: Record<string, string> = {}) =>
  as({ ...visitor(world.app), token: ticket }).send(passwordsCalls.editExpiredPassword, {
    userId,
    currentPassword: given,
    newPassword: chosen,
    newPasswordConfirm: chosen,
    ...more,
  })

describe('who must choose another password', () => {
  test('is given a ticket instead of a session, for five minutes', async () => {
    const marie = await mustChange()

    const answer = (await signIn(marie)).json()

    expect(answer).toEqual({
      next: 'passwordExpired',
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      userId: marie.userId,
      expiresIn: 300,
    })
    world.clock.advance({ minutes: 5 })
    expect((await change(marie, answer.ticket)).statusCode).toBe(401)
  })

  test('enters once it is replaced; the ticket and the former password are good for nothing more', async () => {
    const marie = await mustChange('admin')
    await setCredential(world, marie.userId, `temporary_until = '${world.clock.now().add({ hours: 72 })}'`)
    const ticket = await ticketOf(marie)

    const entered = await change(marie, ticket)

    expect(entered.json()).toMatchObject({ userId: marie.userId, token: expect.any(String), next: 'chooseClient' })
    expect(await credentialOf(world, marie.userId)).toMatchObject({ must_change: null, temporary_until: null })
    expect((await change(marie, ticket)).statusCode).toBe(401)
    expect((await signIn(marie)).statusCode).toBe(401)
    expect((await signIn(marie, chosen)).json().token).toBeDefined()
    expect(await securityEventsOf(world, marie.userId)).toContain('PASSWORD_CHANGED')
    expect((await mailsTo(world, marie.mail)).map(({ subject }) => subject)).toEqual([
      'Votre mot de passe Sillon a été modifié',
    ])
  })

  test.each<[string, Record<string, string>, field: string]>([
    ['a wrong current password', { currentPassword: 'une autre' }, 'currentPassword'],
    ['two passwords that differ', { newPasswordConfirm: 'une autre' }, 'newPasswordConfirm'],
    ['the same password again', { newPassword: given, newPasswordConfirm: given }, 'newPassword'],
    ['too short a password', { newPassword: 'court', newPasswordConfirm: 'court' }, 'newPassword'],
  ])('is told of %s at its field, and tries again', async (_what, input, field) => {
    const marie = await mustChange()
    const ticket = await ticketOf(marie)

    const refused = await change(marie, ticket, input)

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, field])
    expect((await change(marie, ticket)).statusCode).toBe(200)
  })

  test('has five tries at the current password', async () => {
    const marie = await mustChange()
    const ticket = await ticketOf(marie)
    const guess = (currentPassword: string) => {
      world.clock.advance({ seconds: 30 })
      return change(marie, ticket, { currentPassword })
    }
    for (let n = 0; n < 5; n += 1) expect((await guess(`essai ${n}`)).statusCode).toBe(400)

    expect((await guess(given)).statusCode).toBe(401)
  })

  test('cannot do it with the ticket of somebody else, nor without one', async () => {
    const [marie, paul] = [await mustChange(), await mustChange()]

    expect((await change(marie, await ticketOf(paul))).statusCode).toBe(401)
    expect((await change(marie, '')).statusCode).toBe(401)
    expect((await change(marie, String(marie.token))).statusCode).toBe(401)
  })
})

describe('whether a password is expired', () => {
  const ask = (token: string | undefined, userId: string) =>
    as({ ...visitor(world.app), token }).call(passwordsCalls.isPasswordOfUserExpired, { userId })

  test.each<Reason>(['first', 'admin', 'leak'])('is told to who holds the ticket, with the reason %s', async reason => {
    const marie = await mustChange(reason)

    expect(await ask(await ticketOf(marie), marie.userId)).toEqual({ expired: true, reason })
  })

  test('is told to the person himself, and to nobody else', async () => {
    const [marie, paul] = [await mustChange(), await world.person()]

    expect(await ask(marie.token, marie.userId)).toEqual({ expired: true, reason: 'first' })
    for (const token of [undefined, 'k1', paul.token, `${marie.token}x`]) {
      const asker = { ...visitor(world.app), token }
      expect(await as(asker).call(passwordsCalls.isPasswordOfUserExpired, { userId: marie.userId })).toEqual({
        expired: false,
        reason: null,
      })
    }
  })
})

describe('a password', () => {
  test('never expires by the calendar', async () => {
    const marie = await world.person({ passwordHash })
    world.clock.advance({ hours: 400 * 24 })

    expect((await signIn(marie)).json().token).toBeDefined()
  })

  test('that was given for a time opens nothing after it', async () => {
    const marie = await mustChange('admin')
    const until = world.clock.now().add({ hours: 72 })
    await setCredential(world, marie.userId, `temporary_until = '${until}'`)
    world.clock.advance({ hours: 71 })
    expect((await signIn(marie)).json().next).toBe('passwordExpired')

    world.clock.advance({ hours: 1 })

    expect([(await signIn(marie)).statusCode, (await signIn(marie)).json()]).toMatchObject([
      400,
      {
        code: 'TEMPORARY_PASSWORD_EXPIRED',
        message: 'Votre mot de passe provisoire a expiré. Demandez-en un nouveau.',
      },
    ])
    expect((await signIn(marie, 'une autre phrase')).statusCode).toBe(401)
  })
})
