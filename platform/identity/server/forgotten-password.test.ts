import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { sendActivation } from '../identity.server.ts'
import { passwordsCalls } from '../passwords.calls.ts'
import { linkIn, mailsTo } from '../testing/identity-mails.ts'
import { securityEventsOf, sessionRowOf } from '../testing/session-row.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
const forgotten = 'la phrase que j’ai oubliée'
const chosen = 'celle que je choisis moi-même'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(forgotten)
})
beforeEach(() => world.clock.advance({ hours: 2 }))

type Shown = { userId: string; token: string }

const somebody = () => as(visitor(world.app))
const askFor = (mail: string) => somebody().send(passwordsCalls.askForNewPassword, { mail })
const lookAt = ({ userId, token }: Shown) => somebody().call(passwordsCalls.checkIfUserCanEnterCode, { userId, token })
const enterCode = ({ userId, token }: Shown, code: string) =>
  somebody().call(passwordsCalls.checkCodeForPasswordRetrieval, { userId, token, code })
const reset = ({ userId, token }: Shown, newPassword = chosen, newPasswordConfirm = newPassword) =>
  somebody().send(passwordsCalls.resetPassword, { userId, token, newPassword, newPasswordConfirm })
const signIn = ({ mail }: TestPerson, password: string) =>
  somebody()
    .send(identityCalls.login, { mail, password })
    .then(answer => answer.statusCode)

const forgetful = () => world.person({ passwordHash })

async function linkFor(person: TestPerson) {
  await askFor(person.mail)
  const mail = (await mailsTo(world, person.mail)).at(-1)
  if (!mail) throw new Error('no mail came')
  return linkIn(mail)
}

async function verifiedLinkFor(person: TestPerson) {
  const link = await linkFor(person)
  expect(await enterCode(link, link.code)).toMatchObject({ ok: true })
  return link
}

const dead = { ok: false, triesLeft: 0 }

describe('asking for a new password', () => {
  test('sends a link and a code to who has an account, and answers everybody the same', async () => {
    const marie = await forgetful()

    const [known, unknown] = [await askFor(marie.mail.toUpperCase()), await askFor('nobody@essai.example')]

    expect([known.statusCode, known.body]).toEqual([200, '{}'])
    expect([unknown.statusCode, unknown.body]).toEqual([200, '{}'])
    const [mail] = await mailsTo(world, marie.mail)
    expect(mail?.subject).toBe('Votre nouveau mot de passe Sillon')
    expect(mail?.text).toMatch(
      new RegExp(`https://sillon.example/forgottenPassword/enterCode/${marie.userId}/[\\w-]{43}\\n`),
    )
    expect(await mailsTo(world, 'nobody@essai.example')).toEqual([])
    expect(await securityEventsOf(world, marie.userId)).toEqual(['PASSWORD_RESET_ASKED'])
  })

  test('is answered before any link is made, so that its time tells nothing', async () => {
    const marie = await forgetful()
    const other = new pg.Client({ connectionString: world.installer })
    await other.connect()
    await other.query('begin; lock table platform.link in access exclusive mode')

    const answers = [await askFor(marie.mail), await askFor('nobody@essai.example')]

    await other.query('rollback')
    await other.end()
    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200])
    expect(await mailsTo(world, marie.mail)).toHaveLength(1)
  })

  test('is answered by three mails an hour at most', async () => {
    const marie = await forgetful()
    for (let n = 0; n < 5; n += 1) {
      expect((await askFor(marie.mail)).statusCode).toBe(200)
      await world.dispatcher.drain()
    }
    const written = async () =>
      (
        await ask<{ n: number }>(world.installer, 'select count(*)::int as n from platform.link where user_id = $1', [
          marie.userId,
        ])
      )[0]?.n
    expect(await written()).toBe(3)

    world.clock.advance({ hours: 1 })
    await linkFor(marie)

    expect(await written()).toBe(4)
  })

  test('leads who signs in through his company back there', async () => {
    const office = await world.person()
    await ask(world.installer, `update platform.user set account_type = 'office' where id = $1`, [office.userId])

    await askFor(office.mail)

    const [mail] = await mailsTo(world, office.mail)
    expect(mail?.subject).toBe('Votre connexion à Sillon')
    expect(mail?.text).toContain('https://sillon.example/login')
    expect(mail?.text).not.toMatch(/\d{8}|enterCode/)
  })

  test('of a disabled account sends nothing', async () => {
    const marie = await forgetful()
    await ask(world.installer, 'update platform.user set active = false where id = $1', [marie.userId])

    await askFor(marie.mail)

    expect(await mailsTo(world, marie.mail)).toEqual([])
  })
})

describe('the link of the mail', () => {
  test('leads to its code, then to the new password, and looking at it changes nothing', async () => {
    const link = await linkFor(await forgetful())
    for (let n = 0; n < 10; n += 1) expect(await lookAt(link)).toEqual({ allowed: true, verified: false })

    expect(await enterCode(link, link.code)).toEqual({ ok: true, triesLeft: 4 })

    expect(await lookAt(link)).toEqual({ allowed: true, verified: true })
  })

  test('keeps only digests of its token and its code', async () => {
    const link = await linkFor(await forgetful())

    const rows = await ask(world.installer, `select l::text from platform.link l`)
    const queued = await ask(world.installer, `select o::text from platform.identity_outbox o`)

    for (const secret of [link.token, link.code, Buffer.from(link.token, 'base64url').toString('hex')])
      expect(JSON.stringify([rows, queued])).not.toContain(secret)
  })

  test('is dead after five wrong codes', async () => {
    const link = await linkFor(await forgetful())
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect(await enterCode(link, '00000000')).toEqual({ ok: false, triesLeft })
    }

    expect(await enterCode(link, link.code)).toEqual(dead)
    expect(await lookAt(link)).toEqual({ allowed: false, verified: false })
  })

  test('takes the right code at the fifth try', async () => {
    const link = await linkFor(await forgetful())
    for (let n = 0; n < 4; n += 1) await enterCode(link, '00000000')

    expect(await enterCode(link, link.code)).toEqual({ ok: true, triesLeft: 0 })
    expect((await reset(link)).statusCode).toBe(204)
  })

  test('lives ten minutes, and ten more once its code was given', async () => {
    const [late, inTime] = [await linkFor(await forgetful()), await linkFor(await forgetful())]
    world.clock.advance({ minutes: 9, seconds: 59 })
    expect(await enterCode(inTime, inTime.code)).toMatchObject({ ok: true })

    world.clock.advance({ seconds: 1 })

    expect(await enterCode(late, late.code)).toEqual(dead)
    world.clock.advance({ minutes: 9, seconds: 58 })
    expect(await lookAt(inTime)).toEqual({ allowed: true, verified: true })
    world.clock.advance({ seconds: 1 })
    expect((await reset(inTime)).statusCode).toBe(409)
  })

  test('dies when a new one is asked for; the code of another is not its own', async () => {
    const marie = await forgetful()
    const former = await linkFor(marie)
    const present = await linkFor(marie)

    expect(await enterCode(former, former.code)).toEqual(dead)
    expect(await enterCode(present, former.code)).toEqual({ ok: false, triesLeft: 4 })
    expect(await enterCode(present, present.code)).toMatchObject({ ok: true })
  })

  test('is nobody else’s', async () => {
    const [marie, paul] = [await forgetful(), await forgetful()]
    const { token, code } = await verifiedLinkFor(marie)
    const { userId } = paul
    const chosenTwice = { newPassword: chosen, newPasswordConfirm: chosen }

    expect(await somebody().call(passwordsCalls.checkIfUserCanEnterCode, { userId, token })).toEqual({
      allowed: false,
      verified: false,
    })
    expect(await somebody().call(passwordsCalls.checkCodeForPasswordRetrieval, { userId, token, code })).toEqual(dead)
    for (const stolen of [
      { userId, token },
      { userId: marie.userId, token: 'made up' },
    ]) {
      const refused = await somebody().send(passwordsCalls.resetPassword, { ...stolen, ...chosenTwice })
      expect(refused.statusCode).toBe(409)
    }
  })
})

describe('a reset', () => {
  test('replaces the password, ends the session, says so by mail, and signs nobody in', async () => {
    const marie = await forgetful()
    const link = await verifiedLinkFor(marie)
    expect((await sessionRowOf(world, marie)).reason).toBeNull()

    const answer = await reset(link)

    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined])
    expect((await sessionRowOf(world, marie)).reason).toBe('PASSWORD')
    expect([await signIn(marie, forgotten), await signIn(marie, chosen)]).toEqual([401, 200])
    expect((await mailsTo(world, marie.mail)).at(-1)?.subject).toBe('Votre mot de passe Sillon a été modifié')
    expect(await securityEventsOf(world, marie.userId)).toEqual(
      expect.arrayContaining(['PASSWORD_RESET', 'SESSION_REVOKED']),
    )
  })

  test('tells the browser that was signed in why it is out', async () => {
    const marie = await forgetful()
    await reset(await verifiedLinkFor(marie))
    const renewed = await world.signIn(marie)
    await reset(await verifiedLinkFor(marie), 'encore une autre phrase à moi')

    const out = await as(renewed).send(identityCalls.socketTicket)

    expect([out.statusCode, out.json()]).toMatchObject([
      401,
      { code: 'SESSION_REVOKED', reason: 'PASSWORD', message: expect.stringContaining('mot de passe a été modifié') },
    ])
  })

  test('ends the wait of who had tried in vain from there', async () => {
    const [marie, home] = [await forgetful(), visitor(world.app)]
    const enterWith = (password: string) => as(home).send(identityCalls.login, { mail: marie.mail, password })
    for (let n = 0; n < 5; n += 1) await enterWith('une autre phrase')
    expect((await enterWith(forgotten)).statusCode).toBe(429)
    const { userId, token } = await verifiedLinkFor(marie)

    await as(home).call(passwordsCalls.resetPassword, {
      userId,
      token,
      newPassword: chosen,
      newPasswordConfirm: chosen,
    })

    expect((await enterWith(chosen)).statusCode).toBe(200)
  })

  test('happens once', async () => {
    const link = await verifiedLinkFor(await forgetful())

    const answers = await Promise.all([reset(link), reset(link), reset(link)])

    expect(answers.map(answer => answer.statusCode).sort()).toEqual([204, 409, 409])
    expect((await reset(link)).json()).toMatchObject({
      code: 'LINK_USED',
      message: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    })
  })

  test('needs the code first', async () => {
    expect((await reset(await linkFor(await forgetful()))).statusCode).toBe(409)
  })

  test('tells at the field what is wrong, and lets try again', async () => {
    const link = await verifiedLinkFor(await forgetful())

    expect((await reset(link, chosen, 'autre chose')).json().fields).toEqual([
      {
        field: 'newPasswordConfirm',
        code: 'NOT_SAME',
        message: 'Les deux mots de passe ne sont pas identiques.',
      },
    ])
    expect((await reset(link, 'trop court')).json().fields).toEqual([
      { field: 'newPassword', code: 'TOO_SHORT', message: '15 caractères minimum, une phrase convient.' },
    ])
    expect((await reset(link)).statusCode).toBe(204)
  })

  test('leaves the second factor: who has enrolled gives his code all the same', async () => {
    const marie = await forgetful()
    await ask(world.installer, 'update platform.credential set totp_confirmed_at = now() where user_id = $1', [
      marie.userId,
    ])
    await ask(
      world.installer,
      `insert into platform.setting (key, value, changed_at) values ('mfaPolicy',
         '{"superAdmin":"off","superDev":"off","adminOfClient":"off","signer":"off","others":"optional"}', now())`,
    )
    await world.settings.reload()

    await reset(await verifiedLinkFor(marie))

    const answer = await somebody().call(identityCalls.login, { mail: marie.mail, password: chosen })
    expect(answer.next).toBe('mfa')
    await ask(world.installer, 'delete from platform.setting')
    await world.settings.reload()
  })
})

describe('an activation', () => {
  const invited = async () => {
    const paul = await world.person()
    await world.databases.transaction('auth', { readOnly: false }, db =>
      sendActivation(db as Parameters<typeof sendActivation>[0], world.ground, paul.userId),
    )
    const [mail] = await mailsTo(world, paul.mail)
    if (!mail) throw new Error('no mail came')
    return { paul, mail, link: linkIn(mail) }
  }

  test('leads straight to the password, once', async () => {
    const { paul, mail, link } = await invited()
    expect(mail.text).toContain(`https://sillon.example/resetPassword/${paul.userId}/`)
    expect(await lookAt(link)).toEqual({ allowed: true, verified: true })

    expect((await reset(link)).statusCode).toBe(204)

    expect(await signIn(paul, chosen)).toBe(200)
    expect((await reset(link)).statusCode).toBe(409)
    expect(await lookAt(link)).toEqual({ allowed: false, verified: false })
  })

  test('waits 72 hours', async () => {
    const { link } = await invited()
    world.clock.advance({ hours: 71, minutes: 59 })
    expect(await lookAt(link)).toEqual({ allowed: true, verified: true })

    world.clock.advance({ minutes: 1 })

    expect(await lookAt(link)).toEqual({ allowed: false, verified: false })
    expect((await reset(link)).statusCode).toBe(409)
  })
})
