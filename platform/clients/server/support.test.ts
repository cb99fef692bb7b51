import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type Call, pathParameters } from '#kernel/shared/call.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { passwordsCalls } from '#platform/identity/passwords.calls.ts'
import { secondFactorCalls } from '#platform/identity/second-factor.calls.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { settingsCalls } from '#platform/settings/settings.calls.ts'
import { shortcutsCalls } from '#platform/shortcuts/shortcuts.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { supportCalls } from '../support.calls.ts'

const world = useOwnWorld()

let serres: TestClient
let camille: TestPerson
/** Camille in the tab that works in the client. */
let inside: TestPerson
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
  inside = { ...camille, clientId: serres.id }
  sophie = await world.person({ in: serres, admin: true })
})

const reason = 'Aide à la paie de novembre'
const start = (more: Partial<{ clientId: string; reason: string }> = {}) =>
  as(camille).call(supportCalls.startSupport, { clientId: serres.id, reason, ...more })
const refusalOf = async (more: Partial<{ clientId: string; reason: string }> = {}, by = camille) => {
  const sent = await as(by).send(supportCalls.startSupport, { clientId: serres.id, reason, ...more })
  return [sent.statusCode, sent.statusCode < 300 ? null : sent.json().code]
}
const set = (column: string, value: string | boolean) =>
  ask(world.installer, `update platform.client set ${column} = $2 where id = $1`, [serres.id, value])
const read = () => as(inside).send(companiesCalls.getCompaniesOfClient, { clientId: serres.id })
const shortcut = { label: 'Météo', icon: 'link', url: 'https://example.com', ShortcutType: 2, services: [] }
const write = () => as(inside).send(shortcutsCalls.createShortcut, shortcut)
/** Time passes, and Camille signs in again as her session asks. */
const later = async (minutes: number) => {
  world.clock.advance({ minutes })
  camille = await world.signIn(camille)
  inside = { ...camille, clientId: serres.id }
  sophie = await world.signIn(sophie)
}
const inMinutes = (minutes: number) => world.clock.now().add({ minutes }).toString()
const news = (person: TestPerson) =>
  as(person).call(notificationsCalls.getNotifications, { userId: person.userId, page: 0, size: 10 })
const visits = async (by = sophie, clientId?: string) =>
  (await as(by).call(supportCalls.getSupports, { page: 0, size: 10, ...(clientId && { clientId }) })).items

describe('support access', () => {
  test('opens a client for an hour to who says why, as to its admin, and its admins are told', async () => {
    expect((await read()).statusCode).toBe(403)

    const { until, modules } = await start()

    expect(until).toBe(inMinutes(60))
    expect(modules.find(({ id }) => id === 8)?.root.level).toBe(2)
    expect([(await read()).statusCode, (await write()).statusCode]).toEqual([200, 201])
    const chosen = await as(inside).call(menuCalls.getModules, { userId: camille.userId, clientId: serres.id })
    expect([chosen.adminOfClient, chosen.modules]).toEqual([true, modules])
    expect(await as(inside).call(supportCalls.getOwnSupport, {})).toEqual({
      support: { until, reason, level: 'write' },
    })
    expect((await news(sophie)).items).toMatchObject([
      {
        title: 'Camille Roche est entré chez vous en accès support',
        text: `Motif : ${reason}`,
        link: '/administration/accueil',
      },
    ])
  })

  test('ends with its hour, at the very next request', async () => {
    await start()
    await later(59)
    expect((await read()).statusCode).toBe(200)
    await later(1)

    const refused = await read()

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'CLIENT_NOT_ALLOWED'])
    expect(await as(inside).call(supportCalls.getOwnSupport, {})).toEqual({ support: null })
  })

  test('is renewed for the same reason without another word to the admins; another reason is another coming', async () => {
    await start()
    await later(50)
    expect((await start()).until).toBe(inMinutes(60))
    expect([await visits(), (await news(sophie)).total]).toMatchObject([{ length: 1 }, 1])

    await later(5)
    await start({ reason: 'Reprise des contrats de mars' })

    expect((await visits()).map(visit => [visit.reason, visit.isRunning, visit.until])).toEqual([
      ['Reprise des contrats de mars', true, inMinutes(60)],
      [reason, false, world.clock.now().toString()],
    ])
    expect((await news(sophie)).total).toBe(2)
  })

  test('is left at once, and leaving twice changes nothing', async () => {
    await start()
    await as(inside).call(supportCalls.endSupport, {})
    expect((await read()).statusCode).toBe(403)
    expect((await as(inside).send(supportCalls.endSupport)).statusCode).toBe(204)
    expect((await visits())[0]).toMatchObject({ isRunning: false, until: world.clock.now().toString() })
  })

  test('goes no further than the client allows, from one request to the next', async () => {
    await set('support_access', 'read')
    const { modules } = await start()
    expect(modules.find(({ id }) => id === 8)?.root.level).toBe(1)
    expect([(await read()).statusCode, (await write()).statusCode]).toEqual([200, 403])

    await set('support_access', 'write')
    await set('read_only', true)
    expect((await write()).statusCode).toBe(403)

    await set('support_access', 'none')
    expect((await read()).statusCode).toBe(403)
  })

  test('is refused by a client that lets nobody in, by a closed one and by one that does not exist', async () => {
    await set('support_access', 'none')
    const sent = await as(camille).send(supportCalls.startSupport, { clientId: serres.id, reason })
    expect([sent.statusCode, sent.json().message]).toEqual([400, 'Ce client n’autorise pas l’accès support.'])

    await set('support_access', 'write')
    await set('status', 'inactive')
    expect(await refusalOf()).toEqual([409, 'CLIENT_INACTIVE'])
    expect(await refusalOf({ clientId: crypto.randomUUID() })).toEqual([404, 'NOT_FOUND'])
    expect(await refusalOf({ reason: '   aide    ' })).toEqual([400, 'INVALID_INPUT'])
  })

  test('is for super administrators alone', async () => {
    const dorian = await world.person({ superDev: true })
    for (const person of [sophie, dorian]) {
      const calls = [supportCalls.startSupport, supportCalls.endSupport, supportCalls.getOwnSupport]
      const sent = await Promise.all(calls.map(call => as(person).send(call, { clientId: serres.id, reason })))
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    }
  })

  test('asks a second factor of less than twelve hours where the client asks one', async () => {
    await set('mfa_required', true)
    expect(await refusalOf()).toEqual([409, 'MFA_REQUIRED'])
    const proven = (hours: number) =>
      ask(world.installer, 'update platform.session set mfa_at = $2 where user_id = $1', [
        camille.userId,
        world.clock.now().subtract({ hours }).toString(),
      ])
    await proven(12)
    expect(await refusalOf()).toEqual([409, 'REAUTH_REQUIRED'])
    await proven(11)
    expect(await refusalOf()).toEqual([200, null])
  })

  test('shows a client who came, why, and how much was written meanwhile: its own visits alone', async () => {
    await start()
    await write()
    await ask(world.installer, 'update platform.audit_event set at = $2 where client_id = $1 and support', [
      serres.id,
      world.clock.now().toString(),
    ])
    const anne = await world.person({ in: await world.client({ name: 'Bocage' }), admin: true })
    const marie = await world.person({ in: serres })

    expect(await visits()).toMatchObject([{ by: 'Camille Roche', reason, isRunning: true }])
    expect(await visits(camille, serres.id)).toEqual(await visits())
    expect((await visits())[0]?.changes).toBeGreaterThan(0)
    expect(await visits(anne)).toEqual([])
    const asked = { page: 0, size: 10 }
    expect((await as(marie).send(supportCalls.getSupports, asked)).statusCode).toBe(403)
    expect((await as(anne).send(supportCalls.getSupports, { ...asked, clientId: serres.id })).statusCode).toBe(404)
  })

  test('is listed to its client the newest first, or by who came and when it ended', async () => {
    await start()
    world.clock.advance({ minutes: 1 })
    const alix = await world.person({ superAdmin: true, firstname: 'Alix', name: 'Aubert' })
    await as(alix).call(supportCalls.startSupport, { clientId: serres.id, reason })
    await as({ ...alix, clientId: serres.id }).call(supportCalls.endSupport, {})
    const first = async (more: { sort?: 'startedAt' | 'by' | '-by' | '-until' }) =>
      (await as(sophie).call(supportCalls.getSupports, { page: 0, size: 10, ...more })).items[0]?.by

    expect([await first({}), await first({ sort: 'startedAt' })]).toEqual(['Alix Aubert', 'Camille Roche'])
    expect([await first({ sort: 'by' }), await first({ sort: '-by' })]).toEqual(['Alix Aubert', 'Camille Roche'])
    expect(await first({ sort: '-until' })).toBe('Camille Roche')
  })

  test('leaves its mark in the security log', async () => {
    await start()
    await as(inside).call(supportCalls.endSupport, {})
    await world.dispatcher.drain()
    const rows = await ask<{ kind: string }>(
      world.installer,
      `select kind from platform.security_event where user_id = $1 and client_id = $2 order by id`,
      [camille.userId, serres.id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['SUPPORT_STARTED', 'SUPPORT_ENDED'])
  })
})

describe('who helps', () => {
  /** Passwords, signing, mails to employees, what admins may do: only by who bears it himself. */
  const personal = () =>
    world.features.flatMap(({ calls }) => Object.entries<Call>(calls).filter(([, call]) => call.inPerson))

  test('is refused what only the people themselves may do, and each such act is known', async () => {
    await start()
    const answers = []
    for (const [name, call] of personal()) {
      const inAddress = Object.fromEntries(pathParameters(call.path).map(parameter => [parameter, serres.id]))
      const sent = await as(inside).send(call, { clientId: serres.id, ...inAddress })
      answers.push([name, sent.statusCode, sent.json().code])
    }
    expect(answers.map(([name]) => name).sort()).toEqual(personalActs)
    expect(answers).toEqual(answers.map(([name]) => [name, 409, 'SUPPORT_NOT_ALLOWED']))
  })

  test('cannot leave out which client he is in, to touch how its people sign in', async () => {
    const marie = await world.person({ in: serres })
    const touches = async () => {
      const input = { userId: marie.userId }
      const sent = [
        await as(camille).send(secondFactorCalls.resetMfa, input),
        await as(camille).send(passwordsCalls.giveTemporaryPassword, input),
      ]
      return sent.map(({ statusCode }) => statusCode)
    }
    await start()
    expect(await touches()).toEqual([409, 409])

    await as(inside).call(supportCalls.endSupport, {})

    expect(await touches()).toEqual([204, 200])
  })

  test('does it as a super administrator, outside the client, where that is his to do', async () => {
    await start()
    const sent = await as(camille).send(settingsCalls.getSettings)
    expect(sent.statusCode).toBe(200)
  })
})

const personalActs = [
  'cancelEnvelope',
  'cancelManyEnvelopes',
  'correctRecipient',
  'createDelegationOfUserForDocumentType',
  'createEnvelope',
  'createEsignPassword',
  'createGenerationRun',
  'declineEnvelope',
  'delegateRights',
  'editDelegationOfUserForDocumentType',
  'editEnvelope',
  'editEnvelopePeople',
  'editEsignPassword',
  'editMembership',
  'editPassword',
  'editSecurity',
  'extendEnvelope',
  'getRunFile',
  'giveSealingCertificate',
  'giveTemporaryPassword',
  'keepDraft',
  'makeInspectorLink',
  'makeSealingCertificate',
  'placeSignatures',
  'rejectDocument',
  'remindManySigners',
  'remindSigners',
  'removeDelegationOfUserForDocumentType',
  'requestDocuments',
  'requestManyDocuments',
  'resetEsignPassword',
  'resetMfa',
  'retryGenerationRun',
  'revokeRightDelegation',
  'revokeSealingCertificate',
  'saveEsignProviderAccount',
  'saveView',
  'sendAmendment',
  'sendDocumentsOfMutuelle',
  'sendEmploymentContract',
  'sendEndingOfContract',
  'sendEnvelope',
  'sendEnvelopeAgain',
  'sendManyContracts',
  'sendManyEnvelopes',
  'sendMessage',
  'sendMutuelle',
  'sendSuspension',
  'signContract',
  'signDocumentOfContract',
  'signEnvelope',
  'signManyEnvelopes',
  'signMutuelle',
  'stopGenerationRun',
  'unlockEsign',
  'uploadToSign',
]
