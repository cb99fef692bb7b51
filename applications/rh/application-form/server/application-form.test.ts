import { beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { publishForm, recruiterOf, wordOf } from '#rh/testing/open-careers.ts'
import { applicationFormCalls } from '../application-form.calls.ts'
import { careersSiteCalls } from '../careers-site.calls.ts'
import { fieldsOfPreset } from '../form-field.model.ts'

const world = useOwnWorld()
const formulaire = 'rh/gestion_du_recrutement/formulaire'
const candidats = 'rh/gestion_du_recrutement/candidats'

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await recruiterOf(world, serres)
})

const parameters = (more: object = {}) => ({
  status: 'published' as const,
  preset: 'brief' as const,
  languages: ['fr' as const],
  fields: fieldsOfPreset('brief'),
  version: 0,
  ...more,
})
const save = async (more: object, person = marie) => {
  const answer = await as(person).send(applicationFormCalls.saveFormParameters, { parameters: parameters(more) })
  return { status: answer.statusCode, ...answer.json() }
}
const moved = (key: string, change: object) =>
  fieldsOfPreset('brief').map(field => (field.key === key ? { ...field, ...change } : field))

describe('the form of applications', () => {
  test('asks nothing of anybody until it is published, and each save is a version', async () => {
    const clientName = await wordOf(world, serres)
    const asApplicant = () =>
      as(visitor(world.app)).call(careersSiteCalls.getApplicationForm, { clientName, language: 'fr' })
    expect(await as(marie).call(applicationFormCalls.getFormParameters, {})).toMatchObject({
      status: 'configuring',
      version: 0,
      can: { edit: true },
    })
    const closed = await asApplicant()
    expect(closed.formStatus).toBe('configuring')
    expect(closed.fields).toBeUndefined()

    expect(await save({})).toMatchObject({ status: 'published', version: 1 })
    const { fields = [] } = await asApplicant()
    expect(fields.find(({ key }) => key === 'birthdate')).toMatchObject({ step: 'civil', isRequired: true })
    expect(fields.some(({ key }) => key === 'rib')).toBe(false)
    expect(await save({ status: 'configuring', version: 1 })).toMatchObject({ version: 2 })
    expect((await asApplicant()).formStatus).toBe('configuring')
  })

  test.each(['carteVitale', 'rib', 'maritalStatus', 'photo', 'mutuelleExemption'])(
    'never asks who applies for %s, and says which law closes it',
    async key => {
      const fields = moved(key, { stage: 'application', visibility: 'optional' })
      const answer = await save({ fields })
      expect(answer).toMatchObject({ code: 'INVALID_INPUT', fields: [{ code: 'after_hiring' }] })
      expect(answer.fields[0].message).toMatch(/Code d|L\d+/)
    },
  )

  test('cannot do without a name and a mail', async () => {
    const answer = await save({ fields: moved('mail', { visibility: 'optional' }) })
    expect(answer.fields).toMatchObject([{ field: 'parameters.fields.0.stage', code: 'indispensable' }])
  })

  test('is saved by one of two who write at once, and refused to who read another version', async () => {
    const answers = await Promise.all([save({}), save({})])
    expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual(['VERSION_CONFLICT', 'saved'])
    expect(await save({ version: 0 })).toMatchObject({ code: 'VERSION_CONFLICT' })
  })

  test('is written by who may in every company, and by nobody of another client', async () => {
    const large = await world.client({ companies: ['Serres', 'Vergers'] })
    const ofOne = await world.person({ in: large, rights: { [formulaire]: 2 }, companies: [0] })
    expect(await save({}, ofOne)).toMatchObject({ status: 400, code: 'EVERY_COMPANY_NEEDED' })
    const reader = await world.person({ in: serres, rights: { [formulaire]: 1 } })
    expect((await save({}, reader)).status).toBe(403)
    await publishForm(marie)
    const neighbour = await recruiterOf(world, await world.client({ name: 'Bocage' }))
    expect(await as(neighbour).call(applicationFormCalls.getFormParameters, {})).toMatchObject({ version: 0 })
  })

  test('is shown with what is known of a candidate and what he has not said', async () => {
    await save({})
    const [candidate] = await ask<{ id: string }>(
      world.installer,
      `insert into rh.candidate (client_id, firstname, name, mail, birthdate)
       values ($1, 'Zoé', 'Lefèvre', 'zoe@essai.example', '1994-03-14') returning id`,
      [serres.id],
    )
    const id = candidate?.id ?? ''
    const both = await world.person({ in: serres, rights: { [formulaire]: 1, [candidats]: 1 } })
    const form = await as(both).call(applicationFormCalls.getFormOfCandidate, { candidateId: id })
    expect(form.candidate.values).toMatchObject({ firstname: 'Zoé', birthdate: '1994-03-14' })
    expect(form.missing).toEqual(expect.arrayContaining(['birthCity', 'nationality']))
    expect(form.missing).not.toContain('birthdate')
    const send = (person: TestPerson) => as(person).send(applicationFormCalls.getFormOfCandidate, { candidateId: id })
    expect((await send(marie)).statusCode).toBe(403)
    const neighbour = await world.client({ name: 'Bocage' })
    const stranger = await world.person({ in: neighbour, rights: { [formulaire]: 1, [candidats]: 1 } })
    expect((await send(stranger)).statusCode).toBe(404)
  })
})

describe('a stranger', () => {
  test('reads what he chooses among in his language, and what becomes of his data', async () => {
    await save({})
    const clientName = await wordOf(world, serres)
    const stranger = as(visitor(world.app))
    const { contracts, countries } = await stranger.call(careersSiteCalls.getOptionListsNoToken, {
      clientName,
      language: 'es',
    })
    expect(contracts.map(({ id }) => id)).toEqual(['permanent', 'fixed_term', 'student_job'])
    expect(countries.find(({ id }) => id === 'MA')?.label).toBe('Marruecos')
    const notice = await stranger.call(careersSiteCalls.getRgpdConfigurationNoToken, { clientName, language: 'ar' })
    expect(notice).toMatchObject({ number: 0, contact: null })
    expect(notice.text.length).toBeGreaterThan(50)
  })

  test('finds no client that is closed, and no page that is none', async () => {
    const stranger = as(visitor(world.app))
    const closed = await wordOf(world, await world.client({ name: 'Ancien', status: 'inactive' }))
    for (const clientName of [closed, 'personne']) {
      const answer = await stranger.send(careersSiteCalls.getApplicationForm, { clientName, language: 'fr' })
      expect(answer.statusCode).toBe(404)
    }
    expect(
      await stranger.call(careersSiteCalls.getCareersElementByPath, { path: 'candidatures/serres/a@b.fr' }),
    ).toMatchObject({
      id: 'form',
      routePath: '/candidatures/serres/a@b.fr',
    })
    expect((await stranger.send(careersSiteCalls.getCareersElementByPath, { path: 'login' })).statusCode).toBe(404)
  })
})
