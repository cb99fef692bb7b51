import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pathParameters } from '#kernel/shared/call.ts'
import { type Asker, as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { usersCalls } from '#platform/users/users.calls.ts'
import { identityCalls } from '../identity.calls.ts'
import { passwordsCalls } from '../passwords.calls.ts'
import { secondFactorCalls } from '../second-factor.calls.ts'
import { codeNow, enrol, nextStep } from '../testing/authenticator.ts'
import { decidePolicy } from '../testing/decide.ts'
import { securityEventsOf } from '../testing/session-row.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
const password = 'une phrase assez longue'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  await decidePolicy(world, { others: 'optional' })
  nextStep(world)
})

const signIn = ({ mail }: TestPerson) => as(visitor(world.app)).send(identityCalls.login, { mail, password })
const nextOf = async (person: TestPerson) => (await signIn(person)).json().next
const ticketOf = async (person: TestPerson): Promise<string> => (await signIn(person)).json().ticket
const giveCode = (ticket: string, code: string) =>
  as(visitor(world.app)).send(secondFactorCalls.loginMfa, { ticket, code })

/** Signed in anew with a telephone that was enrolled before. */
async function marieWithTelephone() {
  const marie = await world.person({ passwordHash })
  return { marie, ...(await enrol(world, marie)) }
}

describe('a login that asks for a second factor', () => {
  test('gives a ticket, which a code of the telephone turns into a session that knows it', async () => {
    const { marie, secret } = await marieWithTelephone()

    const answer = (await signIn(marie)).json()
    expect(answer).toEqual({ next: 'mfa', ticket: expect.any(String), userId: marie.userId, expiresIn: 300 })
    const entered = await giveCode(answer.ticket, codeNow(world, secret))

    expect([entered.statusCode, entered.json()]).toMatchObject([200, { next: 'chooseClient', userId: marie.userId }])
    const [row] = await ask<{ mfa_at: Date }>(
      world.installer,
      'select mfa_at from platform.session where connection_uid = $1',
      [entered.json().connectionUid],
    )
    expect(row?.mfa_at.getTime()).toBe(world.clock.now().epochMilliseconds)
  })

  test('takes each code once', async () => {
    const { marie, secret } = await marieWithTelephone()
    const code = codeNow(world, secret)

    expect((await giveCode(await ticketOf(marie), code)).statusCode).toBe(200)
    const again = await giveCode(await ticketOf(marie), code)

    expect([again.statusCode, again.json().fields]).toMatchObject([400, [{ field: 'code', code: 'WRONG_CODE' }]])
  })

  test('of two uses of one code at the same moment, takes one', async () => {
    const { marie, secret } = await marieWithTelephone()
    const code = codeNow(world, secret)
    const tickets = [await ticketOf(marie), await ticketOf(marie)]

    const answers = await Promise.all(tickets.map(ticket => giveCode(ticket, code)))

    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 400])
  })

  test.each([
    [4_999, 200],
    [5_000, 400],
  ])('takes the code of the former step during 5 s: after %i ms it answers %i', async (ms, status) => {
    const { marie, secret } = await marieWithTelephone()
    nextStep(world)
    const ticket = await ticketOf(marie)
    world.clock.advance({ milliseconds: ms })

    expect((await giveCode(ticket, codeNow(world, secret, 1))).statusCode).toBe(status)
  })

  test('takes no code of the step to come, of another telephone or of before', async () => {
    const [{ marie, secret }, paul] = [await marieWithTelephone(), await marieWithTelephone()]
    const ticket = await ticketOf(marie)
    const wrong = [codeNow(world, secret, -1), codeNow(world, paul.secret), codeNow(world, secret, 2)]

    for (const code of wrong) expect((await giveCode(ticket, code)).statusCode).toBe(400)
    expect(await securityEventsOf(world, marie.userId)).toContain('MFA_FAILED')
  })

  test('takes a recovery code in place of the telephone, once, however it was typed', async () => {
    const { marie, recoveryCodes } = await marieWithTelephone()
    const [code = ''] = recoveryCodes

    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect((await giveCode(await ticketOf(marie), ` ${code.replaceAll('-', '').toLowerCase()} `)).statusCode).toBe(200)
    expect((await giveCode(await ticketOf(marie), code)).statusCode).toBe(400)
  })

  test('is over after five wrong codes: the right one comes too late', async () => {
    const { marie, secret } = await marieWithTelephone()
    const ticket = await ticketOf(marie)
    for (let tried = 0; tried < 5; tried += 1) {
      world.clock.advance({ minutes: 0, seconds: tried === 4 ? 2 : 0 })
      await giveCode(ticket, '000000')
    }
    world.clock.advance({ minutes: 1 })

    const late = await giveCode(ticket, codeNow(world, secret))

    expect([late.statusCode, late.json().code]).toEqual([401, 'TOKEN_EXPIRED'])
  })

  test('makes whoever guesses codes wait, whatever tickets he holds', async () => {
    const { marie, secret } = await marieWithTelephone()
    for (let tried = 0; tried < 5; tried += 1) await giveCode(await ticketOf(marie), '000000')
    const ticket = await ticketOf(marie)

    const refused = [await giveCode('x', '000000'), await giveCode(ticket, codeNow(world, secret))]

    expect(refused.map(answer => answer.statusCode)).toEqual([401, 429])
    world.clock.advance({ seconds: 1 })
    expect((await giveCode(ticket, codeNow(world, secret))).statusCode).toBe(200)
    for (let tried = 0; tried < 5; tried += 1)
      expect((await giveCode(await ticketOf(marie), '000000')).statusCode).toBe(400)
  })

  test('waits for nobody else in a browser in which its owner has signed in before', async () => {
    const { marie, secret } = await marieWithTelephone()
    const code = () => codeNow(world, secret)
    const inBrowser = (ticket: string, cookie = '') =>
      as({ ...visitor(world.app), headers: { sessionmode: 'cookie', cookie } }).send(secondFactorCalls.loginMfa, {
        ticket,
        code: code(),
      })
    const entered = await inBrowser(await ticketOf(marie))
    const mark = /__Host-device=[^;]+/.exec(String(entered.headers['set-cookie']))?.[0]
    for (let tried = 0; tried < 5; tried += 1) await giveCode(await ticketOf(marie), '000000')
    nextStep(world)
    const again = await ticketOf(marie)
    await giveCode(await ticketOf(marie), '000000')

    expect((await giveCode(again, code())).statusCode).toBe(429)
    expect((await inBrowser(again, mark)).statusCode).toBe(200)
  })

  test('waits for no stranger who guesses the password', async () => {
    const { marie, secret } = await marieWithTelephone()
    const { address } = visitor(world.app)
    for (let tried = 0; tried < 6; tried += 1)
      await as({ app: world.app, address }).send(identityCalls.login, {
        mail: marie.mail,
        password: 'une autre phrase',
      })

    expect((await giveCode(await ticketOf(marie), codeNow(world, secret))).statusCode).toBe(200)
  })

  test('sent four times at once is entered once, and answers the others', async () => {
    const { marie, secret } = await marieWithTelephone()

    for (let round = 0; round < 6; round += 1) {
      world.clock.advance({ minutes: 15 })
      nextStep(world)
      const [ticket, code] = [await ticketOf(marie), codeNow(world, secret)]
      const answers = await Promise.all(Array.from({ length: 4 }, () => giveCode(ticket, code)))

      const [entered, ...others] = answers.map(answer => answer.statusCode).toSorted()
      expect(entered).toBe(200)
      for (const status of others) expect([400, 401]).toContain(status)
    }
  })

  test('waits five minutes for the code', async () => {
    const { marie, secret } = await marieWithTelephone()
    const ticket = await ticketOf(marie)
    world.clock.advance({ minutes: 5 })

    const late = as(visitor(world.app)).call(secondFactorCalls.loginMfa, { ticket, code: codeNow(world, secret) })

    await expect(late).rejects.toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  })

  test('is worth nothing once the password was changed: whoever knew the former enrols nobody’s telephone', async () => {
    await decidePolicy(world, { others: 'required' })
    const marie = await world.person({ passwordHash })
    const ticket = await ticketOf(marie)
    const newPassword = 'celle que je choisis moi-même'

    await as(marie).call(passwordsCalls.editPassword, {
      userId: marie.userId,
      currentPassword: password,
      newPassword,
      newPasswordConfirm: newPassword,
    })

    const enrolling = await as({ app: world.app, token: ticket }).send(secondFactorCalls.enrolMfa)
    expect([enrolling.statusCode, enrolling.json().code]).toEqual([401, 'TOKEN_EXPIRED'])
  })

  test('gives a ticket that no other call takes', async () => {
    const { marie } = await marieWithTelephone()
    const ticket = await ticketOf(marie)
    const calls = world.features.flatMap(feature => Object.values(feature.calls))

    for (const call of calls.filter(({ access }) => access.kind !== 'open')) {
      const parameters = Object.fromEntries(pathParameters(call.path).map(name => [name, marie.userId]))
      const answer = await as({ app: world.app, token: ticket }).send(call, parameters)
      expect(answer.statusCode, call.path).toBe(401)
    }
    const enrols = [
      await as({ app: world.app, token: ticket }).send(secondFactorCalls.enrolMfa),
      await as({ app: world.app, token: ticket }).send(secondFactorCalls.confirmMfa, { code: '000000' }),
    ]
    expect(enrols.map(answer => answer.statusCode)).toEqual([401, 401])
  })
})

describe('who is asked for a second factor', () => {
  test('nobody where it is off, even who has enrolled', async () => {
    const { marie } = await marieWithTelephone()
    await decidePolicy(world, {})

    expect(await nextOf(marie)).toBe('chooseClient')
  })

  test('who has enrolled, where it is optional', async () => {
    const [{ marie }, paul] = [await marieWithTelephone(), await world.person({ passwordHash })]

    expect([await nextOf(marie), await nextOf(paul)]).toEqual(['mfa', 'chooseClient'])
  })

  test('the strictest of a person’s roles decides', async () => {
    const serres = await world.client()
    await decidePolicy(world, { others: 'optional', adminOfClient: 'required' })
    const [admin, superAdmin, member] = [
      await world.person({ passwordHash, in: serres, admin: true }),
      await world.person({ passwordHash, superAdmin: true }),
      await world.person({ passwordHash, in: serres }),
    ]

    expect([await nextOf(admin), await nextOf(superAdmin), await nextOf(member)]).toEqual(['mfaEnrol', 'ok', 'ok'])
  })

  test('everybody of a client that asks it of its people', async () => {
    const serres = await world.client()
    const marie = await world.person({ passwordHash, in: serres })
    const raise = (set: string) => ask(world.installer, `update platform.client set ${set} where id = $1`, [serres.id])
    await decidePolicy(world, {})

    await raise('mfa_required = true')
    expect(await nextOf(marie)).toBe('mfaEnrol')

    await raise(`status = 'inactive'`)
    expect(await nextOf(marie)).toBe('chooseClient')
  })
})

describe('a client that invited somebody and asks a second factor of its people', () => {
  const strict = async () => {
    const client = await world.client()
    await ask(world.installer, 'update platform.client set mfa_required = true where id = $1', [client.id])
    return client
  }
  const invited = (person: TestPerson, { id }: TestClient) =>
    ask(
      world.installer,
      `insert into platform.client_user (client_id, user_id, invited_as) values ($1, $2, '{"name": "Caron"}')`,
      [id, person.userId],
    )

  test('asks nothing of who works elsewhere until he comes, and then before he is in', async () => {
    await decidePolicy(world, {})
    const [serres, bocage] = [await world.client(), await strict()]
    const marie = await world.person({ passwordHash, in: serres })
    await invited(marie, bocage)
    await ask(world.installer, 'update platform.user set selected_client_id = $2 where id = $1', [
      marie.userId,
      serres.id,
    ])

    const entered = (await signIn(marie)).json()
    const comes = await as({ app: world.app, token: entered.token }).send(menuCalls.setClient, {
      userId: marie.userId,
      clientId: bocage.id,
    })

    expect([entered.next, entered.user.selectedClient.id]).toEqual(['ok', serres.id])
    expect([comes.statusCode, comes.json().code]).toEqual([409, 'MFA_REQUIRED'])
    const read = await as({ app: world.app, token: entered.token, clientId: bocage.id }).send(
      usersCalls.getOwnWorkplaces,
    )
    expect([read.statusCode, read.json().code]).toEqual([403, 'CLIENT_NOT_ALLOWED'])
  })

  test('asks it at the login of who works nowhere else, and never of a super role', async () => {
    await decidePolicy(world, {})
    const bocage = await strict()
    const [paul, camille] = [
      await world.person({ passwordHash }),
      await world.person({ passwordHash, superAdmin: true }),
    ]
    for (const person of [paul, camille]) await invited(person, bocage)

    expect([await nextOf(paul), await nextOf(camille)]).toEqual(['mfaEnrol', 'ok'])
    const came = await ask(
      world.installer,
      'select from platform.client_user where user_id = $1 and accepted_at is not null',
      [camille.userId],
    )
    expect(came).toEqual([])
  })
})

describe('enrolling', () => {
  test('where it is required goes on with the login, and the codes of the telephone count from then on', async () => {
    await decidePolicy(world, { others: 'required' })
    const marie = await world.person({ passwordHash })
    const byTicket = { app: world.app, token: await ticketOf(marie) }

    const { secret, otpauthUrl, qrSvg } = await as(byTicket).call(secondFactorCalls.enrolMfa, {})
    expect(otpauthUrl).toBe(
      `otpauth://totp/Sillon:${encodeURIComponent(marie.mail)}?issuer=Sillon&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(qrSvg).toMatch(/^<svg [^]*<\/svg>\s*$/)
    const { login, recoveryCodes } = await as(byTicket).call(secondFactorCalls.confirmMfa, {
      code: codeNow(world, secret),
    })

    expect([login?.next, recoveryCodes.length]).toEqual(['chooseClient', 10])
    expect((await as(byTicket).send(secondFactorCalls.enrolMfa)).statusCode).toBe(401)
    nextStep(world)
    expect((await signIn(marie)).json().next).toBe('mfa')
  })

  test('by a ticket, confirmed four times at once, is done once and answers the others', async () => {
    await decidePolicy(world, { others: 'required' })

    for (let round = 0; round < 6; round += 1) {
      const byTicket = { app: world.app, token: await ticketOf(await world.person({ passwordHash })) }
      const { secret } = await as(byTicket).call(secondFactorCalls.enrolMfa, {})
      const code = codeNow(world, secret)
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => as(byTicket).send(secondFactorCalls.confirmMfa, { code })),
      )

      const [done, ...others] = answers.map(answer => answer.statusCode).toSorted()
      expect(done).toBe(200)
      for (const status of others) expect([401, 409]).toContain(status)
    }
  })

  test('with a wrong code changes nothing', async () => {
    const marie = await world.person({ passwordHash })
    await as(marie).call(secondFactorCalls.enrolMfa, {})

    const refused = await as(marie).send(secondFactorCalls.confirmMfa, { code: '000000' })

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'code'])
    expect((await signIn(marie)).json().next).toBe('chooseClient')
  })

  test('without having begun is refused', async () => {
    const refused = await as(await world.person()).send(secondFactorCalls.confirmMfa, { code: '123456' })

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MFA_NOT_STARTED'])
  })

  test('another telephone leaves the former one its worth until the new one is confirmed', async () => {
    const { marie, secret: former } = await marieWithTelephone()
    const { secret } = await as(marie).call(secondFactorCalls.enrolMfa, {})

    expect((await giveCode(await ticketOf(marie), codeNow(world, secret))).statusCode).toBe(400)
    const back = await giveCode(await ticketOf(marie), codeNow(world, former))
    expect(back.statusCode).toBe(200)
    nextStep(world)
    await as({ ...marie, token: back.json().token }).call(secondFactorCalls.confirmMfa, {
      code: codeNow(world, secret),
    })
    nextStep(world)

    expect((await giveCode(await ticketOf(marie), codeNow(world, former))).statusCode).toBe(400)
    expect((await giveCode(await ticketOf(marie), codeNow(world, secret))).statusCode).toBe(200)
  })

  test('in a session that was not proved for five minutes asks for a proof first', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 5 })

    const refused = await as(marie).send(secondFactorCalls.enrolMfa)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'REAUTH_REQUIRED'])
  })

  test('by the ticket of a login is for the first telephone: another ticket of before replaces nothing', async () => {
    await decidePolicy(world, { others: 'required' })
    const marie = await world.person({ passwordHash })
    const [own, guessed] = [await ticketOf(marie), await ticketOf(marie)].map(token => ({ app: world.app, token }))
    const { secret } = await as(own as Asker).call(secondFactorCalls.enrolMfa, {})
    await as(own as Asker).call(secondFactorCalls.confirmMfa, { code: codeNow(world, secret) })

    const late = [
      await as(guessed as Asker).send(secondFactorCalls.enrolMfa),
      await as(guessed as Asker).send(secondFactorCalls.confirmMfa, { code: '000000' }),
    ]

    expect(late.map(answer => answer.statusCode)).toEqual([401, 401])
  })

  test('in place of a telephone asks a code of it, in a session that has given none', async () => {
    const { marie } = await marieWithTelephone()
    const again = await world.signIn(marie)

    const refused = await as(again).send(secondFactorCalls.enrolMfa)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'REAUTH_REQUIRED'])
  })

  test('asks a session or a ticket', async () => {
    for (const token of [undefined, 'x', 'k1.x']) {
      expect((await as({ app: world.app, token }).send(secondFactorCalls.enrolMfa)).statusCode).toBe(401)
    }
  })

  test('keeps the secret sealed, in its own row only', async () => {
    const [{ marie, secret }, { marie: paul }] = [await marieWithTelephone(), await marieWithTelephone()]
    const [row] = await ask<{ totp_secret: Buffer }>(
      world.installer,
      'select totp_secret from platform.credential where user_id = $1',
      [marie.userId],
    )
    expect(row?.totp_secret.toString('latin1')).not.toContain(secret)

    await ask(
      world.installer,
      `update platform.credential set totp_secret = (select totp_secret from platform.credential where user_id = $1)
        where user_id = $2`,
      [marie.userId, paul.userId],
    )

    expect((await giveCode(await ticketOf(paul), codeNow(world, secret))).statusCode).toBe(500)
  })
})

describe('recovery codes', () => {
  test('are kept as digests alone', async () => {
    const { marie, recoveryCodes } = await marieWithTelephone()

    const rows = await ask<{ row: string; digest: Buffer }>(
      world.installer,
      'select r::text as row, code_hash as digest from platform.recovery_code r where user_id = $1',
      [marie.userId],
    )

    expect(rows.map(({ digest }) => digest.length)).toEqual(Array(10).fill(32))
    const kept = rows.map(({ row, digest }) => row + digest.toString('latin1')).join()
    for (const code of recoveryCodes)
      for (const written of [code, code.replaceAll('-', '')]) expect(kept).not.toContain(written)
  })

  test('that are renewed make the former worth nothing; the password is asked', async () => {
    const { marie, recoveryCodes: former } = await marieWithTelephone()

    const refused = await as(marie).send(secondFactorCalls.renewRecoveryCodes, { password: 'une autre phrase' })
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'password'])
    const { recoveryCodes } = await as(marie).call(secondFactorCalls.renewRecoveryCodes, { password })

    expect((await giveCode(await ticketOf(marie), former[0] ?? '')).statusCode).toBe(400)
    expect((await giveCode(await ticketOf(marie), recoveryCodes[0] ?? '')).statusCode).toBe(200)
  })

  test('are for who has enrolled, and asks a session', async () => {
    const marie = await world.person({ passwordHash })

    const refused = await as(marie).send(secondFactorCalls.renewRecoveryCodes, { password })

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MFA_NOT_ENROLLED'])
    expect((await as(visitor(world.app)).send(secondFactorCalls.renewRecoveryCodes, { password })).statusCode).toBe(401)
  })

  test('that are left are counted', async () => {
    const { marie, recoveryCodes } = await marieWithTelephone()
    const back = await giveCode(await ticketOf(marie), recoveryCodes[3] ?? '')

    const standing = await as({ ...marie, token: back.json().token }).call(secondFactorCalls.getMfa, {})

    expect(standing).toEqual({ enrolled: true, required: false, recoveryCodesLeft: 9 })
    expect(await as(await world.person()).call(secondFactorCalls.getMfa, {})).toEqual({
      enrolled: false,
      required: false,
      recoveryCodesLeft: 0,
    })
    expect((await as(visitor(world.app)).send(secondFactorCalls.getMfa)).statusCode).toBe(401)
  })
})

describe('going without', () => {
  test('asks the password and a code, and is possible where nobody requires it', async () => {
    const { marie, secret } = await marieWithTelephone()
    const disable = (typed: string, code: string) =>
      as(marie).send(secondFactorCalls.disableMfa, { password: typed, code })

    expect((await disable('une autre phrase', codeNow(world, secret))).json().fields[0].field).toBe('password')
    expect((await disable(password, '000000')).json().fields[0].field).toBe('code')
    expect((await disable(password, codeNow(world, secret))).statusCode).toBe(204)

    expect((await signIn(marie)).json().next).toBe('chooseClient')
    expect(await securityEventsOf(world, marie.userId)).toContain('MFA_DISABLED')
  })

  test('is refused where it is required, and to who has not signed in', async () => {
    const { marie, secret } = await marieWithTelephone()
    await decidePolicy(world, { others: 'required' })
    const input = { password, code: codeNow(world, secret) }

    const refused = await as(marie).send(secondFactorCalls.disableMfa, input)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MFA_MANDATORY'])
    expect((await as(visitor(world.app)).send(secondFactorCalls.disableMfa, input)).statusCode).toBe(401)
  })
})

describe('a lost telephone', () => {
  const reset = (by: TestPerson, userId: string) => as(by).send(secondFactorCalls.resetMfa, { userId })

  test('is forgotten by a super admin, and the person is told by mail', async () => {
    const [{ marie }, superAdmin] = [await marieWithTelephone(), await world.person({ superAdmin: true })]

    const answer = await as(superAdmin).send(secondFactorCalls.resetMfa, { userId: marie.userId })

    expect(answer.statusCode).toBe(204)
    expect((await signIn(marie)).json().next).toBe('chooseClient')
    expect(await securityEventsOf(world, marie.userId)).toContain('MFA_RESET')
    expect((await as(superAdmin).send(secondFactorCalls.resetMfa, { userId: superAdmin.userId })).statusCode).toBe(403)
    expect((await as(superAdmin).send(secondFactorCalls.resetMfa, { userId: randomUUID() })).statusCode).toBe(404)
  })

  test('is forgotten by the admin of the only client that the person belongs to, and by no other', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const [admin, reading, neighbour] = [
      await world.person({ in: serres, admin: true }),
      await world.person({ in: serres, admin: true, readOnly: true }),
      await world.person({ in: bocage, admin: true }),
    ]
    const marie = await world.person({ passwordHash, in: serres })
    const developer = await world.person({ in: serres, superDev: true })
    await enrol(world, marie)
    const fresh = async (person: TestPerson) => world.signIn(person)

    expect((await reset(await fresh(neighbour), marie.userId)).statusCode).toBe(404)
    expect((await reset(await fresh(reading), marie.userId)).statusCode).toBe(403)
    expect((await reset(await fresh(admin), developer.userId)).statusCode).toBe(404)
    expect((await reset(await fresh(marie), admin.userId)).statusCode).toBe(403)
    expect((await reset(await fresh(admin), admin.userId)).statusCode).toBe(403)
    expect((await reset(await fresh(admin), marie.userId)).statusCode).toBe(204)

    await ask(world.installer, 'insert into platform.client_user (client_id, user_id) values ($1, $2)', [
      bocage.id,
      marie.userId,
    ])
    expect((await reset(await fresh(admin), marie.userId)).statusCode).toBe(404)
  })
})
