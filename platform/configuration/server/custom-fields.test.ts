import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { useWorld } from '#platform/testing/world.ts'
import { customFieldsCalls } from '../custom-fields.calls.ts'
import { statusesByDelegation } from '../testing/by-delegation.ts'

const world = useWorld()

const staff = 'rh/gestion_du_personnel/salaries'
const customFields = 202
const elementId = () => world.catalogue.idOf(staff) as number

const every = (field: { id: string; version: number }) =>
  [
    [customFieldsCalls.getConfiguredFields, { elementId: elementId() }],
    [customFieldsCalls.getCustomizableEntities, { elementId: elementId() }],
    [
      customFieldsCalls.createCustomField,
      { elementId: elementId(), entityName: 'employee', label: 'Champ', inputType: 'text' },
    ],
    [
      customFieldsCalls.editCustomField,
      { id: field.id, label: 'Champ', required: false, active: true, version: field.version },
    ],
    [customFieldsCalls.getOptionUses, { id: field.id, option: 'taille0m' }],
    [customFieldsCalls.moveCustomField, { id: field.id, direction: 'up' }],
    [customFieldsCalls.deleteCustomField, { id: field.id }],
  ] as const

const withField = async () => {
  const client = await world.client()
  const sophie = await world.person({ in: client, admin: true, allCompanies: true, rights: { [staff]: 3 } })
  const field = await as(sophie).call(customFieldsCalls.createCustomField, {
    elementId: elementId(),
    entityName: 'employee',
    label: 'Badge',
    inputType: 'text',
  })
  return { client, sophie, field }
}

test('fields are configured by the admin, or by whom that component was delegated to', async () => {
  const { client, sophie, field } = await withField()
  const marie = await world.person({ in: client, rights: { [staff]: 1 } })
  const lent = { client, by: sophie, to: marie, element: staff, componentId: customFields }

  const { before, after } = await statusesByDelegation(world, lent, every(field))

  expect(before).toEqual(Array(7).fill(403))
  expect(after).toEqual([200, 200, 201, 200, 200, 200, 204])
})

test('fields of a neighbour do not exist, nor those of a kind of record that nobody declares', async () => {
  const { field } = await withField()
  const anne = await world.person({ in: await world.client(), admin: true, allCompanies: true, rights: { [staff]: 3 } })

  for (const [call, input] of every(field).slice(3)) expect((await as(anne).send(call, input)).statusCode).toBe(404)
  expect(await as(anne).call(customFieldsCalls.getCustomFields, { entityName: 'employee' })).toEqual([])
  const nowhere = await as(anne).send(customFieldsCalls.getCustomFields, { entityName: 'tracteur' })
  expect(nowhere.statusCode).toBe(404)
})
