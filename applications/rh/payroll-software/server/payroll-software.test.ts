import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { openSilae, silaeAccount, type SilaeSimulator } from '#simulators/silae/open-silae.ts'
import { payrollSoftwareCalls } from '../payroll-software.calls.ts'
import type { MappedRubric } from '../payroll-software.model.ts'
import { payrollSoftwareElement } from '../payroll-software-place.model.ts'
import { simulatePayroll } from '../testing/simulate-payroll.ts'

const world = useOwnWorld()

let silae: SilaeSimulator
let serres: TestClient
let marie: TestPerson
beforeAll(async () => {
  silae = await openSilae({ now: () => world.clock.now() })
})
afterAll(() => silae.close())
beforeEach(async () => {
  silae.reset()
  world.simulated.silae = silae.address
  serres = await world.client({ companies: ['Serres', 'Vergers'] })
  marie = await world.person({ in: serres, rights: { [payrollSoftwareElement]: 3 }, allCompanies: true })
})

const companyId = (place = 0) => serres.companies[place]?.id as string
const byFile = (version = 0) => ({
  companyId: companyId(),
  version,
  mode: 'file' as const,
  dossier: '001',
  apiClientId: null,
  clientSecret: null,
  subscriptionKey: null,
})
const api = (version = 0, more: object = {}) => {
  const { clientId, clientSecret, subscriptionKey } = silaeAccount
  return { ...byFile(version), mode: 'api' as const, apiClientId: clientId, clientSecret, subscriptionKey, ...more }
}
const row = (rubric: MappedRubric['rubric'], code: string, telling: MappedRubric['telling'] = 'plain') => ({
  rubric,
  code,
  telling,
})
const mapping = (version = 0, rows = [row('NORMAL', 'EX-HN')]) => ({ companyId: companyId(), version, rows })
const tested = () => as(marie).call(payrollSoftwareCalls.testPayrollConnection, { companyId: companyId() })

describe('the connection of a company to its payroll software', () => {
  test('is by file until somebody says otherwise, company by company', async () => {
    const connections = await as(marie).call(payrollSoftwareCalls.getPayrollConnections, {})
    expect(connections.map(({ company, mode, version }) => [company, mode, version])).toEqual([
      ['Serres', 'file', 0],
      ['Vergers', 'file', 0],
    ])
  })

  test('keeps its secrets, which nobody reads again, and which stay where none is typed', async () => {
    const first = await as(marie).call(payrollSoftwareCalls.savePayrollConnection, api())
    expect(first).toMatchObject({ mode: 'api', hasSecret: true, hasSubscriptionKey: true, version: 1 })
    expect(JSON.stringify(first)).not.toContain(silaeAccount.subscriptionKey)

    await simulatePayroll(world, serres)
    await as(marie).call(payrollSoftwareCalls.savePayrollConnection, {
      ...api(1),
      clientSecret: '',
      subscriptionKey: '',
    })
    expect(await tested()).toMatchObject({ ok: true })
  })

  test('by the API wants a dossier, an account and its secrets', async () => {
    const refused = await as(marie).send(payrollSoftwareCalls.savePayrollConnection, api(0, { subscriptionKey: null }))
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toMatchObject([
      { field: 'subscriptionKey', message: 'À remplir pour parler à l’API.' },
    ])
  })

  test('is not overwritten by who read it before somebody else saved', async () => {
    await as(marie).call(payrollSoftwareCalls.savePayrollConnection, byFile())
    const late = as(marie).call(payrollSoftwareCalls.savePayrollConnection, byFile())
    await expect(late).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT' })
  })
})

describe('the software that is tested', () => {
  beforeEach(async () => {
    await simulatePayroll(world, serres)
    await as(marie).call(payrollSoftwareCalls.savePayrollConnection, api())
  })
  const lastOutcome = async () => {
    const [connection] = await as(marie).call(payrollSoftwareCalls.getPayrollConnections, {})
    return connection?.lastCall?.outcome
  }

  test('tells the month that its dossier stands at', async () => {
    const { year, month } = world.clock.today()
    expect(await tested()).toEqual({
      ok: true,
      dossier: '001',
      period: `${year}-${String(month).padStart(2, '0')}-01`,
      message: 'Silae répond.',
    })
    expect(await lastOutcome()).toBe('answered')
    const [asked] = silae.journal().filter(({ path }) => path.startsWith('/payroll/'))
    expect(asked?.headers).toMatchObject({ dossiers: '001', 'ocp-apim-subscription-key': '…', authorization: '…' })
  })

  test('renews a token that no longer lets in, once', async () => {
    silae.next('unknown-token')
    expect(await tested()).toMatchObject({ ok: true })
    silae.next('unknown-token', 'unknown-token')
    expect(await tested()).toMatchObject({
      ok: false,
      message: 'Silae refuse l’accès : vérifiez l’identifiant, le secret et la clé.',
    })
    expect(await lastOutcome()).toBe('refused')
  })

  test.each([
    ['down', 'Silae ne répond pas ; l’envoi reprendra.', 'down'],
    ['cut', 'Silae ne répond pas ; l’envoi reprendra.', 'down'],
    ['strange', 'Silae a répondu de façon illisible ; l’envoi reprendra.', 'wrong'],
  ] as const)('that is %s is told in words, and kept', async (mood, message, outcome) => {
    silae.next(mood)
    expect(await tested()).toMatchObject({ ok: false, message })
    expect(await lastOutcome()).toBe(outcome)
  })

  test('is waited for while it is slow', async () => {
    silae.next('slow')
    expect(await tested()).toMatchObject({ ok: true })
  })

  test('says itself what it refuses', async () => {
    await as(marie).call(payrollSoftwareCalls.savePayrollConnection, api(1, { dossier: '007' }))
    expect(await tested()).toMatchObject({ ok: false, message: 'Silae refuse : Dossier inconnu : 007 (1020)' })
  })

  test('is not asked where the client is not connected to it', async () => {
    await world.inClient(serres, db => sql`update platform.client_service set state = 'off'`.execute(db))
    expect(await tested()).toMatchObject({
      ok: false,
      message: 'Cette société ne parle pas à Silae par son API : complétez la connexion, ou exportez par fichier.',
    })
    expect(silae.journal()).toEqual([])
  })

  test('tells what may be entered in its dossier, and nothing that it hides', async () => {
    const told = await as(marie).call(payrollSoftwareCalls.getPayrollVariables, { companyId: companyId() })
    expect(told.message).toBeNull()
    expect(told.variables[0]).toEqual({ code: 'EX-HN', label: 'Heures normales (exemple)' })
    expect(told.variables.map(({ code }) => code)).not.toContain('EX-ANCIEN')
    silae.next('down')
    expect(await as(marie).call(payrollSoftwareCalls.getPayrollVariables, { companyId: companyId() })).toEqual({
      variables: [],
      message: 'Silae ne répond pas ; l’envoi reprendra.',
    })
  })
})

describe('the mapping of a company', () => {
  test('says in the order of a payslip what nobody decided on', async () => {
    const empty = await as(marie).call(payrollSoftwareCalls.getPayrollMapping, { companyId: companyId() })
    expect(empty.missing.slice(0, 2)).toEqual(['NORMAL', 'OVERTIME_25'])
    expect(empty.missing).toContain('ABSENCE_CP')

    const saved = await as(marie).call(
      payrollSoftwareCalls.savePayrollMapping,
      mapping(0, [
        row('NORMAL', 'EX-HN'),
        row('NIGHT', '', 'untold'),
        row('ABSENCE_CP', 'EX-CP', 'inverted'),
        row('SUNDAY', ''),
      ]),
    )
    expect(saved.missing.slice(0, 2)).toEqual(['OVERTIME_25', 'OVERTIME_50'])
    expect(saved.missing).not.toContain('NIGHT')
    expect(saved.missing).toContain('SUNDAY')
    expect(saved.rows.find(({ rubric }) => rubric === 'ABSENCE_CP')).toEqual({
      rubric: 'ABSENCE_CP',
      code: 'EX-CP',
      telling: 'inverted',
      unit: 'days',
    })
    const [connection] = await as(marie).call(payrollSoftwareCalls.getPayrollConnections, {})
    expect(connection?.missing).toBe(saved.missing.length)
  })

  test('is saved as a whole: what is no longer there is open again', async () => {
    await as(marie).call(
      payrollSoftwareCalls.savePayrollMapping,
      mapping(0, [row('NORMAL', 'EX-HN'), row('NIGHT', 'EX-NUIT')]),
    )
    const saved = await as(marie).call(payrollSoftwareCalls.savePayrollMapping, mapping(1, [row('NORMAL', 'EX-AUTRE')]))
    expect(saved.rows[0]?.code).toBe('EX-AUTRE')
    expect(saved.missing).toContain('NIGHT')
  })

  test('takes no code that the file could not hold, and none over what somebody else saved', async () => {
    const refused = await as(marie).send(payrollSoftwareCalls.savePayrollMapping, mapping(0, [row('NORMAL', '=HN;1')]))
    expect(refused.json().fields).toMatchObject([{ field: 'rows.0.code' }])
    await as(marie).call(payrollSoftwareCalls.savePayrollMapping, mapping())
    const late = as(marie).call(payrollSoftwareCalls.savePayrollMapping, mapping())
    await expect(late).rejects.toMatchObject({ status: 409 })
  })
})

describe('who may', () => {
  const statusesFor = async (person: TestPerson) => [
    (await as(person).send(payrollSoftwareCalls.savePayrollConnection, byFile())).statusCode,
    (await as(person).send(payrollSoftwareCalls.testPayrollConnection, { companyId: companyId() })).statusCode,
    (await as(person).send(payrollSoftwareCalls.getPayrollVariables, { companyId: companyId() })).statusCode,
    (await as(person).send(payrollSoftwareCalls.getPayrollMapping, { companyId: companyId() })).statusCode,
    (await as(person).send(payrollSoftwareCalls.savePayrollMapping, mapping())).statusCode,
  ]

  test('read reads, write maps, manage connects', async () => {
    const reader = await world.person({ in: serres, rights: { [payrollSoftwareElement]: 1 }, allCompanies: true })
    const mapper = await world.person({ in: serres, rights: { [payrollSoftwareElement]: 2 }, allCompanies: true })
    const nobody = await world.person({ in: serres })
    expect(await statusesFor(reader)).toEqual([403, 403, 403, 200, 403])
    expect(await statusesFor(mapper)).toEqual([403, 403, 200, 200, 200])
    expect(await statusesFor(nobody)).toEqual([403, 403, 403, 403, 403])
    expect((await as(nobody).send(payrollSoftwareCalls.getPayrollConnections, {})).statusCode).toBe(403)
  })

  test('is told of his own companies alone, and a neighbour of none', async () => {
    const chef = await world.person({ in: serres, rights: { [payrollSoftwareElement]: 3 }, companies: [1] })
    const neighbour = await world.client()
    const anne = await world.person({ in: neighbour, rights: { [payrollSoftwareElement]: 3 }, allCompanies: true })
    await as(marie).call(payrollSoftwareCalls.savePayrollConnection, byFile())
    for (const person of [chef, anne]) {
      expect(await statusesFor(person)).toEqual([404, 404, 404, 404, 404])
      const told = await as(person).call(payrollSoftwareCalls.getPayrollConnections, {})
      expect(told.map(({ companyId: id }) => id)).not.toContain(companyId())
    }
  })
})
