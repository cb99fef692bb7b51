import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { hireForeigner } from '#rh/testing/hire-foreigner.ts'
import { hire } from '#rh/testing/hire.ts'
import type { EmployeeChange } from '../employee-form.model.ts'
import type { EmployeeSection } from '../employee-sections.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { payrollNumberCalls } from '../payroll-number.calls.ts'
import { salaries, sensitiveData } from './scope.ts'

const world = useOwnWorld()
const writer = { [salaries]: 2 } as const
const trusted = { [salaries]: 2, [sensitiveData]: 2 } as const
/** A man born in March 1994 in Romania (department 99). */
const nirOfPaul = '194039911412340'
const iban = 'FR1420041010050500013M02606'

const edit = (person: TestPerson, sectionToEdit: EmployeeSection, employee: EmployeeChange) =>
  as(person).call(employeesCalls.editEmployeeSection, { sectionToEdit, employee })

const withPaul = async (rights: Record<string, 0 | 1 | 2 | 3>) => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights })
  const { id } = await hire(world, serres, { name: 'Petit', firstname: 'Paul' })
  return { serres, marie, id }
}

describe('a section of a file', () => {
  test('is saved alone: what was sent of other sections is left as it is', async () => {
    const { marie, id } = await withPaul(writer)

    const saved = await edit(marie, 'personal', { id, gloveSize: 9, shoeSize: 43.5, name: 'Autre' })

    expect(saved).toMatchObject({ gloveSize: 9, shoeSize: 43.5, name: 'Petit', version: 2 })
  })

  test('keeps what a minor’s guardian and the post ask', async () => {
    const { marie, id } = await withPaul(writer)

    await edit(marie, 'guardian', { id, guardianName: 'Ana Petit', guardianPhone: '06 12 34 56 78' })
    const saved = await edit(marie, 'adaptation', { id, restrictions: 'Pas de port de charges' })

    expect(saved).toMatchObject({ guardianName: 'Ana Petit', guardianPhone: '+33612345678' })
    expect(saved.restrictions).toBe('Pas de port de charges')
  })

  test('written on an old reading is refused, with nothing lost of what stands', async () => {
    const { marie, id } = await withPaul(writer)
    await edit(marie, 'personal', { id, gloveSize: 9, version: 1 })

    await expect(edit(marie, 'personal', { id, gloveSize: 10, version: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
    })
  })

  test('is refused to a reader, hidden from a neighbour, closed to a visitor', async () => {
    const { serres, id } = await withPaul(writer)
    const reader = await world.person({ in: serres, rights: { [salaries]: 1 } })
    const neighbour = await world.person({ in: await world.client(), rights: trusted })
    const input = { sectionToEdit: 'personal', employee: { id, gloveSize: 9 } } as const

    expect((await as(reader).send(employeesCalls.editEmployeeSection, input)).statusCode).toBe(403)
    expect((await as(neighbour).send(employeesCalls.editEmployeeSection, input)).statusCode).toBe(404)
    expect((await as(visitor(world.app)).send(employeesCalls.editEmployeeSection, input)).statusCode).toBe(401)
  })
})

describe('numbers', () => {
  test('leave the server masked, and are kept sealed', async () => {
    const { marie, id } = await withPaul(trusted)

    await edit(marie, 'socialSecurity', { id, nir: nirOfPaul })
    const saved = await edit(marie, 'bank', { id, iban, accountHolder: 'Paul Petit' })

    expect(saved).toMatchObject({
      nirMasked: '1 94 03 ** *** *** 40',
      ibanMasked: 'FR14 **** 2606',
      accountHolder: 'Paul Petit',
    })
    const [row] = await ask<{ all: string }>(
      world.installer,
      'select e::text as all from rh.employee e where id = $1',
      [id],
    )
    expect(row?.all).not.toContain(iban)
  })

  test('are shown whole to who holds the right, and each look is written down', async () => {
    const { marie, id } = await withPaul(trusted)
    await edit(marie, 'bank', { id, iban })

    const shown = await as(marie).call(employeesCalls.revealOfEmployee, { id, field: 'iban' })

    expect(shown.value).toBe('FR14 2004 1010 0505 0001 3M02 606')
    const looks = await ask(world.installer, 'select what, actor_id from rh.disclosure where employee_id = $1', [id])
    expect(looks).toEqual([{ what: 'iban', actor_id: marie.userId }])
  })

  test('are shown to who may but read them, too, and the look is written down', async () => {
    const { serres, marie, id } = await withPaul(trusted)
    await edit(marie, 'bank', { id, iban })
    const reader = await world.person({ in: serres, rights: { [salaries]: 1, [sensitiveData]: 1 } })

    const { value } = await as(reader).call(employeesCalls.revealOfEmployee, { id, field: 'iban' })

    expect(value).toMatch(/606$/)
    const looks = await ask(world.installer, 'select actor_id from rh.disclosure where employee_id = $1', [id])
    expect(looks).toEqual([{ actor_id: reader.userId }])
  })

  test('give not even a mask to who may not see them, whether he reads the file or writes it', async () => {
    const { serres, marie, id } = await withPaul(trusted)
    await edit(marie, 'socialSecurity', { id, nir: nirOfPaul })
    await edit(marie, 'bank', { id, iban })
    const ines = await world.person({ in: serres, rights: writer })

    const read = await as(ines).send(employeesCalls.getEmployee, { id })
    const written = await edit(ines, 'personal', { id, gloveSize: 9 })

    expect(read.json()).toMatchObject({ name: 'Petit', nirMasked: null, ibanMasked: null })
    expect(read.body).not.toMatch(/1 94 03|2 606/)
    expect(written).toMatchObject({ gloveSize: 9, nirMasked: null, ibanMasked: null })
  })

  test('that are not there cannot be shown', async () => {
    const { marie, id } = await withPaul(trusted)

    const { statusCode } = await as(marie).send(employeesCalls.revealOfEmployee, { id, field: 'nir' })

    expect(statusCode).toBe(404)
  })

  test('are refused to who only writes the file, and to a neighbour', async () => {
    const { marie, id } = await withPaul(writer)
    const neighbour = await world.person({ in: await world.client(), rights: trusted })

    await expect(edit(marie, 'bank', { id, iban })).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ field: 'employee.iban' }] },
    })
    const input = { id, field: 'nir' } as const
    expect((await as(marie).send(employeesCalls.revealOfEmployee, input)).statusCode).toBe(403)
    expect((await as(neighbour).send(employeesCalls.revealOfEmployee, input)).statusCode).toBe(404)
  })

  test.each([
    ['with a wrong key', { nir: '194039911412341' }, 'employee.nir'],
    ['of the other sex', { nir: '294039911412387' }, 'employee.nir'],
    ['of an account that no bank has', { iban: 'FR7630006000011234567890188' }, 'employee.iban'],
  ])('%s are refused at their field', async (_what, numbers, field) => {
    const { marie, id } = await withPaul(trusted)

    const refusal = as(marie).call(employeesCalls.editEmployee, { employee: { id, ...numbers } })

    await expect(refusal).rejects.toMatchObject({ status: 400, body: { fields: [{ field }] } })
  })

  test('of somebody else are refused', async () => {
    const { serres, marie, id } = await withPaul(trusted)
    await edit(marie, 'socialSecurity', { id, nir: nirOfPaul })
    const other = await hire(world, serres, { name: 'Martin' })

    await expect(edit(marie, 'socialSecurity', { id: other.id, nir: nirOfPaul })).rejects.toMatchObject({
      body: { fields: [{ field: 'employee.nir', code: 'taken' }] },
    })
  })
})

describe('a transfer to another company', () => {
  const inGroup = async (rights: Record<string, 0 | 1 | 2 | 3>, ceiling?: readonly [string, 0 | 1 | 2 | 3]) => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [serres, station] = group.companies.map(({ id }) => id) as [string, string]
    if (ceiling)
      await ask(
        world.installer,
        `insert into platform.company_right (client_id, company_id, element_id, ceiling)
         select $1, $2, id, $4 from platform.element where path = $3`,
        [group.id, serres, ceiling[0], ceiling[1]],
      )
    const marie = await world.person({ in: group, rights, companies: [0, 1] })
    const { id } = await hire(world, group, { company: 0 })
    return { marie, id, serres, station }
  }
  const move = (person: TestPerson, id: string, companyId: string | null) =>
    as(person).call(employeesCalls.editEmployee, { employee: { id, companyId } })

  test('is made by who holds the same rights in both', async () => {
    const { marie, id, station } = await inGroup(writer)

    expect(await move(marie, id, station)).toMatchObject({ companyId: station })
  })

  test('never gives more over the file than the company where it lies, nor leads out of every company', async () => {
    const { marie, id, station } = await inGroup({ [salaries]: 3 }, [salaries, 2])

    await expect(move(marie, id, station)).rejects.toMatchObject({
      body: { fields: [{ field: 'employee.companyId', code: 'more_rights' }] },
    })
    await expect(move(marie, id, null)).rejects.toMatchObject({ body: { fields: [{ field: 'employee.companyId' }] } })
  })
})

describe('a payroll number', () => {
  const change = (person: TestPerson, employeeId: string, software1Number: string) =>
    as(person).call(payrollNumberCalls.changeSoftware1Number, { employeeId, software1Number })

  test('is given, replaced and taken away, and finds the person meanwhile', async () => {
    const { serres, marie, id } = await withPaul(writer)
    const found = async (search: string) =>
      (
        await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
          clientId: serres.id,
          status: 'to_hire',
          page: 0,
          size: 10,
          search,
        })
      ).items.length

    await change(marie, id, 'M-00147')
    expect(await found('M-00147')).toBe(1)
    await change(marie, id, 'M-00148')
    expect([await found('M-00147'), await found('M-00148')]).toEqual([0, 1])
    const gone = { employeeId: id, software1Number: 'M-00148' }
    expect(await as(marie).call(payrollNumberCalls.deleteSoftware1NumberAtRoot, gone)).toEqual({
      software1Number: null,
    })
    expect(await found('M-00148')).toBe(0)
  })

  test('belongs to one person of a company', async () => {
    const { serres, marie, id } = await withPaul(writer)
    const other = await hire(world, serres, { name: 'Martin' })
    await change(marie, id, 'M-00147')

    await expect(change(marie, other.id, 'M-00147')).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ field: 'software1Number', code: 'taken' }] },
    })
  })

  test('that is no longer the one kept is not taken away', async () => {
    const { marie, id } = await withPaul(writer)
    await change(marie, id, 'M-00147')

    const input = { employeeId: id, software1Number: 'M-1' }
    expect((await as(marie).send(payrollNumberCalls.deleteSoftware1Number, input)).statusCode).toBe(409)
  })

  test('is written with the file: given, replaced and taken away, without a word of the other parts', async () => {
    const { marie, id } = await withPaul(writer)

    expect(await edit(marie, 'payroll', { id, software1Number: ' M-00147 ' })).toMatchObject({
      software1Number: 'M-00147',
    })
    expect(await edit(marie, 'payroll', { id, software1Number: 'M-00148', version: 2 })).toMatchObject({ version: 3 })
    expect(await edit(marie, 'personal', { id, gloveSize: 9 })).toMatchObject({ software1Number: 'M-00148' })
    expect(await edit(marie, 'payroll', { id, software1Number: '' })).toMatchObject({ software1Number: null })
  })

  test('of somebody else, or of a form that no payroll has, is refused at its field of the file', async () => {
    const { serres, marie, id } = await withPaul(writer)
    await hire(world, serres, { name: 'Martin', payrollNumber: 'M-00147' })

    await expect(edit(marie, 'payroll', { id, software1Number: 'M-00147' })).rejects.toMatchObject({
      status: 400,
      code: 'PAYROLL_NUMBER_TAKEN',
      body: { fields: [{ field: 'employee.software1Number', code: 'taken' }] },
    })
    await expect(edit(marie, 'payroll', { id, software1Number: 'M 147 !' })).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ field: 'employee.software1Number' }] },
    })
  })

  test('that a former employer gave is taken away by who writes there too', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [, station] = group.companies.map(company => company.id) as [string, string]
    const marie = await world.person({ in: group, rights: writer, companies: [0, 1] })
    const ofStation = await world.person({ in: group, rights: writer, companies: [1] })
    const { id } = await hire(world, group, { company: 0, payrollNumber: 'M-00147' })
    await edit(marie, 'payroll', { id, companyId: station })

    await expect(edit(ofStation, 'payroll', { id, software1Number: null })).rejects.toMatchObject({
      body: { fields: [{ field: 'employee.software1Number', code: 'elsewhere' }] },
    })
    expect(await edit(marie, 'payroll', { id, software1Number: null })).toMatchObject({ software1Number: null })
  })

  test('is given with the company to somebody who had none, and not without it', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [serres] = group.companies.map(company => company.id) as [string, string]
    const marie = await world.person({ in: group, rights: writer, companies: [0, 1] })
    const { id } = await hire(world, group, { company: null })

    await expect(edit(marie, 'payroll', { id, software1Number: 'M-00147' })).rejects.toMatchObject({
      body: { fields: [{ field: 'employee.companyId', code: 'required' }] },
    })
    expect(await edit(marie, 'payroll', { id, companyId: serres, software1Number: 'M-00147' })).toMatchObject({
      company: 'Serres',
      software1Number: 'M-00147',
    })
  })

  test('is changed by nobody who only reads, and by no neighbour', async () => {
    const { serres, id } = await withPaul(writer)
    const reader = await world.person({ in: serres, rights: { [salaries]: 1 } })
    const neighbour = await world.person({ in: await world.client(), rights: writer })
    const input = { employeeId: id, software1Number: 'M-00147' }

    for (const call of [
      payrollNumberCalls.changeSoftware1Number,
      payrollNumberCalls.changeSoftware1NumberAtRoot,
      payrollNumberCalls.deleteSoftware1Number,
      payrollNumberCalls.deleteSoftware1NumberAtRoot,
    ]) {
      expect((await as(reader).send(call, input)).statusCode).toBe(403)
      expect((await as(neighbour).send(call, input)).statusCode).toBe(404)
    }
  })
})

describe('the standing of a person', () => {
  test('tells the decision and what follows from the contracts', async () => {
    const { marie, id } = await withPaul(writer)

    expect(await as(marie).call(employeesCalls.getEmployeeStatus, { id })).toEqual({
      status: 'active',
      archivedAt: null,
    })
    expect(await as(marie).call(employeesCalls.getCurrentStatusOfEmployee, { id })).toEqual({
      situation: 'never_hired',
      since: null,
      until: null,
      contractId: null,
      suspensionId: null,
    })
  })

  test('is read by no neighbour, and by nobody without the right', async () => {
    const { serres, id } = await withPaul(writer)
    const nobody = await world.person({ in: serres })
    const neighbour = await world.person({ in: await world.client(), rights: writer })

    for (const call of [employeesCalls.getEmployeeStatus, employeesCalls.getCurrentStatusOfEmployee]) {
      expect((await as(nobody).send(call, { id })).statusCode).toBe(403)
      expect((await as(neighbour).send(call, { id })).statusCode).toBe(404)
    }
    const fields = { employeeId: id }
    expect((await as(nobody).send(employeesCalls.getAllCustomFieldsForEmployee, fields)).statusCode).toBe(403)
    expect((await as(neighbour).send(employeesCalls.getAllCustomFieldsForEmployee, fields)).statusCode).toBe(404)
  })

  test('of a file without anything says what it lacks', async () => {
    const { marie, id } = await withPaul(writer)

    const { missing } = await edit(marie, 'contactDetails', {
      id,
      address: { address: '1 rue du Lac', city: 'Vertou' },
    })

    expect(missing).toEqual(['identity', 'nir', 'iban', 'workplace'])
  })
})

describe('the file of a contact', () => {
  test('is that of the employee whom the directory knows by it', async () => {
    const { marie, id } = await withPaul(writer)
    const { contactId } = await as(marie).call(employeesCalls.getEmployee, { id })

    expect(await as(marie).call(employeesCalls.getEmployeeOfContact, { id: contactId })).toMatchObject({ id })
  })

  test('is nobody’s for a neighbour, and refused without the right', async () => {
    const { serres, marie, id } = await withPaul(writer)
    const { contactId } = await as(marie).call(employeesCalls.getEmployee, { id })
    const nobody = await world.person({ in: serres })
    const neighbour = await world.person({ in: await world.client(), rights: writer })

    expect((await as(nobody).send(employeesCalls.getEmployeeOfContact, { id: contactId })).statusCode).toBe(403)
    expect((await as(neighbour).send(employeesCalls.getEmployeeOfContact, { id: contactId })).statusCode).toBe(404)
  })
})

describe('deleting a file', () => {
  const manager = { [salaries]: 3, [sensitiveData]: 2 } as const

  test('of somebody who was never employed empties it, and nothing of him is read again', async () => {
    const { marie, id } = await withPaul(manager)
    await edit(marie, 'bank', { id, iban })

    await as(marie).call(employeesCalls.deleteEmployee, { id })

    expect((await as(marie).send(employeesCalls.getEmployee, { id })).statusCode).toBe(404)
    const [row] = await ask<{ all: string }>(
      world.installer,
      'select e::text as all from rh.employee e where id = $1',
      [id],
    )
    expect(row?.all).not.toMatch(/Petit|Paul|1994-03-14/)
    expect(await as(marie).call(employeesCalls.getEmployeesOfClient, {})).toEqual([])
  })

  test('of a foreigner who was never employed takes the check of his permit with it', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: manager })
    const { id, permitId } = await hireForeigner(world, serres)
    await ask(
      world.installer,
      `insert into rh.permit_check (client_id, employee_id, document_id, asked_on, channel, created_by)
       values ($1, $2, $3, '2026-01-05', 'mail', $4)`,
      [serres.id, id, permitId, marie.userId],
    )

    await as(marie).call(employeesCalls.deleteEmployee, { id })

    expect(await ask(world.installer, 'select from rh.permit_check where employee_id = $1', [id])).toEqual([])
  })

  test('is refused to a writer and to a neighbour, in both styles', async () => {
    const { id } = await withPaul(writer)
    const neighbour = await world.person({ in: await world.client(), rights: manager })
    const { marie, id: own } = await withPaul(writer)

    for (const call of [employeesCalls.deleteEmployee, employeesCalls.removeEmployee]) {
      expect((await as(marie).send(call, { id: own })).statusCode).toBe(403)
      expect((await as(neighbour).send(call, { id })).statusCode).toBe(404)
    }
  })
})

describe('an employee by the second interface style', () => {
  test('is taken in by the same rules', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    const paul = { name: 'Petit', firstname: 'Paul', title: 'mr', dateOfBirth: '1994-03-14' } as const

    const { employee } = await as(marie).call(employeesCalls.postEmployee, { employee: paul, clientId: serres.id })

    expect(employee).toMatchObject({ name: 'Petit', sex: 1, situation: 'never_hired' })
    const again = await as(marie).call(employeesCalls.postEmployee, { employee: paul })
    expect(again).toMatchObject({ created: false, matches: [{ name: 'Petit' }] })
  })

  test('is refused to a reader', async () => {
    const serres = await world.client()
    const reader = await world.person({ in: serres, rights: { [salaries]: 1 } })
    const input = { employee: { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14' } }

    expect((await as(reader).send(employeesCalls.postEmployee, input)).statusCode).toBe(403)
  })
})
