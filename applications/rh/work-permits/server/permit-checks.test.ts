import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { employeeDocumentsCalls } from '#rh/employee-documents/employee-documents.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employ } from '#rh/testing/employ.ts'
import { givePaper } from '#rh/testing/give-paper.ts'
import { hireForeigner } from '#rh/testing/hire-foreigner.ts'
import { workPermitsCalls } from '../work-permits.calls.ts'
import { mayWork } from '../work-permits.server.ts'

const deadlines = 'rh/gestion_du_personnel/echeances'
const salaries = 'rh/gestion_du_personnel/salaries'
const sensitive = `${salaries}#donnees_sensibles`
const unknown = '019ab000-0000-7000-8000-000000000000'

const world = useWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()

const hiredOn = (days: number) => ({ contractId: null, from: day(days), to: day(days), weeklyHours: null })

const inSerres = async (level: 1 | 2 = 2) => {
  const serres = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
  const marie = await world.person({ in: serres, rights: { [deadlines]: level, [sensitive]: level } })
  return { serres, marie }
}

const inClient = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)

describe('the right to work of a foreigner', () => {
  test('is told with the last day to ask the prefecture before he is hired', async () => {
    const { serres, marie } = await inSerres(1)
    const { id } = await hireForeigner(world, serres)
    await employ(world, serres, id, { from: day(30), to: day(90) })

    const file = await as(marie).call(workPermitsCalls.getPermitChecks, { employeeId: id })

    expect(file).toMatchObject({ letsWork: true, checks: [], can: { edit: false } })
    expect(file.right).toMatchObject({ state: 'toCheck', check: { isLate: false }, hiring: { from: day(30) } })
    expect(file.right.check?.deadline?.localeCompare(day(28))).toBeLessThanOrEqual(0)
  })

  test('is none without a permit, after its last day, or with one that does not let work', async () => {
    const { serres, marie } = await inSerres(1)
    const without = await hireForeigner(world, serres, { permit: null })
    const ended = await hireForeigner(world, serres, { permit: { to: day(-1) } })
    const visitor = await hireForeigner(world, serres, { permit: { type: 'visitor' } })
    const stateOf = async ({ id }: { id: string }) =>
      (await as(marie).call(workPermitsCalls.getPermitChecks, { employeeId: id })).right.state

    expect(await stateOf(without)).toBe('missing')
    expect(await stateOf(ended)).toBe('expired')
    expect(await stateOf(visitor)).toBe('notAllowingWork')
  })

  test('of a visitor counts as missing in the staff list, and so does a permit that ended', async () => {
    const { serres } = await inSerres()
    const visitor = await hireForeigner(world, serres, { permit: { type: 'visitor' } })
    const ended = await hireForeigner(world, serres, { permit: { to: day(-1) } })
    const resident = await hireForeigner(world, serres, { permit: { to: day(0) } })
    const lacksPermit = async ({ id }: { id: string }) => {
      const { missing } = await inClient(serres, db =>
        db.selectFrom('rh.employee').select('missing').where('id', '=', id).executeTakeFirstOrThrow(),
      )
      return missing.includes('workPermit')
    }

    expect(await lacksPermit(visitor)).toBe(true)
    expect(await lacksPermit(ended)).toBe(true)
    expect(await lacksPermit(resident)).toBe(false)
  })

  test('of a permit renewed in advance goes on without a gap', async () => {
    const { serres, marie } = await inSerres(1)
    const { id, permitId } = await hireForeigner(world, serres, { permit: { to: day(10) } })
    await givePaper(world, serres, id, {
      kind: 'workPermit',
      permitType: 'residentCard',
      from: day(11),
      supersedes: permitId,
    })
    const reader = await world.person({ in: serres, rights: { [salaries]: 1 } })

    const { right } = await as(marie).call(workPermitsCalls.getPermitChecks, { employeeId: id })

    expect(right).toMatchObject({ state: 'valid', permit: { permit: { id: permitId }, expirationDate: day(10) } })
    const { permit, missing } = await as(reader).call(employeesCalls.getEmployee, { id })
    expect(permit).toEqual({ state: 'valid', expirationDate: day(10) })
    expect(missing).not.toContain('workPermit')
  })

  test('is hidden from who has no right to deadlines, to sensitive data, or to his company', async () => {
    const { serres } = await inSerres()
    const { id } = await hireForeigner(world, serres, { company: 1 })
    const ask = (rights: Record<string, 1>, companies: number[]) =>
      world
        .person({ in: serres, rights, companies })
        .then(person => as(person).call(workPermitsCalls.getPermitChecks, { employeeId: id }))

    await expect(ask({ [sensitive]: 1 }, [1])).rejects.toMatchObject({ status: 403 })
    await expect(ask({ [deadlines]: 1 }, [1])).rejects.toMatchObject({ status: 404 })
    await expect(ask({ [deadlines]: 1, [sensitive]: 1 }, [0])).rejects.toMatchObject({ status: 404 })
    await expect(ask({ [deadlines]: 1, [sensitive]: 1 }, [1])).resolves.toMatchObject({ employeeId: id })
  })

  test('of another client’s people answers like an unknown person', async () => {
    const { serres } = await inSerres()
    const { marie: neighbour } = await inSerres()
    const { id } = await hireForeigner(world, serres)

    for (const employeeId of [id, unknown])
      await expect(as(neighbour).call(workPermitsCalls.getPermitChecks, { employeeId })).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
  })
})

describe('a request to the prefecture', () => {
  test('is noted for the hiring that waits for it, and two working days without an answer are enough', async () => {
    const { serres, marie } = await inSerres()
    const { id, permitId } = await hireForeigner(world, serres)
    const { contractId } = await employ(world, serres, id, { from: day(40), to: day(90) })

    const asked = await as(marie).call(workPermitsCalls.createPermitCheck, {
      employeeId: id,
      channel: 'mail',
      askedOn: day(-10),
      department: '49',
    })

    expect(asked.right.state).toBe('dutyDone')
    expect(asked.checks).toMatchObject([
      {
        documentId: permitId,
        contractId,
        channel: 'mail',
        receivedOn: day(-10),
        answer: 'none',
        author: 'Marie Caron',
      },
    ])
  })

  test('counts for its number: no more once another was typed over it, still once the dates were put right', async () => {
    const { serres, marie } = await inSerres()
    const both = await world.person({ in: serres, rights: { [salaries]: 3, [deadlines]: 2, [sensitive]: 2 } })
    const { id, permitId } = await hireForeigner(world, serres)
    await employ(world, serres, id, { from: day(30) })
    await as(marie).call(workPermitsCalls.createPermitCheck, { employeeId: id, channel: 'mail', askedOn: day(0) })
    const stateOfRight = async () =>
      (await as(marie).call(workPermitsCalls.getPermitChecks, { employeeId: id })).right.state
    const before = await stateOfRight()

    const redated = { documentId: permitId, startingDate: day(-50), expirationDate: day(500) }
    await as(both).call(employeeDocumentsCalls.editDocumentValidityDates, redated)
    const afterDates = await stateOfRight()
    const renumbered = { documentId: permitId, identificationNumber: '9900112299' }
    await as(both).call(employeeDocumentsCalls.editDocumentIdentificationNumber, renumbered)

    expect([before, afterDates, await stateOfRight()]).toEqual(['awaiting', 'awaiting', 'toCheck'])
  })

  test('by letter waits for its reception, then for the answer', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hireForeigner(world, serres)
    await employ(world, serres, id, { from: day(40), to: day(90) })
    const asked = await as(marie).call(workPermitsCalls.createPermitCheck, {
      employeeId: id,
      channel: 'letter',
      askedOn: day(-9),
    })
    const check = asked.checks[0] as (typeof asked.checks)[0]

    expect(asked.right).toMatchObject({ state: 'awaiting', check: { answerDue: null } })
    const answered = await as(marie).call(workPermitsCalls.editPermitCheck, {
      id: check.id,
      receivedOn: day(-2),
      answer: 'invalid',
      version: check.version,
    })

    expect(answered.right.state).toBe('refused')
    expect(answered.letsWork).toBe(false)
    expect(answered.checks[0]).toMatchObject({ receivedOn: day(-2), answeredOn: day(0) })
  })

  test('is refused in the future, before it was asked, without a way, or without a permit', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hireForeigner(world, serres)
    const without = await hireForeigner(world, serres, { permit: null })
    const ask = (more: Record<string, unknown>, employeeId = id) =>
      as(marie).call(workPermitsCalls.createPermitCheck, { employeeId, channel: 'mail', askedOn: day(0), ...more })
    const at = (field: string) => ({ status: 400, body: { fields: [{ field }] } })

    await expect(ask({ askedOn: day(1) })).rejects.toMatchObject(at('askedOn'))
    await expect(ask({ askedOn: day(-3), receivedOn: day(-4) })).rejects.toMatchObject(at('receivedOn'))
    await expect(ask({ channel: undefined })).rejects.toMatchObject(at('channel'))
    await expect(ask({}, without.id)).rejects.toMatchObject(at('documentId'))
    await expect(ask({ contractId: unknown })).rejects.toMatchObject(at('contractId'))
  })

  test('names a permit of the person, never that of somebody else', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hireForeigner(world, serres)
    const other = await hireForeigner(world, serres)

    await expect(
      as(marie).call(workPermitsCalls.createPermitCheck, {
        employeeId: id,
        documentId: other.permitId,
        channel: 'mail',
      }),
    ).rejects.toMatchObject({ status: 400, body: { fields: [{ field: 'documentId' }] } })
  })

  test('is noted by who may write, and answered once at a time', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hireForeigner(world, serres)
    const paul = await world.person({ in: serres, rights: { [deadlines]: 2, [sensitive]: 1 } })
    const reader = await world.person({ in: serres, rights: { [deadlines]: 1, [sensitive]: 2 } })
    const { checks } = await as(marie).call(workPermitsCalls.createPermitCheck, { employeeId: id, channel: 'platform' })
    const check = checks[0] as (typeof checks)[0]
    const answer = { id: check.id, answer: 'valid' as const, version: check.version }

    for (const person of [paul, reader]) {
      await expect(
        as(person).call(workPermitsCalls.createPermitCheck, { employeeId: id, channel: 'mail' }),
      ).rejects.toMatchObject({ status: 403 })
      await expect(as(person).call(workPermitsCalls.editPermitCheck, answer)).rejects.toMatchObject({ status: 403 })
    }
    await as(marie).call(workPermitsCalls.editPermitCheck, answer)
    await expect(as(marie).call(workPermitsCalls.editPermitCheck, answer)).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
    })
  })

  test('of another client is not there', async () => {
    const { serres, marie } = await inSerres()
    const { marie: neighbour } = await inSerres()
    const { id } = await hireForeigner(world, serres)
    const { checks } = await as(marie).call(workPermitsCalls.createPermitCheck, { employeeId: id, channel: 'mail' })
    const checkId = checks[0]?.id as string

    await expect(
      as(neighbour).call(workPermitsCalls.createPermitCheck, { employeeId: id, channel: 'mail' }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      as(neighbour).call(workPermitsCalls.editPermitCheck, { id: checkId, answer: 'valid' }),
    ).rejects.toMatchObject({ status: 404 })
    expect((await as(neighbour).send(workPermitsCalls.getPermitCheckLetter, { id: checkId })).statusCode).toBe(404)
  })
})

describe('an exemption', () => {
  test('by France Travail takes the proof that lies in the file', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hireForeigner(world, serres)
    await employ(world, serres, id, { from: day(1), to: day(60) })
    const exempt = () =>
      as(marie).call(workPermitsCalls.createPermitCheck, { employeeId: id, exemption: 'france_travail' })

    await expect(exempt()).rejects.toMatchObject({ status: 400, body: { fields: [{ field: 'exemption' }] } })
    const { id: proof } = await givePaper(world, serres, id, { kind: 'franceTravailProof' })

    const file = await exempt()
    expect(file.right.state).toBe('exempt')
    expect(file.checks).toMatchObject([{ proofDocumentId: proof, askedOn: null }])
  })

  test('of the work itself says why, and has no letter and no answer', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hireForeigner(world, serres)
    const exempt = (comment?: string) =>
      as(marie).call(workPermitsCalls.createPermitCheck, { employeeId: id, exemption: 'permit_exempt', comment })

    await expect(exempt()).rejects.toMatchObject({ status: 400, body: { fields: [{ field: 'comment' }] } })
    const { checks } = await exempt('Tournage de moins de trois mois')
    const checkId = checks[0]?.id as string

    expect((await as(marie).send(workPermitsCalls.getPermitCheckLetter, { id: checkId })).statusCode).toBe(404)
    await expect(
      as(marie).call(workPermitsCalls.editPermitCheck, { id: checkId, answer: 'valid' }),
    ).rejects.toMatchObject({ status: 409, code: 'CHECK_EXEMPT' })
  })
})

describe('the letter to the prefecture', () => {
  test('tells the person, the permit and the hiring in French, and who had it printed is written down', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hireForeigner(world, serres, {
      name: '*Benali*',
      permit: { type: 'seasonalWorker', number: 'AB1234567', to: day(400) },
    })
    await employ(world, serres, id, { from: day(30), to: day(90) })
    const { checks } = await as(marie).call(workPermitsCalls.createPermitCheck, {
      employeeId: id,
      channel: 'letter',
      department: '49',
    })

    const response = await as(marie).send(workPermitsCalls.getPermitCheckLetter, { id: checks[0]?.id as string })

    expect(response.headers['content-type']).toBe('application/pdf')
    const pages = pagesOfPdf(response.rawPayload)
    expect(pages).toHaveLength(1)
    for (const told of [
      'Serres du Layon',
      'Maine-et-Loire (49)',
      '*Benali*',
      'AB1234567',
      'Maroc',
      'travailleur saisonnier',
    ])
      expect(pages[0]).toContain(told)
    const looks = await inClient(serres, db =>
      db.selectFrom('rh.disclosure').select(['what', 'actorId']).where('employeeId', '=', id).execute(),
    )
    expect(looks).toEqual([{ what: 'permitNumber', actorId: marie.userId }])
  })

  test('is refused to who may not see sensitive data, and without a company to sign it', async () => {
    const { serres, marie } = await inSerres()
    const everywhere = await world.person({
      in: serres,
      rights: { [deadlines]: 2, [sensitive]: 2 },
      allCompanies: true,
    })
    const { id } = await hireForeigner(world, serres)
    const unplaced = await hireForeigner(world, serres, { company: null })
    const blind = await world.person({ in: serres, rights: { [deadlines]: 2 } })
    const { checks } = await as(marie).call(workPermitsCalls.createPermitCheck, { employeeId: id, channel: 'mail' })
    const other = await as(everywhere).call(workPermitsCalls.createPermitCheck, {
      employeeId: unplaced.id,
      channel: 'mail',
    })

    const letter = { id: checks[0]?.id as string }
    expect((await as(blind).send(workPermitsCalls.getPermitCheckLetter, letter)).statusCode).toBe(404)
    const unsigned = await as(everywhere).send(workPermitsCalls.getPermitCheckLetter, { id: other.checks[0]?.id })
    expect(unsigned.json()).toMatchObject({ code: 'NO_EMPLOYER' })
  })
})

describe('the gate of contracts', () => {
  test('lets nobody begin whose permit ends before, or whom nobody checked', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hireForeigner(world, serres, { permit: { to: day(200) } })
    const may = (days: number) => inClient(serres, db => mayWork(db, id, hiredOn(days)))

    expect(await may(20)).toMatchObject({ may: false, state: 'toCheck' })
    await as(marie).call(workPermitsCalls.createPermitCheck, { employeeId: id, channel: 'mail' })
    expect(await may(20)).toMatchObject({ may: true, state: 'dutyDone' })
    expect(await may(201)).toMatchObject({ may: false, state: 'expired' })
  })

  test('counts the contract that is written under the limit of the year, once', async () => {
    const { serres } = await inSerres()
    const { id } = await hireForeigner(world, serres, { permit: { type: 'seasonalWorker' } })
    const { contractId } = await employ(world, serres, id, { from: day(0), to: day(120) })
    const months = async (hiring: Parameters<typeof mayWork>[2]) =>
      (await inClient(serres, db => mayWork(db, id, hiring))).use?.used ?? 0

    const asItStands = await months({ contractId, from: day(0), to: day(120), weeklyHours: 35 })
    const withAnother = await months({ contractId: null, from: day(130), to: day(220), weeklyHours: 35 })
    expect(asItStands).toBeLessThan(4.2)
    expect(withAnother).toBeGreaterThan(6.5)
  })

  test('asks nothing of who needs no permit', async () => {
    const { serres } = await inSerres()
    const { id } = await hireForeigner(world, serres)
    await inClient(serres, db =>
      db.updateTable('rh.employee').set({ citizenshipCog: '99100' }).where('id', '=', id).execute(),
    )

    expect(await inClient(serres, db => mayWork(db, id, hiredOn(0)))).toMatchObject({ may: true, state: 'notNeeded' })
  })
})
