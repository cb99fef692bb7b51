import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { Dispute } from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import {
  accountingElement,
  amountsField,
  decisionRight,
  disputesElement,
  holdRight,
  investigationElement,
  productionAnalysisElement,
  productionElement,
  qualityAnalysisElement,
  registrationElement,
  settlingRight,
} from '../disputes-place.model.ts'
import { shipNote } from '../testing/ship-note.ts'

const world = useWorld()

let client: TestClient
let companyId: string
let goods: Awaited<ReturnType<typeof shipNote>>
let paul: TestPerson
let nadia: TestPerson
const everything = {
  [disputesElement]: 3,
  [amountsField]: 1,
  [registrationElement]: 3,
  [productionElement]: 2,
  [investigationElement]: 3,
  [decisionRight]: 2,
  [holdRight]: 2,
  [accountingElement]: 2,
  [settlingRight]: 2,
  [qualityAnalysisElement]: 1,
  [productionAnalysisElement]: 1,
} as const satisfies Record<string, Level>
const person = (rights: Record<string, Level>, more: object = { allCompanies: true }) =>
  world.person({ in: client, rights, ...more })
beforeEach(async () => {
  client = await world.client()
  companyId = client.companies[0]?.id as string
  goods = await shipNote(world, client)
  nadia = await person(everything)
  paul = await person({ [registrationElement]: 2 })
})

const wish = (more: object = {}) => ({
  companyId,
  partnerId: goods.customerId,
  deliveryNoteId: goods.noteId,
  deliveredAt: goods.shippedAt,
  notifiedAt: world.clock.now().toString(),
  kind: 'price_cut',
  reason: 'rot',
  requestedCents: 120_000,
  lines: [{ documentLineId: goods.lineId, articleId: goods.articleId, kg: 300, cases: 60 }],
  ...more,
})
const register = (more: object = {}, by = paul): Promise<Dispute> =>
  as(by).call(disputesCalls.registerDispute, wish(more) as never)
const refusal = async (call: Call, input: object, by = nadia) => {
  const answer = await as(by).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}
const prove = ({ id }: Dispute) =>
  as(paul).call(disputesCalls.addDisputeProof, { id, kind: 'mail', text: 'Courriel avec deux photos' })
const year = () => String(world.clock.today().year % 100)

/** Brought to a decision. */
async function toDecision() {
  const dispute = await register()
  await prove(dispute)
  const { id } = dispute
  await as(paul).call(disputesCalls.transmitDispute, { id })
  await as(nadia).call(disputesCalls.askProduction, { id, question: 'La ligne a-t-elle été arrêtée ?' })
  return as(nadia).call(disputesCalls.replyToQuality, { id, text: 'Oui, quarante minutes en fin de poste.' })
}

describe('a dispute', () => {
  test('is numbered by letter, year and company without a gap, the letter as it is then', async () => {
    const small = { lines: [{ documentLineId: goods.lineId, articleId: goods.articleId, kg: 1 }] }
    const first = await register(small)
    expect(first).toMatchObject({ number: `L${year()}00001`, state: 'registered', lateReasons: ['no_grading_record'] })
    expect(await refusal(disputesCalls.registerDispute, wish({ lines: [] }))).toEqual([400, 'LINES_MISSING'])
    const { version } = await as(nadia).call(disputesCalls.getDisputeLetter, {})
    await as(nadia).call(disputesCalls.saveDisputeLetter, { letter: 'Q', version })
    expect(await refusal(disputesCalls.saveDisputeLetter, { letter: 'R', version: version + 7 })).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
    expect((await register(small)).number).toBe(`Q${year()}00002`)
  })

  test('is never about more than was shipped, though two register at once', async () => {
    const outcomes = await Promise.all(
      [paul, nadia].map(by => as(by).send(disputesCalls.registerDispute, wish() as never)),
    )
    expect(outcomes.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
    const refused = outcomes.find(({ statusCode }) => statusCode === 400)?.json()
    expect(refused.code).toBe('MORE_THAN_SHIPPED')
    expect(refused.message).toMatch(/600,000 kg en litige pour 500,000 kg livrés/)
    const [note] = await as(paul).call(disputesCalls.findDisputableNotes, { words: 'bl26-00042' })
    expect(note).toMatchObject({ customer: 'Halles du Maine', lines: [{ kg: 500, disputedKg: 300, cases: 100 }] })
    expect((await as(paul).call(disputesCalls.findDisputableNotes, { words: '376104250200000017' })).length).toBe(1)
  })

  test('takes what is typed where there is no note, and only of who buys', async () => {
    const typed = { deliveryNoteId: null, noteText: 'BL perdu', lines: [{ articleId: goods.articleId, kg: 900 }] }
    expect(await register(typed)).toMatchObject({ note: 'BL perdu', kg: 900 })
    expect(await refusal(disputesCalls.registerDispute, wish({ partnerId: goods.otherId }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    const before = world.clock.now().subtract({ hours: 9 }).toString()
    expect(await refusal(disputesCalls.registerDispute, wish({ notifiedAt: before }))).toEqual([400, 'INVALID_INPUT'])
    expect(await as(paul).call(disputesCalls.getDisputeChoices, {})).toMatchObject({
      customers: [{ name: 'Halles du Maine' }, { name: 'Prim’Anjou' }],
      articles: [{ name: 'Grappe 500 g' }],
    })
  })

  test('is mended by who registered it as long as it was not handed on', async () => {
    const { id, version } = await register()
    const { companyId: _company, ...fields } = wish({ severity: 3 })
    const edited = await as(paul).call(disputesCalls.editDispute, { ...fields, id, version } as never)
    expect([edited.severity, edited.kg]).toEqual([3, 300])
    expect(await refusal(disputesCalls.editDispute, { ...fields, id, version })).toEqual([409, 'VERSION_CONFLICT'])
    const colleague = await person({ [registrationElement]: 2 })
    expect(await refusal(disputesCalls.editDispute, { ...fields, id, version: 2 }, colleague)).toEqual([
      403,
      'FORBIDDEN',
    ])
    expect(await refusal(disputesCalls.cancelDispute, { id, reason: 'Erreur' }, colleague)).toEqual([403, 'FORBIDDEN'])
    expect((await as(paul).call(disputesCalls.cancelDispute, { id, reason: 'Erreur' })).state).toBe('cancelled')
    expect(await refusal(disputesCalls.cancelDispute, { id, reason: 'Erreur' }, paul)).toEqual([
      409,
      'TRANSITION_INVALID',
    ])
  })

  test('goes from sales to quality, production, a decision and its credit note', async () => {
    const registered = await register()
    const { id } = registered
    expect(await refusal(disputesCalls.transmitDispute, { id }, paul)).toEqual([400, 'PROOF_REQUIRED'])
    await prove(registered)
    expect((await as(paul).call(disputesCalls.transmitDispute, { id })).state).toBe('analysis')
    await as(nadia).call(disputesCalls.skipProduction, { id, reason: 'Cause connue' })
    const back = await as(nadia).call(disputesCalls.askMoreOfDispute, { id, question: 'Quelle température ?' })
    expect(back.state).toBe('analysis')
    await as(nadia).call(disputesCalls.askProduction, { id, question: 'La ligne a-t-elle été arrêtée ?' })
    expect(await refusal(disputesCalls.replyToQuality, { id, text: 'Oui.' })).toEqual([400, 'INVALID_INPUT'])
    await as(nadia).call(disputesCalls.replyToQuality, { id, text: 'Oui, quarante minutes en fin de poste.' })
    const decide = { id, cause: 'Attente au soleil', responsibility: 'workshop', grantedCents: 100_000 }
    expect(await refusal(disputesCalls.decideDispute, { ...decide, grantedCents: 120_001 })).toEqual([
      400,
      'GRANTED_TOO_HIGH',
    ])
    const decided = await as(nadia).call(disputesCalls.decideDispute, decide as never)
    expect(decided).toMatchObject({ state: 'accounting', grantedCents: 100_000, responsibility: 'workshop' })
    const settle = (more: object) => ({ id, creditNote: 'AV26-00012', ...more })
    expect(await refusal(disputesCalls.settleDispute, settle({ creditNote: null }))).toEqual([
      400,
      'CREDIT_NOTE_REQUIRED',
    ])
    expect(await refusal(disputesCalls.settleDispute, settle({ creditCents: 100_101 }))).toEqual([
      400,
      'CREDIT_MISMATCH',
    ])
    const settled = await as(nadia).call(disputesCalls.settleDispute, settle({ creditCents: 100_100 }) as never)
    expect(settled).toMatchObject({ state: 'settled', creditNote: 'AV26-00012', dueAt: null })
    expect(settled.events.map(({ kind }) => kind).toReversed()).toEqual([
      'registered',
      'proof',
      'transmitted',
      'to_decide',
      'asked_more',
      'asked',
      'replied',
      'decided',
      'settled',
    ])
    const reopened = await as(nadia).call(disputesCalls.reopenDispute, { id, reason: 'Le client conteste' })
    expect(reopened).toMatchObject({ state: 'analysis', reopenedCount: 1, grantedCents: 100_000 })
    expect((await as(nadia).call(disputesCalls.dismissDispute, { id, reason: 'Rien de nouveau' })).state).toBe(
      'dismissed',
    )
    expect(await refusal(disputesCalls.addDisputeMessage, { id, text: 'Trop tard' })).toEqual([
      409,
      'TRANSITION_INVALID',
    ])
  })

  test('keeps photographs and messages, each told once', async () => {
    const { id } = await register()
    const png = new Uint8Array(Buffer.from(smallestPicture, 'base64'))
    const sent = await as(paul).sendForm(
      disputesCalls.addDisputePhoto,
      { id, kind: 'photo' },
      { file: [new File([png], 'palette.png', { type: 'image/png' })] },
    )
    const [proof] = sent.json().proofs
    expect(proof).toMatchObject({ kind: 'photo', file: { mime: 'image/jpeg' } })
    const photo = await as(nadia).send(disputesCalls.getDisputePhoto, { id, proofId: proof.id })
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const told = await as(paul).call(disputesCalls.addDisputeMessage, { id, text: 'Le client rappelle demain' })
    expect(told.events[0]).toMatchObject({ kind: 'message', text: 'Le client rappelle demain' })
  })

  test('whose lots stand nowhere holds none', async () => {
    const { id } = await register()
    expect(await refusal(disputesCalls.holdLotsOfDispute, { id })).toEqual([409, 'NO_LOT'])
  })
})

describe('amounts', () => {
  test('are told to no one who may not see those of the company, production least', async () => {
    const { id } = await toDecision()
    const worker = await person({ [productionElement]: 2, [productionAnalysisElement]: 1 })
    const told = await as(worker).call(disputesCalls.getDispute, { id })
    const { items } = await as(worker).call(disputesCalls.getDisputes, { page: 0, size: 10 })
    const today = world.clock.today().toString()
    const period = { view: 'production', by: 'reason', from: today, to: today } as const
    const figures = await as(worker).call(disputesCalls.getDisputeAnalysis, period)
    for (const answer of [told, items[0], figures]) expect(JSON.stringify(answer)).not.toMatch(/Cents/)
    expect(JSON.stringify(await as(nadia).call(disputesCalls.getDisputeAnalysis, period))).not.toMatch(/Cents/)
    expect((await as(nadia).call(disputesCalls.getDispute, { id })).requestedCents).toBe(120_000)
  })
})

test('a list opens on what is one’s own or waits for what one may do', async () => {
  const { id } = await register()
  const worker = await person({ [productionElement]: 2 })
  const mine = async (by: TestPerson) =>
    (await as(by).call(disputesCalls.getDisputes, { page: 0, size: 10, state: 'mine' })).items.map(row => row.id)
  expect([await mine(paul), await mine(worker)]).toEqual([[id], []])
  await prove({ id } as Dispute)
  await as(paul).call(disputesCalls.transmitDispute, { id })
  await as(nadia).call(disputesCalls.askProduction, { id, question: 'La ligne a-t-elle été arrêtée ?' })
  expect(await mine(worker)).toEqual([id])
  expect(await as(nadia).call(disputesCalls.getDisputesWaiting, {})).toEqual({
    open: 1,
    late: 0,
    sales: 0,
    production: 1,
    quality: 0,
    accounting: 0,
  })
  const found = async (asked: object) =>
    (await as(nadia).call(disputesCalls.getDisputes, { page: 0, size: 10, ...asked } as never)).items.length
  expect([await found({ search: 'halles' }), await found({ search: 'prim' })]).toEqual([1, 0])
  expect([await found({ waitsFor: 'production' }), await found({ waitsFor: 'sales' })]).toEqual([1, 0])
})

test('figures say what was in dispute of what was shipped, by what groups them', async () => {
  const { id } = await toDecision()
  await as(nadia).call(disputesCalls.decideDispute, {
    id,
    cause: 'Attente au soleil',
    responsibility: 'workshop',
    grantedCents: 6e4,
  })
  const day = world.clock.today()
  const period = { view: 'quality', from: day.subtract({ months: 1 }).toString(), to: day.toString() } as const
  const figures = await as(nadia).call(disputesCalls.getDisputeAnalysis, { ...period, by: 'article' })
  expect(figures.totals).toMatchObject({
    disputes: 1,
    kg: 300,
    shippedKg: 500,
    requestedCents: 12e4,
    grantedCents: 6e4,
    late: 0,
  })
  expect(figures.rows).toMatchObject([{ label: 'Grappe 500 g', kg: 300, grantedCents: 60_000 }])
  expect(figures.months.map(({ disputes }) => disputes)).toEqual([0, 1])
  expect(await refusal(disputesCalls.getDisputeAnalysis, { ...period, by: 'lot' })).toEqual([400, 'INVALID_INPUT'])
  expect(
    await refusal(disputesCalls.getDisputeAnalysis, { ...period, by: 'reason', to: period.from, from: period.to }),
  ).toEqual([400, 'INVALID_INPUT'])
})

test('panels count open disputes and what was in dispute, of the companies that one follows', async () => {
  await register()
  const panel = (key: string, by = nadia) => as(by).call(dashboardsCalls.getPanel, { key, period: 'twelveMonths' })
  expect(await panel('qualiteOpen')).toEqual([{ label: null, value: 1, to: '/qualite/litiges?tab=open' }])
  expect(await panel('qualiteOverdue')).toMatchObject([{ value: 0 }])
  expect((await panel('qualiteKg')).at(-1)).toMatchObject({ value: 0.3 })
  expect(await panel('qualiteByCustomer')).toMatchObject([{ label: 'Halles du Maine', value: 1 }])
  expect(await panel('qualiteByArticle')).toMatchObject([{ label: 'Grappe 500 g', value: 0.3 }])
  const elsewhere = await person(everything, { companies: [1] })
  expect(await panel('qualiteOpen', elsewhere)).toMatchObject([{ value: 0 }])
})

test('disputes of another company and of a neighbour are as if they were not', async () => {
  const { id } = await register()
  const elsewhere = await person(everything, { companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights: everything, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await as(who).call(disputesCalls.getDisputes, { page: 0, size: 10 })).items).toEqual([])
    expect(await as(who).call(disputesCalls.findDisputableNotes, { words: 'BL26' })).toEqual([])
    for (const call of [disputesCalls.getDispute, disputesCalls.transmitDispute, disputesCalls.holdLotsOfDispute])
      expect(await refusal(call, { id }, who)).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(disputesCalls.registerDispute, wish(), who)).toEqual([404, 'NOT_FOUND'])
  }
})

test('disputes are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await person({ 'documents/qualite': 3 })
  const doors = [
    disputesCalls.getDisputes,
    disputesCalls.getDispute,
    disputesCalls.getDisputesWaiting,
    disputesCalls.getDisputeChoices,
    disputesCalls.findDisputableNotes,
    disputesCalls.registerDispute,
    disputesCalls.editDispute,
    disputesCalls.addDisputeProof,
    disputesCalls.addDisputePhoto,
    disputesCalls.getDisputePhoto,
    disputesCalls.addDisputeMessage,
    disputesCalls.transmitDispute,
    disputesCalls.askProduction,
    disputesCalls.skipProduction,
    disputesCalls.replyToQuality,
    disputesCalls.decideDispute,
    disputesCalls.askMoreOfDispute,
    disputesCalls.settleDispute,
    disputesCalls.dismissDispute,
    disputesCalls.cancelDispute,
    disputesCalls.reopenDispute,
    disputesCalls.holdLotsOfDispute,
    disputesCalls.getDisputeAnalysis,
    disputesCalls.getDisputeLetter,
    disputesCalls.saveDisputeLetter,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})

/** One white point. */
const smallestPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
