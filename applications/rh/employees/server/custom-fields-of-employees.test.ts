import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '../employees.calls.ts'
import type { CustomValues } from '#platform/configuration/custom-field.model.ts'
import { customFieldsCalls } from '#platform/configuration/custom-fields.calls.ts'

const world = useWorld()

const staff = 'rh/gestion_du_personnel/salaries'
const elementId = () => world.catalogue.idOf(staff) as number
const onEmployees = () => ({ elementId: elementId(), entityName: 'employee' })
const sizes = [
  { id: 'taille0s', label: 'S', active: true },
  { id: 'taille0m', label: 'M', active: true },
]

const admin = (client: TestClient) =>
  world.person({ in: client, admin: true, allCompanies: true, rights: { [staff]: 3 } })

const create = (sophie: TestPerson, label: string, more: object = {}) =>
  as(sophie).call(customFieldsCalls.createCustomField, { ...onEmployees(), label, inputType: 'text', ...more })

const hire = async (sophie: TestPerson, more: object = {}) => {
  const { employee } = await as(sophie).call(employeesCalls.createEmployee, {
    employee: { name: 'Petit', firstname: 'Paul', title: 'mr', dateOfBirth: '1994-03-14', ...more },
  })
  return { id: employee?.id as string }
}

const write = (sophie: TestPerson, id: string, customValues: CustomValues) =>
  as(sophie).send(employeesCalls.editEmployee, { employee: { id, customValues } })

const labels = (fields: readonly { label: string }[]) => fields.map(({ label }) => label)

describe('a field that a client adds to its employees', () => {
  test('is defined, ordered, and shown in that order', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    await create(sophie, 'Taille de bottes')
    const second = await create(sophie, 'Permis de cariste', { inputType: 'boolean' })
    await create(sophie, 'Allergies', { inputType: 'longText' })

    const moved = await as(sophie).call(customFieldsCalls.moveCustomField, { id: second.id, direction: 'up' })
    const again = await as(sophie).call(customFieldsCalls.moveCustomField, { id: second.id, direction: 'up' })
    const marie = await world.person({ in: client })
    const shown = await as(marie).call(customFieldsCalls.getCustomFields, { entityName: 'employee' })

    const order = ['Permis de cariste', 'Taille de bottes', 'Allergies']
    expect([labels(moved), labels(again), labels(shown)]).toEqual([order, order, order])
    expect(await as(sophie).call(customFieldsCalls.getCustomizableEntities, { elementId: elementId() })).toEqual([
      { name: 'employee', label: 'Salarié' },
    ])
  })

  test('is stored in the file, each type as what it is, and emptied', async () => {
    const sophie = await admin(await world.client())
    const { id } = await hire(sophie)
    const [text, number, date, yes, list] = [
      await create(sophie, 'Badge'),
      await create(sophie, 'Pointure', { inputType: 'integer' }),
      await create(sophie, 'Visite', { inputType: 'date' }),
      await create(sophie, 'Cariste', { inputType: 'boolean' }),
      await create(sophie, 'Taille', { inputType: 'multipleList', options: sizes }),
    ].map(({ key }) => key) as [string, string, string, string, string]
    const values = { [text]: 'B-12', [number]: 43, [date]: '2026-12-01', [yes]: true, [list]: ['taille0m'] }

    const saved = await write(sophie, id, values)
    await write(sophie, id, { [text]: null })
    const file = await as(sophie).call(employeesCalls.getEmployee, { id })

    expect([saved.statusCode, saved.json().customValues]).toEqual([200, values])
    const { [text]: _emptied, ...left } = values
    expect(file.customValues).toEqual(left)
    const fields = await as(sophie).call(customFieldsCalls.getConfiguredFields, { elementId: elementId() })
    expect(fields.map(({ uses }) => uses)).toEqual([0, 1, 1, 1, 1])
  })

  test.each<[string, object, unknown]>([
    ['a text in a number', { inputType: 'integer' }, 'douze'],
    ['a day that is none', { inputType: 'date' }, '2026-02-30'],
    ['an option that the list has not', { inputType: 'list', options: sizes }, 'taille0x'],
    ['nothing where something is asked', { required: true }, ''],
    ['a list where one value is asked', {}, ['a']],
  ])('refuses %s at its own field, in words', async (_, more, value) => {
    const sophie = await admin(await world.client())
    const { id } = await hire(sophie)
    const { key } = await create(sophie, 'Champ', more)

    const refused = await write(sophie, id, { [key]: value as string })

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, `employee.customValues.${key}`])
    expect(refused.json().fields[0].message).not.toMatch(/configuration\./)
  })

  test('once deactivated is hidden and refused, and its values are back when it is', async () => {
    const sophie = await admin(await world.client())
    const { id } = await hire(sophie)
    const field = await create(sophie, 'Badge')
    await write(sophie, id, { [field.key]: 'B-12' })
    const edit = (active: boolean, version: number) =>
      as(sophie).call(customFieldsCalls.editCustomField, {
        id: field.id,
        label: 'Badge',
        required: false,
        active,
        version,
      })

    const off = await edit(false, field.version)
    const hidden = await as(sophie).call(customFieldsCalls.getCustomFields, { entityName: 'employee' })
    const refused = await write(sophie, id, { [field.key]: 'B-13' })
    await edit(true, off.version)

    expect([hidden, refused.statusCode]).toEqual([[], 400])
    expect((await as(sophie).call(employeesCalls.getEmployee, { id })).customValues).toEqual({ [field.key]: 'B-12' })
  })

  test('is not erased while a file holds it, nor an option of it that is chosen', async () => {
    const sophie = await admin(await world.client())
    const { id } = await hire(sophie)
    const field = await create(sophie, 'Taille', { inputType: 'list', options: sizes })
    const unused = await create(sophie, 'Essai')
    await write(sophie, id, { [field.key]: 'taille0m' })

    const kept = await as(sophie).send(customFieldsCalls.deleteCustomField, { id: field.id })
    const erased = await as(sophie).send(customFieldsCalls.deleteCustomField, { id: unused.id })
    const without = await as(sophie).send(customFieldsCalls.editCustomField, {
      id: field.id,
      label: 'Taille',
      options: sizes.slice(0, 1),
      required: false,
      active: true,
      version: field.version,
    })

    expect([kept.statusCode, kept.json().code, kept.json().uses]).toEqual([409, 'FIELD_IN_USE', 1])
    expect(erased.statusCode).toBe(204)
    expect([without.statusCode, without.json().fields[0].code]).toEqual([400, 'option-in-use'])
  })

  test('loses an option that files choose once another stands in its place there', async () => {
    const sophie = await admin(await world.client())
    const [paul, lea] = [await hire(sophie), await hire(sophie, { firstname: 'Léa', dateOfBirth: '1999-01-02' })]
    const one = await create(sophie, 'Taille', { inputType: 'list', options: sizes })
    const many = await create(sophie, 'Tailles', { inputType: 'multipleList', options: sizes })
    await write(sophie, paul.id, { [one.key]: 'taille0m', [many.key]: ['taille0m', 'taille0s'] })
    await write(sophie, lea.id, { [one.key]: 'taille0s', [many.key]: ['taille0m'] })
    const without = (field: typeof one, to: string | null, more: object = {}) =>
      as(sophie).send(customFieldsCalls.editCustomField, {
        id: field.id,
        label: field.label,
        options: sizes.slice(0, 1),
        required: false,
        active: true,
        replacements: [{ from: 'taille0m', to }],
        version: field.version,
        ...more,
      })

    const { uses } = await as(sophie).call(customFieldsCalls.getOptionUses, { id: one.id, option: 'taille0m' })
    const byItself = await without(one, 'taille0m')
    const byNothing = await without(one, null, { required: true })
    const replaced = [await without(one, 'taille0s'), await without(many, null)]
    const valuesOf = async ({ id }: { id: string }) =>
      (await as(sophie).call(employeesCalls.getEmployee, { id })).customValues

    expect(uses).toBe(1)
    expect([byItself, byNothing].map(answer => [answer.statusCode, answer.json().fields[0].field])).toEqual(
      Array(2).fill([400, 'replacements']),
    )
    expect(replaced.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await valuesOf(paul)).toEqual({ [one.key]: 'taille0s', [many.key]: ['taille0s'] })
    expect(await valuesOf(lea)).toEqual({ [one.key]: 'taille0s' })
  })

  test('is a column of the list for whoever asks for it, and hidden there too once deactivated', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const { id } = await hire(sophie)
    const [badge, boots] = [await create(sophie, 'Badge'), await create(sophie, 'Bottes', { inputType: 'integer' })]
    await write(sophie, id, { [badge.key]: 'B-12', [boots.key]: 43 })
    const listed = async (customFields?: string | string[]) => {
      const asked = {
        clientId: client.id,
        status: 'to_hire' as const,
        page: 0,
        size: 10,
        ...(customFields && { customFields }),
      }
      return (await as(sophie).call(employeesCalls.getPaginatedEmployeesOfClient, asked)).items[0]?.customValues
    }

    expect(await listed()).toEqual({})
    expect(await listed(badge.key)).toEqual({ [badge.key]: 'B-12' })
    expect(await listed([badge.key, boots.key, 'cabcdefg'])).toEqual({ [badge.key]: 'B-12', [boots.key]: 43 })
    const { id: fieldId, version } = badge
    const off = { id: fieldId, label: 'Badge', required: false, active: false, version }
    await as(sophie).call(customFieldsCalls.editCustomField, off)
    expect(await listed(badge.key)).toEqual({})
  })

  test('is refused a list without options, a text with some, an edition of an old reading, and the fifty-first', async () => {
    const sophie = await admin(await world.client())
    const send = (more: object) =>
      as(sophie).send(customFieldsCalls.createCustomField, {
        ...onEmployees(),
        label: 'Champ',
        inputType: 'text',
        ...more,
      })
    const field = await create(sophie, 'Badge')
    const edition = { id: field.id, label: 'Badge', required: false, active: true, version: field.version }
    await as(sophie).call(customFieldsCalls.editCustomField, edition)

    expect((await send({ inputType: 'list' })).json().fields[0].field).toBe('options')
    expect((await send({ options: sizes })).json().fields[0].field).toBe('options')
    expect((await as(sophie).send(customFieldsCalls.editCustomField, edition)).json().code).toBe('VERSION_CONFLICT')
    for (let number = 2; number <= 50; number += 1) await create(sophie, `Champ ${number}`)
    expect((await send({})).json().code).toBe('TOO_MANY_FIELDS')
  })
})
