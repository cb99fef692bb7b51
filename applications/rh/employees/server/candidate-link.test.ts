import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { employeesCalls } from '../employees.calls.ts'
import { salaries } from './scope.ts'

const world = useWorld()
const candidates = 'rh/gestion_du_recrutement/candidats'
const writer = { [salaries]: 2, [candidates]: 1 } as const

const apply = (client: TestClient, more: { mail?: string; city?: string } = {}) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
    db
      .insertInto('rh.candidate')
      .values({
        title: 'mr',
        firstname: 'Mihai',
        name: 'Popescu',
        birthdate: '1994-03-14',
        mail: more.mail ?? 'mihai@posta.example',
        city: more.city ?? null,
        gloveSize: 9,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )

const inSerres = async () => {
  const serres = await world.client()
  return { serres, marie: await world.person({ in: serres, rights: writer }) }
}

describe('a former candidate', () => {
  test('is taken into the staff with what he gave, and the two are linked', async () => {
    const { serres, marie } = await inSerres()
    const { id: candidateId } = await apply(serres, { city: 'Vertou' })

    const { employee } = await as(marie).call(employeesCalls.createEmployee, {
      employee: { name: 'Popescu', firstname: 'Mihai', dateOfBirth: '1994-03-14' },
      candidate: { candidateId },
    })

    expect(employee).toMatchObject({ candidateId, sex: 1, mail: 'mihai@posta.example', gloveSize: 9 })
    expect(employee?.address.city).toBe('Vertou')
  })

  test('who was here before is recognised, and what differs is shown side by side', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hire(world, serres, { name: 'Popescu', firstname: 'Mihai', dateOfBirth: '1994-03-14' })
    const { id: candidateId } = await apply(serres)

    const { matches } = await as(marie).call(employeesCalls.checkIfEmployeeMatchCandidate, { candidateId })

    expect(matches).toMatchObject([{ employeeId: id, on: ['nameAndBirth'], lastContract: null }])
    expect(matches[0]?.differences).toContainEqual({
      field: 'mail',
      employeeValue: null,
      candidateValue: 'mihai@posta.example',
    })
  })

  test('gives only the fields that were asked, and twice changes nothing more', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { name: 'Popescu', firstname: 'Mihai' })
    const { id: candidateId } = await apply(serres)
    const asked = { employeeDataToEdit: ['mail'], employeeId, candidateId }

    const once = await as(marie).call(employeesCalls.synchronizeEmployee, asked)
    const twice = await as(marie).call(employeesCalls.synchronizeEmployee, asked)

    expect(once).toMatchObject({ mail: 'mihai@posta.example', gloveSize: null, candidateId })
    expect(twice).toEqual(once)
  })

  test('has no field that a candidate does not give', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres)
    const { id: candidateId } = await apply(serres)

    await expect(
      as(marie).call(employeesCalls.synchronizeEmployee, { employeeDataToEdit: ['nir'], employeeId, candidateId }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('is nobody for who may not see the candidates', async () => {
    const { serres } = await inSerres()
    const { id: candidateId } = await apply(serres)
    const { id: employeeId } = await hire(world, serres)
    const chef = await world.person({ in: serres, rights: { [salaries]: 2 } })
    const employee = { name: 'Popescu', firstname: 'Mihai', dateOfBirth: '1994-03-14' }
    const asked = [
      [employeesCalls.createEmployee, { employee, candidate: { candidateId } }],
      [employeesCalls.checkIfEmployeeMatchCandidate, { candidateId }],
      [employeesCalls.synchronizeEmployee, { employeeDataToEdit: ['mail'], employeeId, candidateId }],
    ] as const

    for (const [call, input] of asked) expect((await as(chef).send(call, input)).statusCode).toBe(404)
  })

  test('of a neighbour does not exist, and a reader links nobody', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres)
    const elsewhere = await apply(await world.client())
    const reader = await world.person({ in: serres, rights: { [salaries]: 1, [candidates]: 1 } })
    const check = { candidateId: elsewhere.id }
    const synchronize = { employeeDataToEdit: ['mail'], employeeId, candidateId: elsewhere.id }

    expect((await as(marie).send(employeesCalls.checkIfEmployeeMatchCandidate, check)).statusCode).toBe(404)
    expect((await as(marie).send(employeesCalls.synchronizeEmployee, synchronize)).statusCode).toBe(404)
    expect((await as(reader).send(employeesCalls.checkIfEmployeeMatchCandidate, check)).statusCode).toBe(403)
    expect((await as(reader).send(employeesCalls.synchronizeEmployee, synchronize)).statusCode).toBe(403)
  })
})
