import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { generatedDocumentsCalls } from '#platform/generated-documents/generated-documents.calls.ts'
import { toDoCalls } from '#platform/to-do/to-do.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employeeHistoryCalls } from '#rh/employee-history/employee-history.calls.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { contractTerms, everyRightOfContracts } from '#rh/testing/contract-terms.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { makeDocument } from '#rh/testing/make-document.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { startContractsJob } from './start-contracts.ts'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const contracts = 'rh/gestion_du_personnel/contrats'
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let marie: TestPerson
let paul: string
let terms: Awaited<ReturnType<typeof contractTerms>>
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everyRightOfContracts })
  paul = (await hire(world, serres)).id
  terms = await contractTerms(world, serres)
})

const written = (more: object = {}) => ({
  ...terms,
  hiringDate: day(10),
  endOfContractDate: day(100),
  reasonText: 'Récolte des fraises',
  ...more,
})
const paysTooLittle = () =>
  world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
    db.updateTable('rh.salary').set({ amount: 9 }).where('id', '=', terms.salary).execute(),
  )
const creating = (more: object = {}, beside: object = {}) => ({
  contract: written(more),
  employee: paul,
  dpaeConfiguration: {},
  ...beside,
})
const create = async (more: object = {}, beside: object = {}) =>
  (await as(marie).call(contractsCalls.createEmploymentContract, creating(more, beside))).contract
const refused = async (person: TestPerson, sent: object) => {
  const { statusCode, json } = await as(person).send(contractsCalls.createEmploymentContract, sent as never)
  return { status: statusCode, ...json() }
}
const ofPaul = (person = marie) => as(person).call(contractsCalls.getEmploymentContractsOfEmployee, { id: paul })
const statusOf = async (person: TestPerson, call: Parameters<ReturnType<typeof as>['send']>[0], input: object) =>
  (await as(person).send(call, input as never)).statusCode
const sign = (id: string, more: object = {}, person = marie) =>
  as(person).sendForm(
    contractsCalls.uploadContractAttachment,
    { contractId: id, kind: 'signedCopy', ...more },
    {
      file: [new File(['%PDF-1.7 signed'], 'contrat.pdf')],
    },
  )

describe('a contract', () => {
  test('is written with its declaration, its number of the year and the company of its site', async () => {
    const contract = await create({}, { dpaeConfiguration: { travailDansBruit: true } })

    expect(contract).toMatchObject({
      number: `${day(10).slice(0, 4)}-0001`,
      state: 'generated',
      timeState: 'upcoming',
      family: 'seasonal',
      reasonCode: '03',
      companyId: serres.companies[0]?.id,
      salary: { amount: 13 },
      dpaeConfiguration: { travailDansBruit: true, activiteARisque: true },
      saving: {
        saveContract: 'completed',
        generatePdf: 'completed',
        storeFile: 'completed',
        updateContact: 'completed',
      },
    })
    await create({ hiringDate: day(101), endOfContractDate: day(120) })
    const eve = (await hire(world, serres)).id
    expect((await create({}, { employee: eve })).number).toBe(`${day(10).slice(0, 4)}-0002`)
    expect((await ofPaul()).map(({ hiringDate }) => hiringDate)).toEqual([day(101), day(10)])
  })

  test('names models of its own kind and a replaced person whom its writer sees', async () => {
    const nobody = crypto.randomUUID()
    for (const field of ['documentModel', 'mutuelleDocumentModel', 'replacedEmployeeId'])
      expect(await refused(marie, creating({ [field]: nobody }))).toMatchObject({
        status: 400,
        fields: [{ field: `contract.${field}`, code: 'unknown' }],
      })
  })

  test('is refused without its declaration, with the sentence of the brief, and no number is used', async () => {
    const { dpaeConfiguration: _, ...sent } = creating()
    expect(await refused(marie, sent)).toMatchObject({
      status: 400,
      code: 'DPAE_CONFIG_REQUIRED',
      message: 'The DPAE configuration is required to create an employment contract.',
    })
    expect((await create()).number).toMatch(/-0001$/)
  })

  test('is refused with every rule that stands in its way, each at its field', async () => {
    await paysTooLittle()
    const { status, fields } = await refused(marie, creating({ hiringDate: day(-1), endOfContractDate: day(-2) }))
    expect(status).toBe(400)
    expect(fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual([
      'contract.hiringDate hiring_date_past',
      'contract.endOfContractDate end_date',
      'contract.salary min_pay',
    ])
  })

  test('passes a rule with a reason, by who may, and says who did', async () => {
    await paysTooLittle()
    const ruleOverrides = [{ rule: '10', reason: 'Contrat d’insertion, convention du 3 mars 2026' }]
    expect((await refused(marie, creating({ ruleOverrides }))).code).toBe('MIN_PAY')

    const anne = await world.person({
      in: serres,
      firstname: 'Anne',
      name: 'Roy',
      rights: { ...everyRightOfContracts, [`${contracts}#derogation`]: 2 },
    })
    const { contract } = await as(anne).call(contractsCalls.createEmploymentContract, creating({ ruleOverrides }))
    expect(contract.ruleOverrides).toMatchObject([{ rule: '10', by: 'Anne Roy' }])
  })

  test('never covers a day of another one of the company, also of two people at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => as(marie).send(contractsCalls.createEmploymentContract, creating())),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  test('of part time stands beside another part time on the same days, and beside nothing else', async () => {
    const [half] = await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
      db
        .insertInto('rh.work_time')
        .values({ label: 'Mi-temps', kind: 'part', weeklyHours: 24 })
        .returning('id')
        .execute(),
    )
    const workTime = half?.id as string
    await create({ workTime })
    const second = await create({ workTime })
    expect((await refused(marie, creating())).code).toBe('CONTRACT_OVERLAP')
    await as(marie).call(contractsCalls.cancelContract, { id: second.id, reason: 'mistake' })
    expect((await create({ workTime })).state).toBe('generated')
  })

  test('is checked while it is typed, and nothing is written', async () => {
    const { site: _, ...typed } = written({ trialPeriodDate: day(60) })
    const checks = await as(marie).call(contractsCalls.checkContractDraft, { contract: typed, employee: paul })
    expect(checks).toMatchObject([{ rule: '6', level: 'block', field: 'trialPeriodDate', mayPass: false }])
    expect(await ofPaul()).toEqual([])
  })

  test('for many people at once is checked for each: who has nothing against it is left out', async () => {
    const zoe = (await hire(world, serres)).id
    const others = (await hire(world, serres)).id
    await create()
    const asked = { contract: written(), employees: [paul, zoe, others] }

    const said = await as(marie).call(contractsCalls.checkContractsOfMany, asked)

    expect(said).toMatchObject([{ employeeId: paul, checks: [{ code: 'CONTRACT_OVERLAP', level: 'block' }] }])
  })

  test('for many people at once is checked for nobody whom the reader does not see', async () => {
    const elsewhere = await world.client()
    const stranger = await world.person({ in: elsewhere, rights: everyRightOfContracts })
    const asked = { contract: { hiringDate: day(10) }, employees: [paul] }
    expect(await statusOf(stranger, contractsCalls.checkContractsOfMany, asked)).toBe(404)
    const outsider = await world.person({ in: serres, rights: { [staff]: 2 } })
    expect((await as(outsider).send(contractsCalls.checkContractsOfMany, asked)).statusCode).toBe(403)
  })

  test('that begins today gives the person his terms, place and standing; the one to come does at its first day', async () => {
    await create({ hiringDate: day(0) })
    const now = async () =>
      (await as(marie).call(employeeHistoryCalls.getEmployeeCurrentConditions, { id: paul })).conditions
    expect(await now()).toMatchObject({ origin: 'contract', position: { id: terms.position } })

    const eve = (await hire(world, serres)).id
    const next = { ...creating({ hiringDate: day(1) }), employee: eve }
    await as(marie).call(contractsCalls.createEmploymentContract, next)
    const ofEve = async (reader = marie) =>
      (await as(reader).call(employeeHistoryCalls.getEmployeeCurrentWorkplace, { id: eve })).workplace
    expect(await ofEve()).toBeNull()
    world.clock.advance({ hours: 24 })
    await startContractsJob.run({ ...world.ground, databases: world.databases }, {})
    await startContractsJob.run({ ...world.ground, databases: world.databases }, {})
    const tomorrow = await world.person({ in: serres, rights: everyRightOfContracts })
    expect(await ofEve(tomorrow)).toMatchObject({ site: { id: terms.site } })
  })

  test('hides pay from who may not see it, and takes none from him', async () => {
    await create()
    const { [`${staff}#remuneration`]: _, ...withoutPay } = everyRightOfContracts
    const ines = await world.person({ in: serres, rights: withoutPay })
    const [contract] = await ofPaul(ines)
    expect(contract).not.toHaveProperty('salary')
    expect((await refused(ines, creating({ hiringDate: day(200), endOfContractDate: day(220) }))).status).toBe(403)
  })
})

describe('a change', () => {
  const edit = (id: string, more: object = {}, beside: object = {}) =>
    as(marie).send(contractsCalls.editEmploymentContract, {
      ...creating({ id, ...more }, beside),
    } as never)

  test('before the first day is written over, with its declaration', async () => {
    const { id, version } = await create()
    const answer = await edit(id, { version, endOfContractDate: day(90) }, { dpaeConfiguration: { travailNuit: true } })
    expect(answer.json().contract).toMatchObject({
      endOfContractDate: day(90),
      dpaeConfiguration: { travailNuit: true },
      version: version + 1,
    })
    expect((await edit(id, { version })).statusCode).toBe(409)
  })

  test('is refused once it is signed or has begun', async () => {
    const { id } = await create()
    await sign(id)
    expect((await edit(id)).json().code).toBe('TRANSITION_INVALID')
  })
})

describe('the signed copy', () => {
  test('signs the contract on its day and stays beside it', async () => {
    const { id } = await create()
    expect(await statusOf(marie, contractsCalls.getDocumentForContract, { id })).toBe(404)
    expect((await sign(id, { signedOn: day(0), deliveredOn: day(-1) })).json().fields[0].field).toBe('deliveredOn')

    const attachment = (await sign(id, { signedOn: day(0) })).json()

    const read = { contractId: id, employeeId: paul }
    const contract = await as(marie).call(contractsCalls.getEmploymentContractById, read)
    expect(contract).toMatchObject({ state: 'signed', attachment: [{ kind: 'signedCopy', fileName: 'contrat.pdf' }] })
    expect(contract.can).toMatchObject({ edit: false, delete: false, cancel: true, sign: false })
    const file = await as(marie).send(contractsCalls.getContractAttachment, { contractId: id, id: attachment.id })
    expect(file.body).toBe('%PDF-1.7 signed')
    expect((await sign(id)).json().code).toBe('TRANSITION_INVALID')
  })

  test('is joined by who signs for the company alone', async () => {
    const { id } = await create()
    const { [`${contracts}#signature`]: _, ...writing } = everyRightOfContracts
    const ines = await world.person({ in: serres, rights: writing })
    expect((await sign(id, {}, ines)).statusCode).toBe(403)
  })
})

describe('calling off', () => {
  const cancel = (id: string, reason: string) => as(marie).send(contractsCalls.cancelContract, { id, reason } as never)

  test('a contract to come takes any reason; one that has begun only that nobody came', async () => {
    const coming = await create()
    expect((await cancel(coming.id, 'employeeWithdrew')).json()).toMatchObject({ state: 'cancelled' })
    expect((await cancel(coming.id, 'mistake')).statusCode).toBe(409)

    const begun = await create({ hiringDate: day(0) })
    expect((await cancel(begun.id, 'mistake')).json().code).toBe('TRANSITION_INVALID')
    expect((await cancel(begun.id, 'neverCame')).statusCode).toBe(200)
    const { conditions } = await as(marie).call(employeeHistoryCalls.getEmployeeCurrentConditions, { id: paul })
    expect(conditions).toBeNull()
  })

  test('a contract that binds nobody for good leaves the lists; one that is signed stays', async () => {
    const { id } = await create()
    expect(await statusOf(marie, contractsCalls.deleteContract, { contractId: id, employeeId: paul })).toBe(204)
    expect(await ofPaul()).toEqual([])
    const signed = await create()
    await sign(signed.id)
    const { statusCode, json } = await as(marie).send(contractsCalls.deleteContract, {
      contractId: signed.id,
      employeeId: paul,
    })
    expect([statusCode, json().code]).toEqual([409, 'CONTRACT_KEPT'])
  })
})

describe('the document', () => {
  const documentOf = (contractId: string) =>
    makeDocument(marie, {
      typeCode: 'WORK_CONTRACT',
      says: ['contract.number', 'employee.name', 'company.name'],
      sourceObjects: { contract: contractId },
    })

  test('is made of the contract, stays with it and makes it out; done again it answers the same', async () => {
    marie = await world.person({
      in: serres,
      rights: { ...everyRightOfContracts, 'rh/documents/modeles': 3 },
      allCompanies: true,
    })
    const { id, state } = await create({}, { joinDocumentModel: true })
    expect(state).toBe('draft')
    const { temporaryFilePath } = await documentOf(id)
    const move = { temporaryFilePath, employeeId: paul, contractId: id }

    const moved = await as(marie).call(contractsCalls.moveContractToEmployeeFolder, move)

    expect(await as(marie).call(contractsCalls.moveContractToEmployeeFolder, move)).toEqual(moved)
    expect(await as(marie).call(contractsCalls.getDocumentForContract, { id })).toMatchObject({
      documentId: temporaryFilePath,
      pages: 1,
      isOutdated: false,
    })
    expect((await ofPaul())[0]).toMatchObject({ state: 'generated', saving: { storeFile: 'completed' } })
  })

  test('that tells what is paid is made by who sees pay, and opened by nobody else', async () => {
    const rights = { ...everyRightOfContracts, 'rh/documents/modeles': 3 } as const
    marie = await world.person({ in: serres, rights, allCompanies: true })
    const { id } = await create({}, { joinDocumentModel: true })
    const paid = {
      typeCode: 'WORK_CONTRACT',
      says: ['contract.number', 'pay.hourly'],
      sourceObjects: { contract: id },
    }
    const blind = { ...rights, [`${staff}#remuneration`]: 0 } as const
    const ines = await world.person({ in: serres, rights: blind, allCompanies: true })
    await expect(makeDocument(ines, { ...paid, name: 'Sans paie' })).rejects.toMatchObject({
      status: 400,
      code: 'VARIABLES_NOT_READABLE',
    })

    const { temporaryFilePath } = await makeDocument(marie, paid)
    await as(marie).call(contractsCalls.moveContractToEmployeeFolder, {
      temporaryFilePath,
      employeeId: paul,
      contractId: id,
    })

    const opened = async (who: TestPerson) => {
      const { documentId, isReadable } = await as(who).call(contractsCalls.getDocumentForContract, { id })
      const asked = { applicationId: 8, page: 0, size: 10, recordId: id }
      const { items } = await as(who).call(generatedDocumentsCalls.getGeneratedDocuments, asked)
      const { statusCode } = await as(who).send(generatedDocumentsCalls.getGeneratedFile, { documentId })
      return [isReadable, items[0]?.isReadable, statusCode]
    }
    expect(await opened(marie)).toEqual([true, true, 200])
    expect(await opened(ines)).toEqual([false, false, 404])
  })

  test('of a draft whose days another contract took meanwhile is refused in words', async () => {
    marie = await world.person({
      in: serres,
      rights: { ...everyRightOfContracts, 'rh/documents/modeles': 3 },
      allCompanies: true,
    })
    const { id } = await create({}, { joinDocumentModel: true })
    await create()
    const { temporaryFilePath } = await documentOf(id)
    const move = { temporaryFilePath, employeeId: paul, contractId: id }
    const { statusCode, json } = await as(marie).send(contractsCalls.moveContractToEmployeeFolder, move)
    expect([statusCode, json().fields[0].code]).toEqual([400, 'contract_overlap'])
  })
})

describe('the list of contracts', () => {
  const list = async (asked: object = {}, person = marie) =>
    (await as(person).call(contractsCalls.getContracts, { page: 0, size: 10, ...asked })).items

  test('is found by name or number, narrowed by what is missing, and says where each stands', async () => {
    await employ(world, serres, paul, { from: day(-30), to: day(-1) })
    const { number, id } = await create()
    expect((await list()).map(({ timeState }) => timeState)).toEqual(['upcoming', 'ended'])
    expect(await list({ search: number })).toMatchObject([{ id, missing: ['signature'] }])
    expect(await list({ missing: 'document' })).toEqual([])
    expect(await list({ time: 'ended', search: 'petit' })).toHaveLength(1)
    expect(await list({ endsBefore: day(100), time: 'upcoming' })).toHaveLength(1)
  })

  test('is what waits to be signed, on the home page', async () => {
    await create()
    expect(await as(marie).call(toDoCalls.getToDo, {})).toMatchObject([{ what: '1 contrat à signer', due: day(10) }])
  })
})

test('contracts are kept from strangers, other companies and neighbours', async () => {
  const { id } = await create()
  const reader = await world.person({ in: serres, rights: { [contracts]: 1, [staff]: 1 } })
  const nobody = await world.person({ in: serres, rights: { [staff]: 3 } })
  const neighbour = await world.person({ in: await world.client(), rights: everyRightOfContracts })
  const writing = { contractId: id, employeeId: paul }
  const calls = [
    [contractsCalls.getEmploymentContractsOfEmployee, { id: paul }, 200],
    [contractsCalls.getEmploymentContractById, writing, 200],
    [contractsCalls.checkContractDraft, { contract: written(), employee: paul }, 200],
    [contractsCalls.createEmploymentContract, creating(), 403],
    [contractsCalls.editEmploymentContract, creating({ id }), 403],
    [contractsCalls.deleteContract, writing, 403],
    [contractsCalls.cancelContract, { id, reason: 'mistake' }, 403],
    [contractsCalls.moveContractToEmployeeFolder, { ...writing, temporaryFilePath: crypto.randomUUID() }, 403],
    [contractsCalls.getDocumentForContract, { id }, 404],
    [contractsCalls.getContractAttachment, { contractId: id, id: crypto.randomUUID() }, 404],
    [contractsCalls.getContracts, { page: 0, size: 10 }, 200],
  ] as const
  for (const [call, input, ofReader] of calls) {
    expect([call.path, await statusOf(reader, call, input)]).toEqual([call.path, ofReader])
    expect([call.path, await statusOf(nobody, call, input)]).toEqual([call.path, 403])
    expect([call.path, await statusOf({ ...marie, token: '' }, call, input)]).toEqual([call.path, 401])
    if (call === contractsCalls.getContracts) continue
    const answered = await statusOf(neighbour, call, input)
    expect([call.path, answered === 404 || answered === 400]).toEqual([call.path, true])
  }
  expect((await sign(id, {}, reader)).statusCode).toBe(403)
  expect((await sign(id, {}, neighbour)).statusCode).toBe(404)
  expect((await as(neighbour).call(contractsCalls.getContracts, { page: 0, size: 10 })).items).toEqual([])
})
