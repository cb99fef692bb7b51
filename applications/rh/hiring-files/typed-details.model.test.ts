import { expect, test } from 'vitest'
import { fieldsOfPreset } from '#rh/application-form/form-field.model.ts'
import { detailsToAsk, guardianToAsk, onlyAskedDetails, problemsOfDetails } from './typed-details.model.ts'

const nothing = { title: null, birthdate: null, address: null, country: 'FR' }
const ofEmergency = ['emergencyName', 'emergencyPhone']
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
    ...ofEmergency,
  ])
  expect(names('brief')).toEqual(['title', 'birthdate', 'maritalStatus', ...ofEmergency])
})

test('what is known is not asked again', () => {
  const known = {
    title: 'mr',
    birthdate: '1998-05-04',
    address: '4 chemin des Vignes',
    country: 'FR',
    maritalStatus: 'single',
    emergencyName: 'Leïla Ouazzani',
    emergencyPhone: '+33639981204',
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

test('whom to call is a name with its number, or nobody', () => {
  const asked = detailsToAsk([], { title: 'mr', birthdate: '1998-05-04', address: '4 chemin des Vignes' })
  expect(asked).toEqual(ofEmergency.map(name => ({ name, required: false })))
  expect(problemsOfDetails(asked, {}, () => true)).toEqual([])
  const half = problemsOfDetails(asked, { emergencyName: 'Leïla Ouazzani' }, () => true)
  expect(half.map(({ name, code }) => [name, code])).toEqual([['emergencyPhone', 'required']])
})

test('who answers for a minor is named, with what he is to him and how to call him', () => {
  expect(guardianToAsk({ guardianName: null }).map(({ name, required }) => [name, required])).toEqual([
    ['guardianName', true],
    ['guardianRelation', true],
    ['guardianPhone', true],
    ['guardianMail', false],
  ])
})
