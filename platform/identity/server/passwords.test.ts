import { writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as, someAddress, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { demoPassword } from '../demo-password.model.ts'
import { identityCalls } from '../identity.calls.ts'
import { passwordsCalls } from '../passwords.calls.ts'
import { credentialOf, setCredential } from '../testing/credential.ts'
import { mailsTo } from '../testing/identity-mails.ts'
import { securityEventsOf, sessionRowOf } from '../testing/session-row.ts'
import { breachedPasswords } from './breached-passwords.ts'
import { giveLink } from './links.ts'
import { type Chooser, requireGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
const current = 'la phrase que je connais'
const chosen = 'celle que je choisis moi-même'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(current)
})
beforeEach(() => world.clock.advance({ hours: 1 }))

const signIn = (mail: string, password: string) => as(visitor(world.app)).send(identityCalls.login, { mail, password })

describe('a password that somebody chooses', () => {
  const marie: Chooser = {
    words: ['Marie', 'Caron-Lévêque', 'm.caron@serres.example', 'Serres du Layon'],
    hasFactor: false,
  }
  const judge = (password: string, { chooser = marie, isBreached = async () => false } = {}) =>
    requireGoodPassword({ isBreached }, chooser, password).then(
      () => 'good',
      refusal => refusal.fields[0].code as string,
    )

  test.each([
    ['14 characters', 'a'.repeat(7) + 'bcdefgh', 'TOO_SHORT'],
    ['15 characters', 'abcde fghijklmn', 'good'],
    ['14 characters in 15 parts of Unicode', 'abcde fghijklé', 'TOO_SHORT'],
    ['64 characters', 'trente-deux pas puis un seul saut, et voilà que la porte s’ouvre', 'good'],
    ['256 bytes', `${'une phrase de vingt '.repeat(12)}qui va loin enfin`.slice(0, 256), 'good'],
    ['257 bytes', `${'une phrase de vingt '.repeat(12)}qui va loin enfin`.padEnd(257, '!'), 'TOO_LONG'],
    ['any alphabet', 'الجملة الطويلة كافية هنا', 'good'],
    ['spaces alone around it', '   une phrase à moi   ', 'good'],
    ['emoji', '🌱🌿🍅🥕🌽🐝🚜🌧️🌤️🧺🪴🫘🥬🧅🫑', 'good'],
  ])('of %s is judged by its length alone', async (_what, password, verdict) => {
    expect(await judge(password)).toBe(verdict)
  })

  test('may have 12 characters beside a second factor', async () => {
    const enrolled = { ...marie, hasFactor: true }

    expect(await judge('onze lettre', { chooser: enrolled })).toBe('TOO_SHORT')
    expect(await judge('douze lettre', { chooser: enrolled })).toBe('good')
    expect(await judge('douze lettre')).toBe('TOO_SHORT')
  })

  test.each([
    'passwordpassword',
    'password password',
    'PasswordPassword',
    '1234567890123456',
    '123456789 123456789',
    '!!!!!!!!!!!!!!!!!!!!',
    'aaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    'qwertyuiop12345678',
    '!!!password2026!!!',
    '2026-sunshine-2026',
    'princess1234567',
    'monkeymonkeymonkey',
    'iloveyou-iloveyou',
    'starwars.starwars',
    'football_football',
    '11111111111111111',
    'baseball-0000000',
    'superman superman superman',
  ])('is not one of the commonest, however it is dressed: %s', async password => {
    expect(await judge(password)).toBe('TOO_COMMON')
  })

  test.each([demoPassword, 'Sillon-Demo-2026', 'sillon demo 2026!', 'sillon-demo-2026 sillon-demo-2026'])(
    'is not that of the demo, which everybody can read: %s',
    async password => {
      expect(await judge(password)).toBe('TOO_COMMON')
    },
  )

  test.each([
    'sillon-sillon-sillon',
    'Sillon2026Sillon',
    'Marie Caron Lévêque',
    'mariecaronleveque1',
    'MARIE.LEVEQUE.49',
    'serres du layon 49',
    'Serres Layon Sillon',
    'm.caron@serres.example',
    'caron@serres-layon',
  ])('is not made of what everybody knows of its owner: %s', async password => {
    expect(await judge(password)).toBe('TOO_CLOSE')
  })

  test('is not that of the demo wherever it is chosen: in a session, at sign-in, by a link', async () => {
    const [inSession, atSignIn, byLink] = [
      await world.person({ passwordHash }),
      await world.person({ passwordHash }),
      await world.person({ passwordHash }),
    ]
    await setCredential(world, atSignIn.userId, `must_change = 'admin'`)
    const { ticket: token } = (await signIn(atSignIn.mail, current)).json()
    const link = await world.databases.transaction('auth', { readOnly: false }, (db: PlatformDb) =>
      giveLink(db, world, { kind: 'activation', userId: byLink.userId }),
    )
    const chosenBy = ({ userId }: { userId: string }) => ({
      userId,
      newPassword: demoPassword,
      newPasswordConfirm: demoPassword,
    })
    const replacing = (person: TestPerson) => ({ ...chosenBy(person), currentPassword: current })

    const refusals = [
      await as(inSession).send(passwordsCalls.editPassword, replacing(inSession)),
      await as({ app: world.app, token }).send(passwordsCalls.editExpiredPassword, replacing(atSignIn)),
      await as(visitor(world.app)).send(passwordsCalls.resetPassword, { ...chosenBy(byLink), token: link.token }),
    ]

    for (const refused of refusals)
      expect(refused.json().fields[0]).toMatchObject({ field: 'newPassword', code: 'TOO_COMMON' })
  })

  test('may hold a name among words of its own', async () => {
    expect(await judge('Marie plante des tomates bleues')).toBe('good')
  })

  test('is told which rule it breaks, in the language of the person', async () => {
    const person = await world.person({ passwordHash })

    const refused = await as({ ...person, headers: { 'accept-language': 'es' } }).send(passwordsCalls.editPassword, {
      userId: person.userId,
      currentPassword: current,
      newPassword: 'corta',
      newPasswordConfirm: 'corta',
    })

    expect(refused.json().fields).toEqual([
      { field: 'newPassword', code: 'TOO_SHORT', message: '15 caracteres como mínimo; una frase sirve.' },
    ])
  })

  test('counts to the last character', async () => {
    const person = await world.person({ passwordHash: await hashPassword(`${'une phrase de vingt '.repeat(12)}fin`) })

    expect((await signIn(person.mail, `${'une phrase de vingt '.repeat(12)}fil`)).statusCode).toBe(401)
    expect((await signIn(person.mail, `${'une phrase de vingt '.repeat(12)}fin`)).statusCode).toBe(200)
  })
})

describe('the list of leaked passwords', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-breached-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const list = join(folder, 'breached-passwords.txt')
  const lineOf = (password: string, count?: number) =>
    createHash('sha1').update(password).digest('hex').toUpperCase() + (count === undefined ? '' : `:${count}`)

  test('is searched in any place of any length, with counts and without', async () => {
    const isBreached = breachedPasswords(list)
    for (const many of [1, 2, 3, 10, 137]) {
      for (const end of ['\n', '\r\n']) {
        const leaked = Array.from({ length: many }, (_, n) => `mot de passe ${n}`)
        const lines = leaked.map((password, n) => lineOf(password, n % 3 === 0 ? undefined : 10 ** (n % 8))).sort()
        await writeFile(list, lines.join(end) + (many % 2 ? end : ''))

        for (const password of leaked) expect(await isBreached(password), `${password} of ${many}`).toBe(true)
        for (let n = 0; n < 20; n += 1) expect(await isBreached(`autre mot de passe ${n}`)).toBe(false)
      }
    }
  })

  test('may be empty, missing, or not wanted', async () => {
    await writeFile(list, '')

    expect(await breachedPasswords(list)('mot')).toBe(false)
    expect(await breachedPasswords(join(folder, 'none.txt'))('mot')).toBe(false)
    expect(await breachedPasswords(undefined)('mot')).toBe(false)
  })

  test('refuses what it holds, and has whoever signs in with it choose another', async () => {
    await writeFile(list, [lineOf(current), lineOf(chosen)].sort().join('\n'))
    const careful = await world.openAnother({ breachedList: list })
    const person = await world.person({ passwordHash })

    const answer = await as({ ...visitor(careful.app) }).call(identityCalls.login, {
      mail: person.mail,
      password: current,
    })

    expect(answer.next).toBe('passwordExpired')
    expect(await credentialOf(world, person.userId)).toMatchObject({ must_change: 'leak' })
    const refused = await as({ ...visitor(careful.app), token: 'ticket' in answer ? answer.ticket : '' }).send(
      passwordsCalls.editExpiredPassword,
      { userId: person.userId, currentPassword: current, newPassword: chosen, newPasswordConfirm: chosen },
    )
    expect(refused.json().fields[0]).toMatchObject({ field: 'newPassword', code: 'BREACHED' })
    await careful.close()
  })
})

describe('changing one’s password', () => {
  const change = (person: TestPerson, more: Record<string, string> = {}) =>
    as(person).send(passwordsCalls.editPassword, {
      userId: person.userId,
      currentPassword: current,
      newPassword: chosen,
      newPasswordConfirm: chosen,
      ...more,
    })

  test('keeps this session, kills the links of before, and says so by mail', async () => {
    const marie = await world.person({ passwordHash })
    await as(visitor(world.app)).send(passwordsCalls.askForNewPassword, { mail: marie.mail })
    await mailsTo(world, marie.mail)

    expect((await change(marie)).statusCode).toBe(204)

    expect((await sessionRowOf(world, marie)).reason).toBeNull()
    expect((await signIn(marie.mail, current)).statusCode).toBe(401)
    expect((await signIn(marie.mail, chosen)).statusCode).toBe(200)
    expect((await mailsTo(world, marie.mail)).at(-1)?.subject).toBe('Votre mot de passe Sillon a été modifié')
    expect(await securityEventsOf(world, marie.userId)).toContain('PASSWORD_CHANGED')
    expect(
      await ask(world.installer, 'select id from platform.link where user_id = $1 and revoked_at is null', [
        marie.userId,
      ]),
    ).toEqual([])
  })

  test.each<[string, Record<string, string>, field: string, message: string]>([
    [
      'a wrong current one',
      { currentPassword: 'une autre' },
      'currentPassword',
      'Ce n’est pas votre mot de passe actuel.',
    ],
    [
      'a confirmation that differs',
      { newPasswordConfirm: 'une autre' },
      'newPasswordConfirm',
      'Les deux mots de passe ne sont pas identiques.',
    ],
    [
      'the current one again',
      { newPassword: current, newPasswordConfirm: current },
      'newPassword',
      'Choisissez un mot de passe différent de l’actuel.',
    ],
  ])('is refused with %s, at its field', async (_what, input, field, message) => {
    const marie = await world.person({ passwordHash })

    const refused = await change(marie, input)

    expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ field, message }]])
    expect((await credentialOf(world, marie.userId)).password_hash).toBe(passwordHash)
  })

  test('counts wrong guesses against the account', async () => {
    const marie = await world.person({ passwordHash })
    for (let n = 0; n < 5; n += 1) expect((await change(marie, { currentPassword: `essai ${n}` })).statusCode).toBe(400)

    expect((await change(marie)).statusCode).toBe(429)
    expect((await change({ ...marie, address: someAddress() })).statusCode).toBe(429)
    expect((await signIn(marie.mail, current)).statusCode).toBe(200)
  })

  test('is one’s own affair, and asks a session', async () => {
    const [marie, paul] = [await world.person({ passwordHash }), await world.person({ passwordHash })]

    const ofPaul = {
      userId: paul.userId,
      currentPassword: current,
      newPassword: chosen,
      newPasswordConfirm: chosen,
    }
    expect((await as(marie).send(passwordsCalls.editPassword, ofPaul)).statusCode).toBe(404)
    expect((await as(visitor(world.app)).send(passwordsCalls.editPassword, ofPaul)).statusCode).toBe(401)
  })

  test('is nothing for who signs in through his company', async () => {
    const office = await world.person()

    expect((await change(office)).json().fields[0].field).toBe('currentPassword')
  })
})

describe('a temporary password', () => {
  const give = (by: TestPerson, userId: string) => as(by).send(passwordsCalls.giveTemporaryPassword, { userId })
  const superAdmin = () => world.person({ superAdmin: true })

  test('is shown once to the super admin, lets in for 72 hours, and must be replaced', async () => {
    const [camille, marie] = [await superAdmin(), await world.person({ passwordHash })]

    const { password, until } = (await give(camille, marie.userId)).json()

    expect(password).toMatch(/^[a-z]{6}(-[a-z]{6}){2}$/)
    expect(until).toBe(world.clock.now().add({ hours: 72 }).toString())
    expect((await sessionRowOf(world, marie)).reason).toBe('PASSWORD')
    expect((await signIn(marie.mail, current)).statusCode).toBe(401)
    expect((await signIn(marie.mail, password)).json().next).toBe('passwordExpired')
    expect(await credentialOf(world, marie.userId)).toMatchObject({ must_change: 'admin' })
    const [mail] = await mailsTo(world, marie.mail)
    expect(mail?.subject).toBe('Un mot de passe provisoire pour Sillon')
    expect(mail?.text).not.toContain(password)
    expect(await securityEventsOf(world, marie.userId)).toContain('PASSWORD_CHANGED')
    world.clock.advance({ hours: 72 })
    expect((await signIn(marie.mail, password)).json().code).toBe('TEMPORARY_PASSWORD_EXPIRED')
  })

  test('is the first of who has never signed in', async () => {
    const [camille, marie] = [await superAdmin(), await world.person()]
    await ask(world.installer, 'delete from platform.session where user_id = $1', [marie.userId])

    await give(camille, marie.userId)

    expect(await credentialOf(world, marie.userId)).toMatchObject({ must_change: 'first' })
  })

  test('is given by super admins who proved themselves a moment ago, to people who have a password here', async () => {
    const [camille, office, marie] = [await superAdmin(), await world.person(), await world.person()]
    const admin = await world.person({ in: await world.client(), admin: true })
    await ask(world.installer, `update platform.user set account_type = 'office' where id = $1`, [office.userId])

    const { userId } = marie
    expect((await as(admin).send(passwordsCalls.giveTemporaryPassword, { userId })).statusCode).toBe(403)
    expect((await give(camille, office.userId)).json().code).toBe('OFFICE_ACCOUNT')
    expect((await give(camille, '0198a000-0000-7000-8000-000000000000')).statusCode).toBe(404)
    world.clock.advance({ minutes: 5 })
    expect((await give(camille, marie.userId)).json().code).toBe('REAUTH_REQUIRED')
  })
})
