import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { operatorsCalls } from '#atelier/operators/operators.calls.ts'
import { foreman, openLine } from '#atelier/testing/planned-line.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { hire } from '#rh/testing/hire.ts'
import { workingTimeCalls } from '#rh/working-time/working-time.calls.ts'

const world = useOwnWorld()

test('hours at a line become those of the employee, once, and follow what is corrected until they are validated', async () => {
  const client = await world.client()
  const rights = { ...foreman, 'rh/tempsTravail/saisie': 3, 'rh/gestion_du_personnel/salaries': 1 } as const
  const karim = await world.person({ in: client, rights, allCompanies: true })
  const paul = await hire(world, client, { hired: true })
  const { contactId } = await as(karim).call(employeesCalls.getEmployee, { id: paul.id })
  const line = await openLine(world, client, karim)
  const operator = await as(karim).call(operatorsCalls.postOperator, {
    atelierId: line.atelierId,
    firstname: 'Paul',
    name: 'Petit',
    contactId,
  })
  const lot = await line.receive(300_000)
  const order = await line.order([{ lotId: lot.id, plannedKg: 300 }])
  const began = world.clock.now()
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id, operatorIds: [operator.id] })
  world.clock.advance({ minutes: 8 })
  await as(karim).call(fabricationOrdersCalls.terminerFabrication, {
    orderId: order.id,
    doneCases: 0,
    gapReason: 'Essai',
  })
  const { yearOfWeek, weekOfYear } = world.clock.today()
  const week = { isoYear: yearOfWeek as number, isoWeek: weekOfYear as number }
  const hours = async () => {
    await world.dispatcher.drain()
    const asked = { ...week, page: 0, size: 10 }
    const { items } = await as(karim).call(workingTimeCalls.getWeekOfHours, asked)
    return items[0]?.hours.map(({ source, workedMinutes }) => [source, workedMinutes])
  }
  const correct = async (minutes: number) => {
    const [day] = await as(karim).call(lineWorkCalls.getPeopleOfDay, { atelierId: line.atelierId, date: line.today })
    await as(karim).call(lineWorkCalls.correctTimes, {
      spanId: day?.spans[0]?.id as string,
      fromAt: began.toString(),
      toAt: began.add({ minutes }).toString(),
      reason: 'Parti plus tôt',
    })
  }

  expect(await hours()).toEqual([['atelier', 8]])
  await correct(6)
  expect(await hours()).toEqual([['atelier', 6]])
  await as(karim).call(workingTimeCalls.validateHours, { ...week, employeeIds: [paul.id] })
  await correct(7)
  expect(await hours()).toEqual([['atelier', 6]])
})

test('an operator is nobody of a neighbour’s directory', async () => {
  const [client, neighbour] = [await world.client(), await world.client()]
  const karim = await world.person({ in: client, rights: foreman, allCompanies: true })
  const voisin = await world.person({
    in: neighbour,
    rights: { 'rh/gestion_du_personnel/salaries': 1 },
    allCompanies: true,
  })
  const theirs = await hire(world, neighbour, { hired: true })
  const { contactId } = await as(voisin).call(employeesCalls.getEmployee, { id: theirs.id })
  const { atelierId } = await openLine(world, client, karim)

  const refused = await as(karim).send(operatorsCalls.postOperator, {
    atelierId,
    firstname: 'Paul',
    name: 'Petit',
    contactId,
  })

  expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'contactId'])
})
