import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import type { Question, Questionnaire } from '../questionnaire.model.ts'
import { questionnairesCalls } from '../questionnaires.calls.ts'
import { statusesByDelegation } from '../testing/by-delegation.ts'

const world = useWorld()

const staff = 'rh/gestion_du_personnel/salaries'
const form = 'rh/gestion_du_recrutement/formulaire'
const elementId = () => world.catalogue.idOf(form) as number
const stranger = '0198a000-0000-7000-8000-000000000000'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id: id.padEnd(8, '0'),
  kind: 'text',
  label: id,
  help: null,
  required: false,
  options: [],
  shownIf: null,
  ...more,
})
const welcome = question('accueil', { kind: 'scale', required: true })
const boots = { id: 'bottes00', label: 'Des bottes', active: true }
const gloves = { id: 'gants000', label: 'Des gants', active: true }
const missing = question('manque', { kind: 'choice', options: [boots, gloves] })
const questions = [welcome, missing]

const admin = (client: TestClient) =>
  world.person({ in: client, admin: true, allCompanies: true, rights: { [staff]: 3, [form]: 3 } })

const create = (sophie: TestPerson, more: object = {}) =>
  as(sophie).call(questionnairesCalls.createQuestionnaire, {
    elementId: elementId(),
    name: 'Premier mois',
    questions,
    ...more,
  })

const publish = (sophie: TestPerson, { id, version }: Questionnaire) =>
  as(sophie).call(questionnairesCalls.publishQuestionnaire, { id, version })

const edit = (sophie: TestPerson, { id, name, version }: Questionnaire, next: Question[]) =>
  as(sophie).send(questionnairesCalls.editQuestionnaire, { id, name, version, questions: next })

const hired = async (client: TestClient) => ({ kind: 'employee', id: (await hire(world, client)).id })

const submit = (
  person: TestPerson,
  { id, number }: Pick<Questionnaire, 'id' | 'number'>,
  subject: { kind: string; id: string },
  answers: Record<string, unknown> = { [welcome.id]: 4 },
) => as(person).send(questionnairesCalls.submitAnswers, { id, number, subject, answers })

describe('a questionnaire', () => {
  test('is written, published, answered, and read beside the person that it is about', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const paul = await hired(client)
    const draft = await create(sophie)
    const published = await publish(sophie, draft)

    const forms = await as(sophie).call(questionnairesCalls.getQuestionnaireForms, { elementId: elementId() })
    const answered = await submit(sophie, published, paul, { [welcome.id]: 4, [missing.id]: boots.id })
    const read = await as(sophie).call(questionnairesCalls.getAnswersOfSubject, paul)

    expect([draft.state, draft.number, published.state, published.number]).toEqual(['draft', 0, 'published', 1])
    expect(forms).toEqual([{ id: draft.id, name: 'Premier mois', number: 1, questions }])
    expect(answered.statusCode).toBe(201)
    expect(read).toMatchObject([
      { name: 'Premier mois', number: 1, questions, answers: { [welcome.id]: 4, [missing.id]: boots.id } },
    ])
  })

  test('once published is written in its next version, and the answers keep theirs', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const paul = await hired(client)
    const first = await publish(sophie, await create(sophie))
    await submit(sophie, first, paul)

    const ahead: Questionnaire = (await edit(sophie, first, [welcome])).json()
    const meanwhile = await as(sophie).call(questionnairesCalls.getQuestionnaireForms, { elementId: elementId() })
    const second = await publish(sophie, ahead)
    const late = await submit(sophie, first, paul)
    await submit(sophie, second, paul, { [welcome.id]: 5 })
    const read = await as(sophie).call(questionnairesCalls.getAnswersOfSubject, paul)

    expect([first.isAhead, ahead.isAhead, ahead.number, second.number]).toEqual([false, true, 1, 2])
    expect(meanwhile[0]?.questions).toEqual(questions)
    expect([late.statusCode, late.json().code]).toEqual([409, 'QUESTIONNAIRE_CHANGED'])
    expect(read.map(({ number, questions: asked }) => [number, asked.length]).sort()).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  test('keeps what was answered as it was: the kind of a question and the words of an option', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const paul = await hired(client)
    const published = await publish(sophie, await create(sophie))
    await submit(sophie, published, paul, { [welcome.id]: 4, [missing.id]: boots.id })
    const refusal = async (next: Question[]) => (await edit(sophie, published, next)).json().fields?.[0]

    const kind = await refusal([{ ...welcome, kind: 'number' }, missing])
    const gone = await refusal([welcome, { ...missing, options: [gloves] }])
    const reworded = await refusal([welcome, { ...missing, options: [{ ...boots, label: 'Un casque' }, gloves] }])
    const off = await edit(sophie, published, [welcome, { ...missing, options: [{ ...boots, active: false }, gloves] }])

    expect([kind.field, kind.code]).toEqual(['questions.0.kind', 'answered'])
    expect([gone.code, reworded.code]).toEqual(['option-in-use', 'option-in-use'])
    expect(off.statusCode).toBe(200)
  })

  test('is refused answers that its questions do not take, in words, at the question', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const paul = await hired(client)
    const published = await publish(sophie, await create(sophie))

    const nothing = await submit(sophie, published, paul, {})
    const unknown = await submit(sophie, published, paul, { [welcome.id]: 4, [missing.id]: 'casque00' })

    expect([nothing.statusCode, nothing.json().fields[0].field]).toEqual([400, `answers.${welcome.id}`])
    expect(unknown.json().fields[0].field).toBe(`answers.${missing.id}`)
    expect(unknown.json().fields[0].message).not.toMatch(/configuration\./)
  })

  test('is archived and asked no more, then asked again; a draft alone is erased', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const paul = await hired(client)
    const published = await publish(sophie, await create(sophie))
    const draft = await create(sophie, { name: 'Départ' })

    const again = await as(sophie).send(questionnairesCalls.publishQuestionnaire, {
      id: published.id,
      version: published.version,
    })
    const archived = await as(sophie).call(questionnairesCalls.archiveQuestionnaire, {
      id: published.id,
      version: published.version,
    })
    const refused = await submit(sophie, archived, paul)
    const back = await publish(sophie, archived)
    const kept = await as(sophie).send(questionnairesCalls.deleteQuestionnaire, { id: published.id })
    const erased = await as(sophie).send(questionnairesCalls.deleteQuestionnaire, { id: draft.id })

    expect([again.statusCode, again.json().code]).toEqual([409, 'TRANSITION_INVALID'])
    expect([archived.state, refused.statusCode]).toEqual(['archived', 404])
    expect([back.state, back.number]).toEqual(['published', 1])
    expect([kept.statusCode, kept.json().code, erased.statusCode]).toEqual([409, 'QUESTIONNAIRE_PUBLISHED', 204])
  })

  test('is not published empty, nor written over what somebody else saved', async () => {
    const sophie = await admin(await world.client())
    const empty = await create(sophie, { questions: [] })
    await edit(sophie, empty, [])

    const stale = await edit(sophie, empty, [welcome])
    const unasked = await as(sophie).send(questionnairesCalls.publishQuestionnaire, {
      id: empty.id,
      version: empty.version + 1,
    })

    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT'])
    expect([unasked.statusCode, unasked.json().fields[0].field]).toEqual([400, 'questions'])
  })

  test('changes place with its neighbour', async () => {
    const sophie = await admin(await world.client())
    await create(sophie, { name: 'Accueil' })
    const second = await create(sophie, { name: 'Départ' })

    const moved = await as(sophie).call(questionnairesCalls.moveQuestionnaire, { id: second.id, direction: 'up' })

    expect(moved.map(({ name }) => name)).toEqual(['Départ', 'Accueil'])
    expect(await as(sophie).call(questionnairesCalls.getQuestionnaires, { elementId: elementId() })).toEqual(moved)
  })
})

describe('who writes and who answers', () => {
  const every = ({ id, version }: Questionnaire) =>
    [
      [questionnairesCalls.getQuestionnaires, { elementId: elementId() }],
      [questionnairesCalls.createQuestionnaire, { elementId: elementId(), name: 'Départ' }],
      [questionnairesCalls.moveQuestionnaire, { id, direction: 'up' }],
      [questionnairesCalls.editQuestionnaire, { id, name: 'Départ', questions, version }],
      [questionnairesCalls.publishQuestionnaire, { id, version: version + 1 }],
      [questionnairesCalls.archiveQuestionnaire, { id, version: version + 2 }],
      [questionnairesCalls.deleteQuestionnaire, { id }],
    ] as const

  test('the admin writes, or somebody to whom the component was delegated', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const marie = await world.person({ in: client, rights: { [form]: 1 } })
    const questionnaire = await create(sophie)
    const lent = { client, by: sophie, to: marie, element: form, componentId: 207 }

    const { before, after } = await statusesByDelegation(world, lent, every(questionnaire))

    expect(before).toEqual(Array(7).fill(403))
    expect(after).toEqual([200, 201, 200, 200, 200, 200, 409])
  })

  test('answers are given by whoever may edit the person, and read by whoever may read him', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const paul = await hired(client)
    const published = await publish(sophie, await create(sophie))
    const lea = await world.person({ in: client, allCompanies: true, rights: { [staff]: 1 } })
    const marie = await world.person({ in: client })

    const statuses = async (person: TestPerson, subject = paul) => [
      (await submit(person, published, subject)).statusCode,
      (await as(person).send(questionnairesCalls.getAnswersOfSubject, subject)).statusCode,
    ]

    expect(await statuses(lea)).toEqual([404, 200])
    expect(await statuses(marie)).toEqual([404, 404])
    expect(await statuses(sophie, { kind: 'employee', id: stranger })).toEqual([404, 404])
    expect(await statuses(sophie, { kind: 'tractor', id: paul.id })).toEqual([404, 404])
  })

  test('a neighbour finds nothing', async () => {
    const [serres, verger] = [await world.client(), await world.client()]
    const sophie = await admin(serres)
    const paul = await hired(serres)
    const published = await publish(sophie, await create(sophie))
    const anne = await admin(verger)

    for (const [call, input] of every(published).slice(2))
      expect((await as(anne).send(call, input)).statusCode).toBe(404)
    expect(await as(anne).call(questionnairesCalls.getQuestionnaireForms, { elementId: elementId() })).toEqual([])
    expect((await submit(anne, published, await hired(verger))).statusCode).toBe(404)
    expect((await as(anne).send(questionnairesCalls.getAnswersOfSubject, paul)).statusCode).toBe(404)
    expect((await as(anne).send(questionnairesCalls.getFormsOfSubject, paul)).statusCode).toBe(404)
    const nobody = { ...anne, token: undefined }
    expect(
      (await as(nobody).send(questionnairesCalls.getQuestionnaireForms, { elementId: elementId() })).statusCode,
    ).toBe(401)
  })
})

test.each([
  ['getQuestionnaires', questionnairesCalls.getQuestionnaires],
  ['createQuestionnaire', questionnairesCalls.createQuestionnaire],
  ['editQuestionnaire', questionnairesCalls.editQuestionnaire],
  ['publishQuestionnaire', questionnairesCalls.publishQuestionnaire],
  ['archiveQuestionnaire', questionnairesCalls.archiveQuestionnaire],
  ['deleteQuestionnaire', questionnairesCalls.deleteQuestionnaire],
  ['moveQuestionnaire', questionnairesCalls.moveQuestionnaire],
  ['getQuestionnaireForms', questionnairesCalls.getQuestionnaireForms],
  ['getFormsOfSubject', questionnairesCalls.getFormsOfSubject],
  ['submitAnswers', questionnairesCalls.submitAnswers],
  ['getAnswersOfSubject', questionnairesCalls.getAnswersOfSubject],
])('%s wants somebody who is signed in', async (_, call) => {
  expect(
    (await as({ app: world.app }).send(call, { id: stranger, kind: 'employee', elementId: elementId() })).statusCode,
  ).toBe(401)
})
