import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { billingPeriodsCalls } from '../../billing-periods/billing-periods.calls.ts'
import { dailyValuesCalls } from '../../daily-values/daily-values.calls.ts'
import { daysUntilReminder } from '../energy-invoice.model.ts'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { readOn } from '#energie/testing/gas-contract.ts'
import { gasOfNovember, invoiceOf, rightsOf } from '../testing/gas-of-november.ts'
import { remindDisputesJob } from './remind-disputes-job.ts'

const world = useOwnWorld()

const withLevel = async (level: Level, client?: TestClient, prices: Level = 1) =>
  world.person({ in: client ?? (await world.client()), rights: rightsOf(level, prices), allCompanies: true })
const two = async () => {
  const client = await world.client()
  return [await withLevel(2, client), await withLevel(3, client)] as const
}
type Said = Parameters<typeof invoiceOf>[1]
const enter = (person: TestPerson, contractId: string, said?: Said) =>
  as(person).call(energyInvoicesCalls.createEnergyInvoice, invoiceOf(contractId, said))
const refused = async (person: TestPerson, contractId: string, said?: Said) => {
  const answer = await as(person).send(energyInvoicesCalls.createEnergyInvoice, invoiceOf(contractId, said))
  return [answer.statusCode, answer.json().code]
}
const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode)
const listed = async (person: TestPerson, asked = {}) =>
  (await as(person).call(energyInvoicesCalls.getEnergyInvoices, { page: 0, size: 10, ...asked })).items

describe('energy invoices', () => {
  test('are set against readings as they are entered: November asks 82.45 euros too much', async () => {
    const [marie] = await two()
    const { id: contractId } = await gasOfNovember(marie)

    const made = await enter(marie, contractId)

    expect([made.state, made.exclCents, made.computedCents, made.gapCents, made.gapRate, made.toleranceCents]).toEqual([
      'gap',
      789_840,
      781_595,
      8_245,
      105,
      3_908,
    ])
    expect(made.compared.map(({ component, gapCents }) => [component, gapCents])).toEqual([
      ['Énergie', 8_245],
      ['Accise', 0],
      ['Abonnement', 0],
    ])
    expect(made.compared[1]?.rows.map(({ computed }) => computed?.from)).toEqual(['2025-11-01', '2025-11-16'])
    expect(made.readings.map(({ readOn: day, index }) => [day, index])).toEqual([
      ['2025-10-31', 100_000],
      ['2025-11-30', 112_000],
    ])
    const totals = await as(marie).call(energyInvoicesCalls.getEnergyInvoiceTotals, {})
    expect(totals).toEqual([{ state: 'gap', count: 1, exclCents: 789_840 }])
  })

  test('are conform up to the tolerance, and validated by another person than who entered them', async () => {
    const [marie, paul] = await two()
    const { id: contractId } = await gasOfNovember(marie)
    const { id, version, state } = await enter(marie, contractId, { energyCents: 584_500 + 3_908 })

    const own = await as(marie).send(energyInvoicesCalls.validateEnergyInvoice, { id, version })
    const validated = await as(paul).call(energyInvoicesCalls.validateEnergyInvoice, { id, version })

    expect([state, own.statusCode, own.json().code]).toEqual(['conform', 409, 'SAME_PERSON'])
    expect([validated.state, validated.events[0]?.kind]).toEqual(['validated', 'validated'])
  })

  test('in gap are validated for a reason alone, and stay as they are once they are', async () => {
    const [marie, paul] = await two()
    const { id: contractId } = await gasOfNovember(marie)
    const { id, version } = await enter(marie, contractId)
    const without = await as(paul).send(energyInvoicesCalls.validateEnergyInvoice, { id, version })
    const validated = await as(paul).call(energyInvoicesCalls.validateEnergyInvoice, {
      id,
      version,
      reason: 'Avoir promis par téléphone',
    })
    await as(marie).call(dailyValuesCalls.correctDailyValue, {
      page: 'gazpegeod',
      series: 'peg',
      day: '2025-11-03',
      value: 60,
      standing: 33.4,
      reason: 'Relu',
    })

    const told = await as(paul).call(energyInvoicesCalls.getEnergyInvoice, { id })
    const again = await as(paul).send(energyInvoicesCalls.checkEnergyInvoice, { id, version: told.version })

    expect([without.statusCode, without.json().code, validated.state]).toEqual([400, 'REASON_REQUIRED', 'validated'])
    expect([told.computedCents, told.isOutdated, again.statusCode]).toEqual([781_595, false, 409])
  })

  test('are disputed by a letter, and checked again on what the credit note leaves', async () => {
    const [marie, paul] = await two()
    const { id: contractId } = await gasOfNovember(marie)
    const { id, version } = await enter(marie, contractId)
    const early = await as(marie).send(energyInvoicesCalls.getEnergyDisputeLetter, { id })

    const disputed = await as(marie).call(energyInvoicesCalls.disputeEnergyInvoice, {
      id,
      version,
      reason: 'Le prix de l’énergie ne suit pas le PEG.',
    })
    const letter = await as(marie).send(energyInvoicesCalls.getEnergyDisputeLetter, { id })
    const credited = await as(marie).call(energyInvoicesCalls.creditEnergyInvoice, {
      id,
      version: disputed.version,
      creditNumber: 'AV-77',
      creditCents: 8_245,
    })
    const validated = await as(paul).call(energyInvoicesCalls.validateEnergyInvoice, {
      id,
      version: credited.version,
    })

    expect([early.statusCode, letter.statusCode, letter.headers['content-type']]).toEqual([409, 200, 'application/pdf'])
    expect([disputed.state, credited.state, credited.gapCents, validated.state]).toEqual([
      'disputed',
      'credited',
      0,
      'validated',
    ])
  })

  test('disputed fifteen days ago without an answer are brought to mind once', async () => {
    const client = await world.client()
    const marie = await withLevel(2, client)
    const { id: contractId } = await gasOfNovember(marie)
    const { id, version } = await enter(marie, contractId)
    await as(marie).call(energyInvoicesCalls.disputeEnergyInvoice, { id, version, reason: 'Prix' })
    const remind = () => remindDisputesJob.run({ ...world.ground, databases: world.databases }, {})

    await remind()
    world.clock.advance({ hours: 24 * daysUntilReminder })
    await remind()
    await remind()

    const told = await as(await withLevel(1, client)).call(energyInvoicesCalls.getEnergyInvoice, { id })
    expect(told.events.map(({ kind }) => kind)).toEqual(['reminded', 'disputed', 'entered'])
    const news = await world.databases.transaction(
      'platform',
      { readOnly: true, clientId: client.id },
      async (db: EnergieDb) =>
        (
          await sql<{ title: string }>`
            select title from platform.notification where user_id = ${marie.userId} and type = 'energy-invoice.unanswered'`.execute(
            db,
          )
        ).rows,
    )
    expect(news).toHaveLength(1)
  })

  test('wait while something is missing, and are checked again once it was read', async () => {
    const [marie] = await two()
    const { id: contractId, meterId } = await gasOfNovember(marie)
    const made = await enter(marie, contractId, { fromOn: '2025-12-01', toOn: '2025-12-31', number: 'F-12' })
    await readOn(marie, meterId, '2025-12-31', 124_000)
    const outdated = await as(marie).call(energyInvoicesCalls.getEnergyInvoice, { id: made.id })

    const checked = await as(marie).call(energyInvoicesCalls.checkEnergyInvoice, {
      id: made.id,
      version: made.version,
    })

    expect([made.state, made.missing.length > 0, outdated.isOutdated]).toEqual(['entered', true, true])
    expect(checked.missing.map(({ what }) => what)).not.toContain('readings')
  })

  test('are red whatever the gap when periods overlap, leave a hole, or their index was reckoned', async () => {
    const [marie] = await two()
    const { id: contractId } = await gasOfNovember(marie)
    const conform = { energyCents: 584_500 }
    const codes = ({ findings }: Awaited<ReturnType<typeof enter>>) => findings.map(({ code }) => code)
    const reckoned = await enter(marie, contractId, { ...conform, onEstimate: true })
    const overlapping = await enter(marie, contractId, {
      number: 'F-2',
      fromOn: '2025-11-15',
      toOn: '2025-12-14',
    })
    const late = await enter(marie, contractId, { number: 'F-3', fromOn: '2026-01-01', toOn: '2026-01-31' })

    expect([reckoned.state, codes(reckoned)]).toEqual(['gap', ['INDEX_ESTIMATED']])
    expect([codes(overlapping), codes(late)]).toEqual([['PERIOD_OVERLAP'], ['PERIOD_HOLE']])
  })

  test('add up, come once, and lie within their contract', async () => {
    const [marie, paul] = await two()
    const { id: contractId } = await gasOfNovember(marie)
    const { id, version } = await enter(marie, contractId)

    expect(await refused(marie, contractId)).toEqual([400, 'INVOICE_DOUBLE'])
    expect(await refused(marie, contractId, { number: 'F-2', exclCents: 789_843 })).toEqual([400, 'LINES_SUM'])
    expect(await refused(marie, contractId, { number: 'F-2', fromOn: '2024-12-01' })).toEqual([400, 'INVALID_INPUT'])
    expect(await refused(marie, contractId, { number: 'F-2', toOn: '2025-10-01' })).toEqual([400, 'INVALID_INPUT'])
    const rejected = await as(paul).call(energyInvoicesCalls.rejectEnergyInvoice, { id, version, reason: 'Doublon' })
    expect([rejected.state, (await enter(marie, contractId)).state]).toEqual(['rejected', 'gap'])
  })

  test('are edited until something is decided, and never over what somebody else saved', async () => {
    const [marie, paul] = await two()
    const { id: contractId } = await gasOfNovember(marie)
    const { id, version } = await enter(marie, contractId)
    const conform = { ...invoiceOf(contractId, { energyCents: 584_500 }), id, version }

    const edited = await as(paul).call(energyInvoicesCalls.editEnergyInvoice, conform)
    const late = await as(marie).send(energyInvoicesCalls.editEnergyInvoice, conform)
    const own = await as(paul).send(energyInvoicesCalls.validateEnergyInvoice, { id, version: edited.version })

    expect([edited.state, edited.gapCents, late.statusCode, own.json().code]).toEqual([
      'conform',
      0,
      409,
      'SAME_PERSON',
    ])
  })

  test('are awaited by the periodicity of their contract until they come', async () => {
    const [marie] = await two()
    const period = await as(marie).call(billingPeriodsCalls.createBillingPeriod, {
      name: 'Mensuelle',
      frequency: 'monthly',
      shiftDays: 0,
      expectedAfterDays: 10,
      note: null,
    })
    const { id: contractId } = await gasOfNovember(marie, period.id)
    const before = await as(marie).call(energyInvoicesCalls.getAwaitedInvoices, {})
    const last = before.at(-1)
    await enter(marie, contractId, { fromOn: last?.from ?? '', toOn: last?.to ?? '' })

    const after = await as(marie).call(energyInvoicesCalls.getAwaitedInvoices, {})

    expect([before[0]?.isLate, after.length]).toEqual([true, before.length - 1])
  })

  test('are listed by state, contract and words, in every order', async () => {
    const [marie] = await two()
    const { id: contractId } = await gasOfNovember(marie)
    await enter(marie, contractId)
    await enter(marie, contractId, { number: 'G-1', fromOn: '2025-12-01', toOn: '2025-12-31' })
    const numbers = async (asked: object) => (await listed(marie, asked)).map(({ number }) => number)

    expect(await numbers({})).toEqual(['G-1', 'F-2025-11'])
    expect(await numbers({ state: 'gap' })).toEqual(['F-2025-11'])
    expect(await numbers({ search: 'g-1' })).toEqual(['G-1'])
    expect(await numbers({ contractId, sort: 'fromOn' })).toEqual(['F-2025-11', 'G-1'])
    const { contracts } = await as(marie).call(energyInvoicesCalls.getEnergyInvoiceChoices, {})
    expect(contracts[0]?.components.map(({ name, unit }) => [name, unit])).toEqual([
      ['Énergie', 'kwh'],
      ['Accise', 'kwh'],
      ['Abonnement', 'month'],
    ])
  })

  test('tell quantities alone to who may not see prices', async () => {
    const client = await world.client()
    const [marie, blind] = [await withLevel(2, client), await withLevel(2, client, 0)]
    const { id: contractId } = await gasOfNovember(marie)
    const { id, version } = await enter(marie, contractId)

    const told = await as(blind).call(energyInvoicesCalls.getEnergyInvoice, { id })
    const [row] = await listed(blind, { sort: 'gapCents' })

    expect(JSON.stringify([told, row])).not.toMatch(/Cents|"price"/)
    expect(told.compared[0]?.rows[0]?.supplied?.quantity).toBe(162_813.48)
    expect(await refused(blind, contractId, { number: 'F-2' })).toEqual([400, 'PRICES_UNSEEN'])
    const letter = await as(blind).send(energyInvoicesCalls.getEnergyDisputeLetter, { id })
    const check = await as(blind).send(energyInvoicesCalls.checkEnergyInvoice, { id, version })
    expect([letter.statusCode, check.statusCode]).toEqual([400, 400])
  })

  const acts = (id: string, contractId: string) =>
    ({
      read: [energyInvoicesCalls.getEnergyInvoice, { id }],
      letter: [energyInvoicesCalls.getEnergyDisputeLetter, { id }],
      edit: [energyInvoicesCalls.editEnergyInvoice, { ...invoiceOf(contractId), id, version: 1 }],
      check: [energyInvoicesCalls.checkEnergyInvoice, { id, version: 1 }],
      dispute: [energyInvoicesCalls.disputeEnergyInvoice, { id, version: 1, reason: 'X' }],
      credit: [energyInvoicesCalls.creditEnergyInvoice, { id, version: 1, creditNumber: 'X', creditCents: 1 }],
      validate: [energyInvoicesCalls.validateEnergyInvoice, { id, version: 1 }],
      reject: [energyInvoicesCalls.rejectEnergyInvoice, { id, version: 1, reason: 'X' }],
    }) as const

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const { id: contractId } = await gasOfNovember(voisin)
    const { id } = await enter(voisin, contractId)
    const { read, letter, edit, check, dispute, credit, validate, reject } = acts(id, contractId)

    expect(
      await statusesOf([
        as(sophie).send(...read),
        as(sophie).send(...letter),
        as(sophie).send(...edit),
        as(sophie).send(...check),
        as(sophie).send(...dispute),
        as(sophie).send(...credit),
        as(sophie).send(...validate),
        as(sophie).send(...reject),
        as(sophie).send(energyInvoicesCalls.createEnergyInvoice, invoiceOf(contractId)),
      ]),
    ).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 404])
    expect(await listed(sophie)).toEqual([])
  })

  test('are read, written and decided by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const { id: contractId } = await gasOfNovember(writer)
    const { id } = await enter(writer, contractId)
    const { read, letter, edit, check, dispute, credit, validate, reject } = acts(id, contractId)

    expect(
      await statusesOf([
        as(nobody).send(energyInvoicesCalls.getEnergyInvoices, { page: 0, size: 10 }),
        as(nobody).send(energyInvoicesCalls.getEnergyInvoiceTotals, {}),
        as(nobody).send(energyInvoicesCalls.getAwaitedInvoices, {}),
        as(nobody).send(energyInvoicesCalls.getEnergyInvoiceChoices, {}),
        as(nobody).send(...read),
        as(nobody).send(...letter),
        as(reader).send(energyInvoicesCalls.createEnergyInvoice, invoiceOf(contractId, { number: 'X' })),
        as(reader).send(...edit),
        as(reader).send(...check),
        as(reader).send(...dispute),
        as(reader).send(...credit),
        as(reader).send(...validate),
        as(writer).send(...reject),
      ]),
    ).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403])
  })
})
