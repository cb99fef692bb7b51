import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employeeHistoryCalls } from '#rh/employee-history/employee-history.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import { contractTerms, everyRightOfContracts } from '#rh/testing/contract-terms.ts'
import { hire } from '#rh/testing/hire.ts'
import { makeDocument } from '#rh/testing/make-document.ts'
import { contractElementsCalls } from '../contract-elements.calls.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { startAmendmentsJob } from './elements/start-amendments.ts'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const contracts = 'rh/gestion_du_personnel/contrats'
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let marie: TestPerson
let paul: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everyRightOfContracts })
  paul = (await hire(world, serres)).id
})

/** A contract that begins today, until the hundredth day unless it is permanent. */
async function contractOf({
  family = 'seasonal',
  from = 0,
  to = 100,
}: {
  family?: Family
  from?: number
  to?: number
} = {}) {
  const terms = await contractTerms(world, serres, { family })
  const { contract } = await as(marie).call(contractsCalls.createEmploymentContract, {
    contract: {
      ...terms,
      hiringDate: day(from),
      endOfContractDate: family === 'permanent' ? null : day(to),
      reasonText: 'Récolte des fraises',
    },
    employee: paul,
    dpaeConfiguration: {},
  })
  return contract
}
const contractNow = async () => {
  const [contract] = await as(marie).call(contractsCalls.getEmploymentContractsOfEmployee, { id: paul })
  return contract
}
const send = async (call: Call, input: object, person = marie) => {
  const { statusCode, json } =
    'files' in call ? await as(person).sendForm(call, { ...input }, {}) : await as(person).send(call, { ...input })
  return { status: statusCode, ...(statusCode === 204 ? {} : json()) }
}
const create = async (call: Call, input: object) => {
  const answer = await send(call, input)
  expect(answer).toMatchObject({ status: 200 })
  return answer as { status: number; id: string; state: string; version: number; checks: { code: string }[] }
}
const signed = (kind: string, id: string, more: object = {}, person = marie) =>
  as(person).sendForm(
    contractElementsCalls.signElementOnPaper,
    { contractElementType: kind, elementOfContractId: id, ...more },
    { file: [new File(['%PDF-1.7 signed'], 'avenant.pdf')] },
  )
const cancel = (kind: string, id: string, more: object = {}) =>
  send(contractElementsCalls.cancelElementOfContract, {
    contractElementType: kind,
    elementOfContractId: id,
    reason: 'Saisi par erreur',
    ...more,
  })
const otherWorkTime = async () => (await contractTerms(world, serres)).workTime
const night = async () => {
  world.clock.advance({ hours: 24 })
  await startAmendmentsJob.run({ ...world.ground, databases: world.databases }, {})
  marie = await world.person({ in: serres, rights: everyRightOfContracts })
}

describe('an amendment', () => {
  const amend = async (contractId: string, more: object = {}) => ({
    contractId,
    activationDate: day(1),
    reason: 'Passage à 39 heures',
    mustEditConditions: true,
    conditions: { workTimeId: await otherWorkTime() },
    ...more,
  })
  const hoursNow = async () => {
    const history = await as(marie).call(employeeHistoryCalls.getPackageHistoryOfEmployee, { id: paul })
    return history.find(({ moment }) => moment === 'current')
  }

  test('that is signed changes the conditions on its day, not before, and only once', async () => {
    const { id: contractId, workTime } = await contractOf()
    const sent = await amend(contractId)
    const { id, state } = await create(contractElementsCalls.createAmendment, sent)
    expect(state).toBe('generated')
    expect((await signed('amendment', id)).statusCode).toBe(200)

    expect((await hoursNow())?.workTime?.id).toBe(workTime?.id)
    expect(await as(marie).call(contractElementsCalls.getAmendementById, { id })).toMatchObject({
      state: 'signed',
      isEffective: false,
      attachment: [{ kind: 'signedCopy', fileName: 'avenant.pdf' }],
      can: { edit: false, delete: false, cancel: true, sign: false },
    })
    await night()
    await startAmendmentsJob.run({ ...world.ground, databases: world.databases }, {})

    expect(await hoursNow()).toMatchObject({
      origin: 'amendment',
      workTime: { id: sent.conditions.workTimeId },
      reason: 'Passage à 39 heures',
      salary: { amount: 13 },
    })
    expect(await as(marie).call(contractElementsCalls.getConditionsOfAmendment, { id })).toMatchObject({
      before: { workTime: { id: workTime?.id } },
      after: { workTime: { id: sent.conditions.workTimeId } },
      changed: ['workTime'],
    })
    expect(await cancel('amendment', id)).toMatchObject({ status: 409, code: 'TRANSITION_INVALID' })
  })

  test('that nobody signed changes nothing on its day', async () => {
    const { id: contractId, workTime } = await contractOf()
    await create(contractElementsCalls.createAmendment, await amend(contractId))
    await night()
    expect((await hoursNow())?.workTime?.id).toBe(workTime?.id)
  })

  test('moves the term when it is signed, and gives it back when it is cancelled before its day', async () => {
    const { id: contractId } = await contractOf()
    const renewal = { contractId, activationDate: day(50), reason: 'Seconde récolte', endOfContractDate: day(130) }
    const { id } = await create(contractElementsCalls.createAmendment, { ...renewal, mustEditEndOfContractDate: true })
    expect(await contractNow()).toMatchObject({ endOfContractDate: day(100) })
    await signed('amendment', id)
    expect(await contractNow()).toMatchObject({ endOfContractDate: day(130), finalDay: day(130) })

    const later = { ...renewal, activationDate: day(60), endOfContractDate: day(140), mustEditEndOfContractDate: true }
    const second = await create(contractElementsCalls.createAmendment, later)
    await signed('amendment', second.id)
    expect(await cancel('amendment', id)).toMatchObject({ status: 409, code: 'TRANSITION_INVALID' })
    expect(await cancel('amendment', second.id)).toMatchObject({ status: 200, state: 'cancelled' })
    expect(await contractNow()).toMatchObject({ endOfContractDate: day(130) })
  })

  test('is refused by the rules, in words and at its field', async () => {
    const { id: contractId } = await contractOf()
    const refusedFor = async (more: object) => {
      const { status, fields } = await send(contractElementsCalls.createAmendment, await amend(contractId, more))
      return [status, fields?.[0]?.field, fields?.[0]?.code]
    }
    expect(await refusedFor({ activationDate: day(101) })).toEqual([400, 'activationDate', 'element_date'])
    expect(await refusedFor({ conditions: {} })).toEqual([400, 'activationDate', 'nothing_changed'])
    const position = { conditions: { positionId: crypto.randomUUID() } }
    expect(await refusedFor(position)).toEqual([400, 'conditions.positionId', 'unknown'])
    expect(await refusedFor({ reason: '' })).toEqual([400, 'reason', 'too_small'])
    expect(await refusedFor({ msaAccountId: crypto.randomUUID() })).toEqual([400, 'msaAccountId', 'invalid_type'])
  })

  test('tells and takes pay only with the right to it', async () => {
    const { id: contractId, salary } = await contractOf()
    const raise = await amend(contractId, { conditions: { salaryId: salary?.id, adaptedSalary: 14 } })
    const { id } = await create(contractElementsCalls.createAmendment, raise)
    const { [`${staff}#remuneration`]: _, ...withoutPay } = everyRightOfContracts
    const ines = await world.person({ in: serres, rights: withoutPay })
    const { conditions } = await as(ines).call(contractElementsCalls.getAmendementById, { id })
    expect(conditions).not.toHaveProperty('salary')
    const change = await as(ines).call(contractElementsCalls.getConditionsOfAmendment, { id })
    expect(change.after).not.toHaveProperty('adaptedSalary')
    expect((await send(contractElementsCalls.createAmendment, raise, ines)).status).toBe(403)

    const least = await amend(contractId, { conditions: { salaryId: salary?.id, adaptedSalary: 9 } })
    expect(await send(contractElementsCalls.createAmendment, least)).toMatchObject({ status: 400, code: 'MIN_PAY' })
  })

  test('is changed until it is signed, by one at a time', async () => {
    const { id: contractId } = await contractOf()
    const sent = await amend(contractId)
    const { id, version } = await create(contractElementsCalls.createAmendment, sent)
    const edition = { ...sent, id, version, reason: 'Passage à 37 heures' }
    expect(await send(contractElementsCalls.editAmendment, edition)).toMatchObject({
      status: 200,
      reason: 'Passage à 37 heures',
      version: version + 1,
    })
    expect(await send(contractElementsCalls.editAmendment, edition)).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
    })
    await signed('amendment', id)
    const { version: _, ...late } = edition
    expect(await send(contractElementsCalls.editAmendment, late)).toMatchObject({ code: 'TRANSITION_INVALID' })
    expect(await send(contractElementsCalls.deleteAmendment, { id })).toMatchObject({ code: 'ELEMENT_KEPT' })
  })

  test('that was deleted before anybody signed it is told no more', async () => {
    const { id: contractId } = await contractOf()
    const { id } = await create(contractElementsCalls.createAmendment, await amend(contractId))
    expect((await send(contractElementsCalls.deleteAmendment, { id })).status).toBe(204)
    expect(await as(marie).call(contractElementsCalls.getElementsOfContracts, { employeeId: paul })).toEqual([])
  })

  test('is made out by its document, which stays with it', async () => {
    marie = await world.person({
      in: serres,
      rights: { ...everyRightOfContracts, 'rh/documents/modeles': 3 },
      allCompanies: true,
    })
    const { id: contractId } = await contractOf()
    const { id, state } = await create(contractElementsCalls.createAmendment, {
      ...(await amend(contractId)),
      joinDocumentModel: true,
    })
    expect(state).toBe('draft')
    const { temporaryFilePath } = await makeDocument(marie, {
      typeCode: 'AMENDMENT',
      says: ['amendment.reason', 'contract.number', 'employee.name'],
      sourceObjects: { amendment: id },
    })
    const move = {
      temporaryFilePath,
      employeeId: paul,
      contractId,
      elementOfContractId: id,
      contractElementType: 'amendment' as const,
    }
    const moved = await as(marie).call(contractElementsCalls.moveElementOfContractToEmployeeFolder, move)
    expect(await as(marie).call(contractElementsCalls.moveElementOfContractToEmployeeFolder, move)).toEqual(moved)
    const document = await as(marie).call(contractElementsCalls.getDocumentForAvenant, { contractId, amendmentId: id })
    expect(document).toMatchObject({ documentId: temporaryFilePath, pages: 1 })
    expect(await as(marie).call(contractElementsCalls.getAmendementById, { id })).toMatchObject({ state: 'generated' })
  })
})

describe('a suspension', () => {
  const suspension = (contractId: string, more: object = {}) => ({
    contractId,
    startingDate: day(0),
    endingDate: day(10),
    reason: 'Maladie',
    ...more,
  })
  const situation = async () => (await as(marie).call(employeesCalls.getEmployee, { id: paul })).situation

  test('holds from its first day, without a signature, and is prolonged', async () => {
    const { id: contractId } = await contractOf()
    const sent = suspension(contractId)
    const { id } = await create(contractElementsCalls.createSuspension, sent)
    expect([await situation(), (await contractNow())?.timeState]).toEqual(['suspended', 'suspended'])
    expect(await as(marie).call(contractElementsCalls.getSuspensionById, { id })).toMatchObject({
      reason: { code: '01', label: 'Maladie' },
      isEffective: true,
      can: { edit: true, delete: false, cancel: true },
    })
    const longer = { ...sent, id, endingDate: '' }
    expect(await send(contractElementsCalls.editSuspension, longer)).toMatchObject({ status: 200, endingDate: null })
    const withModel = { ...longer, joinDocumentModel: true }
    expect(await send(contractElementsCalls.editSuspension, withModel)).toMatchObject({ state: 'generated' })
    expect(await situation()).toBe('suspended')
    expect(
      await send(contractElementsCalls.createSuspension, suspension(contractId, { startingDate: day(5) })),
    ).toMatchObject({ status: 400, code: 'SUSPENSION_OVERLAP' })
    expect(await cancel('suspension', id)).toMatchObject({ status: 200, cancelReason: 'Saisi par erreur' })
    expect(await situation()).toBe('present')
  })

  test('that both must agree to holds once it is signed', async () => {
    const { id: contractId } = await contractOf()
    const { id } = await create(contractElementsCalls.createSuspension, suspension(contractId, { reason: '501' }))
    expect(await situation()).toBe('present')
    await signed('suspension', id)
    expect(await situation()).toBe('suspended')
  })

  test('is refused for a reason that nobody knows, and deleted while it is to come', async () => {
    const { id: contractId } = await contractOf()
    const unknown = suspension(contractId, { reason: 'Vacances' })
    expect(await send(contractElementsCalls.createSuspension, unknown)).toMatchObject({ status: 400 })
    const { id } = await create(
      contractElementsCalls.createSuspension,
      suspension(contractId, { startingDate: day(3) }),
    )
    expect((await send(contractElementsCalls.deleteSuspension, { id })).status).toBe(204)
  })

  test('of a contract that binds nobody is refused', async () => {
    const { id, version } = await contractOf({ from: 5 })
    await as(marie).call(contractsCalls.cancelContract, { id, reason: 'mistake', version })
    expect(await send(contractElementsCalls.createSuspension, suspension(id, { startingDate: day(6) }))).toMatchObject({
      status: 409,
      code: 'TRANSITION_INVALID',
    })
  })
})

describe('an ending', () => {
  const resignation = (contractId: string, more: object = {}) => ({
    contractId,
    endingDate: day(30),
    reason: '059',
    notificationDate: day(0),
    ...more,
  })

  test('ends its contract at once, and gives its day back when it is cancelled', async () => {
    const { id: contractId } = await contractOf({ family: 'permanent' })
    const { id } = await create(contractElementsCalls.createEndingOfContract, resignation(contractId))
    expect(await contractNow()).toMatchObject({ finalDay: day(30), timeState: 'running' })
    expect(await send(contractElementsCalls.createEndingOfContract, resignation(contractId))).toMatchObject({
      status: 409,
      code: 'ENDED_ALREADY',
    })
    const sooner = { ...resignation(contractId, { endingDate: day(20) }), id }
    expect(await send(contractElementsCalls.editEndingOfContract, sooner)).toMatchObject({ status: 200 })
    expect(await contractNow()).toMatchObject({ finalDay: day(20) })

    expect((await send(contractElementsCalls.deleteEndingOfContract, { id })).status).toBe(204)
    expect(await contractNow()).toMatchObject({ finalDay: null })
  })

  test('that both agree to ends it once it is signed', async () => {
    const { id: contractId } = await contractOf({ family: 'permanent' })
    const agreed = { ...resignation(contractId), reason: 'Rupture conventionnelle' }
    const { id, checks } = await create(contractElementsCalls.createEndingOfContract, agreed)
    expect(checks.map(({ code }) => code)).toEqual(['ENDING_DATES', 'ENDING_NOTICE'])
    expect(await contractNow()).toMatchObject({ finalDay: null })
    await signed('endingOfContract', id)
    expect(await contractNow()).toMatchObject({ finalDay: day(30) })
  })

  test('that another contract followed is not taken back over its days', async () => {
    const { id: contractId } = await contractOf({ family: 'permanent' })
    const { id } = await create(
      contractElementsCalls.createEndingOfContract,
      resignation(contractId, { endingDate: day(0) }),
    )
    await contractOf({ from: 1 })
    expect(await cancel('endingOfContract', id)).toMatchObject({ status: 400, fields: [{ code: 'contract_overlap' }] })
  })

  test('is refused for a reason of another kind of contract', async () => {
    const { id: contractId } = await contractOf()
    expect(await send(contractElementsCalls.createEndingOfContract, resignation(contractId))).toMatchObject({
      status: 400,
      code: 'REASON_NOT_OF_FAMILY',
    })
  })

  test('keeps the day on which each thing that it asks was done', async () => {
    const { id: contractId } = await contractOf({ family: 'permanent' })
    const { id } = await create(contractElementsCalls.createEndingOfContract, resignation(contractId))
    const tick = (item: string, doneOn: string | null) =>
      send(contractElementsCalls.tickEndingOfContract, { id, item, doneOn })
    await tick('workCertificate', day(0))
    const { checklist } = await as(marie).call(contractElementsCalls.getEndingOfContractById, { id })
    expect(checklist.filter(({ doneOn }) => doneOn)).toEqual([{ item: 'workCertificate', doneOn: day(0) }])
    expect(await tick('seasonNote', day(0))).toMatchObject({ status: 400 })
    expect(await tick('equipment', day(1))).toMatchObject({ status: 400 })
    expect((await tick('workCertificate', null)).checklist).not.toContainEqual({
      item: 'workCertificate',
      doneOn: day(0),
    })
  })
})

test('a file that is joined to an element is kept with it, and gives its place to a new one', async () => {
  const { id: contractId } = await contractOf()
  const sent = { contractId, startingDate: day(0), endingDate: null, reason: '01' }
  const join =
    (call: typeof contractElementsCalls.createSuspension | typeof contractElementsCalls.editSuspension) =>
    async (input: object, name: string) =>
      (await as(marie).sendForm(call, { ...input }, { attachment: [new File(['%PDF-1.7'], name)] })).json()
  const { id } = await join(contractElementsCalls.createSuspension)(sent, 'arret.pdf')
  const edited = await join(contractElementsCalls.editSuspension)({ ...sent, id, attachmentUpdated: true }, 'suite.pdf')
  expect(edited.attachment).toMatchObject([{ fileName: 'suite.pdf' }])
  const contract = await as(marie).call(contractsCalls.getEmploymentContractById, { contractId, employeeId: paul })
  expect(contract.attachment).toEqual([])
})

test('elements of contracts are kept from strangers, readers and neighbours', async () => {
  const { id: contractId } = await contractOf()
  const sent = { contractId, startingDate: day(0), endingDate: null, reason: '01' }
  const { id } = await create(contractElementsCalls.createSuspension, sent)
  const reader = await world.person({ in: serres, rights: { [contracts]: 1, [staff]: 1 } })
  const nobody = await world.person({ in: serres, rights: { [staff]: 3 } })
  const neighbour = await world.person({ in: await world.client(), rights: everyRightOfContracts })
  const other = crypto.randomUUID()
  const ending = { contractId, endingDate: day(3), reason: '066' }
  const amendment = { contractId, activationDate: day(3), reason: 'Prime', conditions: { other: 'Prime' } }
  const named = { contractElementType: 'suspension', elementOfContractId: id }
  const calls: [Call, object, number][] = [
    [contractElementsCalls.getElementsOfContracts, { employeeId: paul }, 200],
    [contractElementsCalls.getAmendementById, { id: other }, 404],
    [contractElementsCalls.getSuspensionById, { id }, 200],
    [contractElementsCalls.getEndingOfContractById, { id: other }, 404],
    [contractElementsCalls.createAmendment, amendment, 403],
    [contractElementsCalls.editAmendment, { ...amendment, id: other }, 403],
    [contractElementsCalls.createSuspension, sent, 403],
    [contractElementsCalls.editSuspension, { ...sent, id }, 403],
    [contractElementsCalls.createEndingOfContract, ending, 403],
    [contractElementsCalls.editEndingOfContract, { ...ending, id: other }, 403],
    [contractElementsCalls.deleteAmendment, { id: other }, 403],
    [contractElementsCalls.deleteSuspension, { id }, 403],
    [contractElementsCalls.deleteEndingOfContract, { id: other }, 403],
    [contractElementsCalls.cancelElementOfContract, { ...named, reason: 'Erreur' }, 403],
    [contractElementsCalls.tickEndingOfContract, { id: other, item: 'equipment', doneOn: null }, 403],
    [
      contractElementsCalls.moveElementOfContractToEmployeeFolder,
      { ...named, contractId, employeeId: paul, temporaryFilePath: other },
      403,
    ],
    [contractElementsCalls.getDocumentForAvenant, { contractId, amendmentId: other }, 404],
    [contractElementsCalls.getDocumentForSuspension, { contractId, suspensionId: id }, 404],
    [contractElementsCalls.getDocumentForContractEnding, { contractId, endingOfContractId: other }, 404],
    [contractElementsCalls.getConditionsOfAmendment, { id: other }, 404],
  ]
  for (const [call, input, ofReader] of calls) {
    const statusOf = async (person: TestPerson) => [call.path, (await send(call, input, person)).status]
    expect(await statusOf(reader)).toEqual([call.path, ofReader])
    expect(await statusOf(nobody)).toEqual([call.path, 403])
    expect(await statusOf({ ...marie, token: '' })).toEqual([call.path, 401])
    expect(await statusOf(neighbour)).toEqual([call.path, 404])
  }
  expect((await signed('suspension', id, {}, reader)).statusCode).toBe(403)
  expect((await signed('suspension', id, {}, neighbour)).statusCode).toBe(404)
})
