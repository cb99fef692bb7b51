import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { applications } from '#rh/candidate-applications/candidate-application.model.ts'
import { offerRulesElement } from '../offer-rules.model.ts'
import { offerRulesCalls } from '../offer-rules.calls.ts'

const world = useWorld()
const usual = { onFeed: false, onPoster: false, sources: [] }

const withRights = async (rights: Record<string, Level>, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights, allCompanies: true })
const withLevel = (level: Level, client?: TestClient) => withRights({ [offerRulesElement]: level }, client)

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

const letters = { fr: '', en: '', es: '', ar: '' }
const filled = {
  reason: 'filled',
  isProposed: false,
  texts: { ...letters, fr: 'Le poste est pourvu, {{prenom}}.' },
} as const

describe('reasons to refuse', () => {
  const recruiter = (client?: TestClient) => withRights({ [offerRulesElement]: 2, [applications]: 1 }, client)
  const proposed = async (who: TestPerson) =>
    (await as(who).call(offerRulesCalls.getRefusalReasons, {}))
      .filter(({ isProposed }) => isProposed)
      .map(({ reason }) => reason)

  test('are all proposed at first, then those that the client keeps, never over what somebody else saved', async () => {
    const marie = await recruiter()
    const before = await as(marie).call(offerRulesCalls.getRefusalAnswers, {})
    const saved = await as(marie).call(offerRulesCalls.editRefusalAnswer, { ...filled, version: 0 })
    const late = await as(marie).send(offerRulesCalls.editRefusalAnswer, { ...filled, version: 0 })

    expect(before).toHaveLength(8)
    expect(before[0]).toMatchObject({ isProposed: true, usual: { fr: expect.stringContaining('{{prenom}}') } })
    expect([saved.version, saved.texts.fr, late.statusCode]).toEqual([1, filled.texts.fr, 409])
    expect(await proposed(marie)).not.toContain('filled')
  })

  test('never leave the list empty, and their letters call nothing that is not known', async () => {
    const marie = await recruiter()
    const other = { ...filled, reason: 'other', version: 0 } as const
    const unknown = { ...filled, texts: { ...letters, fr: 'Bonjour {{nom}}' }, version: 0 }
    const refused = [
      await as(marie).send(offerRulesCalls.editRefusalAnswer, other),
      await as(marie).send(offerRulesCalls.editRefusalAnswer, unknown),
    ]

    expect(refused.map(answer => answer.json().fields?.[0]?.field)).toEqual(['isProposed', 'texts.fr'])
  })

  test('of the client’s own are chosen beside the others, under a name that no other has, and stay when they no longer serve', async () => {
    const marie = await recruiter()
    const said = {
      names: { ...letters, fr: 'Logement introuvable' },
      texts: { ...letters, fr: 'Désolés, {{prenom}}.' },
    }
    const { reason, names, texts } = await as(marie).call(offerRulesCalls.addRefusalReason, said)
    const twice = await as(marie).send(offerRulesCalls.addRefusalReason, {
      ...said,
      names: { ...letters, fr: 'LOGEMENT introuvable' },
    })

    expect(twice.json()).toMatchObject({ fields: [{ field: 'names.fr' }] })
    expect((await proposed(marie)).slice(-2)).toEqual([reason, 'other'])
    const renamed = { reason, isProposed: false, texts, names: { ...(names ?? letters), fr: 'Sans logement' } }
    await as(marie).call(offerRulesCalls.editRefusalAnswer, { ...renamed, version: 1 })
    expect(await proposed(marie)).not.toContain(reason)
    const known = await as(marie).call(offerRulesCalls.getRefusalReasons, {})
    expect(known.find(one => one.reason === reason)).toMatchObject({ names: { fr: 'Sans logement' } })
  })

  test('of a neighbour stay his', async () => {
    const [marie, voisin] = [await recruiter(), await recruiter()]
    await as(voisin).call(offerRulesCalls.editRefusalAnswer, { ...filled, version: 0 })

    expect(await proposed(marie)).toContain('filled')
    const { reason, names } = await as(voisin).call(offerRulesCalls.addRefusalReason, {
      names: { ...letters, fr: 'À lui' },
      texts: letters,
    })
    expect(await proposed(marie)).not.toContain(reason)
    const his = { reason, names, isProposed: false, texts: letters, version: 1 }
    expect((await as(marie).send(offerRulesCalls.editRefusalAnswer, his)).statusCode).toBe(404)
  })

  test('are read and written by right alone', async () => {
    const client = await world.client()
    const [nobody, reader] = [await world.person({ in: client }), await withLevel(1, client)]
    const refused = await Promise.all([
      as(nobody).send(offerRulesCalls.getRefusalAnswers, {}),
      as(nobody).send(offerRulesCalls.getRefusalReasons, {}),
      as(reader).send(offerRulesCalls.editRefusalAnswer, { ...filled, version: 0 }),
      as(reader).send(offerRulesCalls.addRefusalReason, { names: { ...letters, fr: 'X' }, texts: letters }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
  })
})
