import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PayrollLine } from '#rh/payroll-lines.model.ts'
import { openSilae, silaeAccount, type SilaeSimulator } from '#simulators/silae/open-silae.ts'
import { payrollSoftwareCalls } from '../payroll-software.calls.ts'
import { payrollSoftwareElement } from '../payroll-software-place.model.ts'
import { simulatePayroll } from '../testing/simulate-payroll.ts'
import { requireTellable } from './require-tellable.ts'
import { codesOf } from './codes-of.queries.ts'
import { sendLines } from './send-lines.ts'

const world = useOwnWorld()

let silae: SilaeSimulator
let serres: TestClient
beforeAll(async () => {
  silae = await openSilae({ now: () => world.clock.now() })
})
afterAll(() => silae.close())
beforeEach(async () => {
  silae.reset()
  world.simulated.silae = silae.address
  serres = await world.client()
  await simulatePayroll(world, serres)
  const marie = await world.person({ in: serres, rights: { [payrollSoftwareElement]: 3 }, allCompanies: true })
  const { clientId, clientSecret, subscriptionKey, dossier } = silaeAccount
  await as(marie).call(payrollSoftwareCalls.savePayrollConnection, {
    companyId: companyId(),
    version: 0,
    mode: 'api',
    dossier,
    apiClientId: clientId,
    clientSecret,
    subscriptionKey,
  })
  await as(marie).call(payrollSoftwareCalls.savePayrollMapping, {
    companyId: companyId(),
    version: 1,
    rows: [
      { rubric: 'NORMAL', code: 'EX-HN', telling: 'plain' },
      { rubric: 'NIGHT', code: '', telling: 'untold' },
      { rubric: 'ABSENCE_CP', code: 'EX-CP', telling: 'inverted' },
    ],
  })
})

const companyId = () => serres.companies[0]?.id as string
const withDb = <Result>(work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, work)
const desk = () => ({ ...world.ground, withDb, clientId: serres.id, simulated: world.simulated })
const hours = (id: string, payrollNumber = '1042', quantity = 2_100): PayrollLine => ({
  id,
  payrollNumber,
  rubric: 'NORMAL',
  unit: 'minutes',
  quantity,
  from: '2026-11-16',
  to: '2026-11-22',
})
const leave = (id: string, quantity: number): PayrollLine => ({
  ...hours(id),
  rubric: 'ABSENCE_CP',
  unit: 'days',
  quantity,
  from: '2026-11-18',
  to: '2026-11-18',
})
const send = (lines: readonly PayrollLine[], again?: ReadonlySet<string>) =>
  sendLines(desk(), { companyId: companyId(), period: '2026-11-01', lines, ...(again && { again }) })

describe('lines that the software is told', () => {
  test('are entered as hours of the month and as absences of their days', async () => {
    expect(await send([hours('a'), leave('b', 100), leave('c', -50), { ...hours('d'), rubric: 'NIGHT' }])).toEqual({
      told: ['a', 'b', 'c'],
      refused: [],
      unsure: [],
    })
    expect(silae.entered()).toEqual([
      { matricule: '1042', periodeHeures: '2026-11-01T00:00:00', codeHeures: 'EX-HN', nombreHeures: 35, ajouter: true },
      {
        matricule: '1042',
        codeAbsence: 'EX-CP',
        dateDebutAbsence: '2026-11-18T00:00:00',
        dateFinAbsence: '2026-11-18T00:00:00',
        dureeEnJoursSiJourUnique: 1,
        absenceRectificative: false,
      },
      expect.objectContaining({ dureeEnJoursSiJourUnique: 0.5, absenceRectificative: true }),
    ])
  })

  test('that it does not know keep none of the others, and are told with its words', async () => {
    expect(await send([hours('a', '9999'), hours('b')])).toEqual({
      told: ['b'],
      refused: [{ id: 'a', message: 'Matricule inconnu : 9999 (2001)' }],
      unsure: [],
    })
  })

  test('are told once, however often they are sent', async () => {
    await send([hours('a')])
    expect(await send([hours('a'), hours('b', '1043')])).toMatchObject({ told: ['a', 'b'] })
    expect(silae.entered()).toHaveLength(2)
  })

  test('wait where it does not answer, and the sending is taken up where it stopped', async () => {
    await send([hours('a')])
    silae.next('down')
    await expect(send([hours('a'), hours('b', '1043'), hours('c', '1044')])).rejects.toMatchObject({
      status: 502,
      code: 'SILAE_DOWN',
    })
    expect(await send([hours('a'), hours('b', '1043'), hours('c', '1044')])).toMatchObject({ told: ['a', 'b', 'c'] })
    expect(silae.entered()).toHaveLength(3)
  })

  test('without an answer are told again only by who looked for them', async () => {
    silae.next('cut')
    await expect(send([hours('a')])).rejects.toMatchObject({ code: 'SILAE_DOWN' })
    expect(await send([hours('a'), hours('b', '1043')])).toEqual({ told: ['b'], refused: [], unsure: ['a'] })
    expect(silae.entered()).toHaveLength(2)
    expect(await send([hours('a')], new Set(['a']))).toMatchObject({ told: ['a'], unsure: [] })
  })

  test('are refused while a rubric has no code, or somebody no number', async () => {
    const codes = await withDb(db => codesOf(db, companyId()))
    const require = (lines: readonly PayrollLine[]) => () =>
      requireTellable({ say: world.ground.say, language: 'fr' }, lines, codes, () => 'Petit Paul')
    expect(require([hours('a')])).not.toThrow()
    expect(
      require([
        { ...hours('a'), rubric: 'SUNDAY' },
        { ...leave('b', 100), rubric: 'ABSENCE_MAL' },
      ]),
    ).toThrow(
      expect.objectContaining({
        code: 'MAPPING_MISSING',
        values: { count: 2, label: 'Heures du dimanche, Maladie' },
        detail: { rubrics: ['SUNDAY', 'ABSENCE_MAL'] },
      }),
    )
    expect(require([hours('a', '')])).toThrow(
      expect.objectContaining({ code: 'PAYROLL_NUMBER_MISSING', values: { count: 1, people: 'Petit Paul' } }),
    )
  })
})

test('secrets and tokens stand in no row, log or answer', async () => {
  const said: unknown[] = []
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
    vi.spyOn(world.ground.log, level).mockImplementation((...words: unknown[]) => void said.push(words))
  silae.next('down')
  await send([hours('a')]).catch((failure: Error) => said.push(failure.message, failure.stack))
  await send([hours('a'), hours('b', '9999')])
  const rows = await Promise.all(
    ['silae_config', 'silae_mapping', 'silae_last_call', 'silae_told_line'].map(name =>
      ask<{ row: string }>(world.installer, `select t::text as row from rh.${name} t`),
    ),
  )
  const audit = await ask<{ row: string }>(
    world.installer,
    `select t::text as row from platform.audit_event t where table_name like 'rh.silae%'`,
  )
  const everything = JSON.stringify([said, rows, audit, silae.journal()])
  expect(everything).toContain('EX-HN')
  expect(silae.tokens().length).toBeGreaterThan(0)
  for (const secret of [...silae.tokens(), silaeAccount.clientSecret, silaeAccount.subscriptionKey])
    expect(everything).not.toContain(secret)
})
