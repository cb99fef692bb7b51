import { expect, test } from 'vitest'
import { fieldsOfPreset } from '#rh/application-form/form-field.model.ts'
import { detailsToAsk, onlyAskedDetails, problemsOfDetails } from './typed-details.model.ts'

const nothing = { title: null, birthdate: null, address: null, country: 'FR' }
const names = (preset: 'brief' | 'minimal', known: object = nothing) =>
  detailsToAsk(fieldsOfPreset(preset), { ...known }).map(({ name }) => name)

test('a short form leaves the rest to who is retained, the long one little', () => {
  expect(names('minimal')).toEqual([
    'title',
    'birthdate',
    'birthCity',
    'citizenship',
    'address',
    'additionalAddress',
    'postCode',
    'city',
    'country',
    'transport',
    'gloveSize',
    'shoeSize',
    'maritalStatus',
  ])
  expect(names('brief')).toEqual(['title', 'birthdate', 'maritalStatus'])
})

test('what is known is not asked again', () => {
  const known = {
    title: 'mr',
    birthdate: '1998-05-04',
    address: '4 chemin des Vignes',
    country: 'FR',
    maritalStatus: 'single',
  }
  expect(names('brief', known)).toEqual([])
})

test('what nobody asked is dropped, what is required is missed, and an age that is none refused', () => {
  const asked = [
    { name: 'birthdate', required: true },
    { name: 'postCode', required: false },
    { name: 'city', required: true },
  ] as const
  const said = onlyAskedDetails(asked, { birthdate: '2020-01-01', postCode: 'abc', gloveSize: 8 })
  expect(said).toEqual({ birthdate: '2020-01-01', postCode: 'abc' })
  expect(problemsOfDetails(asked, said, () => false).map(({ name, code }) => [name, code])).toEqual([
    ['city', 'required'],
    ['birthdate', 'age'],
    ['postCode', 'post_code'],
  ])
})
