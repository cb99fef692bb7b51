import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { offerRulesElement } from '../offer-rules.model.ts'
import { offerRulesCalls } from '../offer-rules.calls.ts'

const world = useWorld()
const usual = { onFeed: false, onPoster: false } as const

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights: { [offerRulesElement]: level }, allCompanies: true })

describe('offer rules', () => {
  test('are empty at first, then as they were written, never over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const before = await as(marie).call(offerRulesCalls.getOfferRules, {})
    await as(marie).call(offerRulesCalls.editOfferRules, { ...usual, conditions: 'Relu', version: 0 })
    const late = await as(marie).send(offerRulesCalls.editOfferRules, { ...usual, conditions: 'Perdu', version: 0 })

    expect([before, late.statusCode]).toEqual([{ ...usual, conditions: null, version: 0 }, 409])
    expect(await as(marie).call(offerRulesCalls.getOfferRules, {})).toEqual({
      ...usual,
      conditions: 'Relu',
      version: 1,
    })
  })

  test('tell who wrote them to who reads them', async () => {
    const marie = await withLevel(2)
    await as(marie).call(offerRulesCalls.editOfferRules, { ...usual, conditions: 'Relu', version: 0 })

    const [last] = await as(marie).call(auditCalls.getHistoryOfRow, { table: 'rh.offer_rules', rowId: 'client' })

    expect(last).toMatchObject({ action: 'update', actor: { id: marie.userId } })
  })

  test('of a neighbour stay his, whatever is written here', async () => {
    const [marie, voisin] = [await withLevel(2), await withLevel(2)]
    await as(voisin).call(offerRulesCalls.editOfferRules, { ...usual, conditions: 'Voisin', version: 0 })
    await as(marie).call(offerRulesCalls.editOfferRules, { ...usual, conditions: 'Relu', version: 0 })

    expect(await as(marie).call(offerRulesCalls.getOfferRules, {})).toMatchObject({ conditions: 'Relu' })
    expect(await as(voisin).call(offerRulesCalls.getOfferRules, {})).toMatchObject({ conditions: 'Voisin' })
  })

  test('are read and written by right alone', async () => {
    const client = await world.client()
    const [nobody, reader] = [await world.person({ in: client }), await withLevel(1, client)]
    const refused = await Promise.all([
      as(nobody).send(offerRulesCalls.getOfferRules, {}),
      as(reader).send(offerRulesCalls.editOfferRules, { ...usual, conditions: 'Relu', version: 0 }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })
})
