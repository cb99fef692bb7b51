import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { coefficientsCalls } from '../coefficients.calls.ts'
import { referenceListsCalls } from '../reference-lists.calls.ts'
import { salariesCalls } from '../salaries.calls.ts'
import { pay, settings } from '../term.model.ts'
import { typesOfContractCalls } from '../types-of-contract.calls.ts'
import { workTimesCalls } from '../work-times.calls.ts'

const world = useWorld()
const full = { label: '35 h', kind: 'full', weeklyHours: 35 } as const
const hourly = { label: 'Horaire saison', unit: 'hourly', amount: 12.35, validFrom: '2026-01-01' } as const
const grower = { label: 'Palier 3', value: '35', minima: [{ validFrom: '2025-01-01', hourlyAmount: 12.05 }] }

describe('the terms of a client of several companies', () => {
  const inGroup = async () => {
    const group = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
    const withRightsIn = (rights: Record<string, Level>, companies = [0, 1]) =>
      world.person({ in: group, rights, companies })
    return {
      group,
      marie: await withRightsIn({ [settings]: 3, [pay]: 2 }),
      chef: await withRightsIn({ [settings]: 3, [pay]: 2 }, [0]),
      ines: await withRightsIn({ [settings]: 3 }),
    }
  }
  /** In the second company nobody holds more. */
  const bound = (group: TestClient, element: string, ceiling: Level) =>
    world.inClient(group, db =>
      db
        .insertInto('platform.company_right')
        .values({
          companyId: group.companies[1]?.id as string,
          elementId: world.catalogue.idOf(element) as number,
          ceiling,
        })
        .execute(),
    )
  const may = (person: TestPerson) => as(person).call(referenceListsCalls.getTermRights, {})

  test('are read, and changed in nothing, by who manages those of one', async () => {
    const { marie, chef } = await inGroup()
    const { id: timeId } = await as(marie).call(workTimesCalls.createWorkTime, { workTime: full })
    const { id: salaryId } = await as(marie).call(salariesCalls.createSalary, { salary: hourly })
    const { id: coefficientId } = await as(marie).call(coefficientsCalls.createCoefficient, { coefficient: grower })
    const { id: typeId } = await as(marie).call(typesOfContractCalls.addTypeOfContract, {
      libelle: 'CDI',
      family: 'permanent',
    })
    const another = { libelle: 'CDD', family: 'fixed_term' } as const

    const [time] = await as(chef).call(workTimesCalls.getWorkTimes, {})
    const answers = [
      await as(chef).send(workTimesCalls.createWorkTime, { workTime: { ...full, label: '39 h' } }),
      await as(chef).send(workTimesCalls.editWorkTime, { workTime: { id: timeId, label: '36 h' } }),
      await as(chef).send(workTimesCalls.archiveWorkTime, { id: timeId }),
      await as(chef).send(salariesCalls.createSalary, { salary: { ...hourly, label: 'Hiver' } }),
      await as(chef).send(salariesCalls.editSalary, { salary: { id: salaryId, amount: 1 } }),
      await as(chef).send(salariesCalls.archiveSalary, { id: salaryId }),
      await as(chef).send(coefficientsCalls.createCoefficient, { coefficient: { label: 'Palier 9', value: '9' } }),
      await as(chef).send(coefficientsCalls.editCoefficient, { coefficient: { id: coefficientId, label: 'Palier 9' } }),
      await as(chef).send(coefficientsCalls.archiveCoefficient, { id: coefficientId }),
      await as(chef).send(typesOfContractCalls.createTypeOfContract, { typeOfContract: another }),
      await as(chef).send(typesOfContractCalls.addTypeOfContract, another),
      await as(chef).send(typesOfContractCalls.editTypeOfContract, { typeOfContract: { id: typeId, libelle: 'C' } }),
      await as(chef).send(typesOfContractCalls.changeTypeOfContract, { id: typeId, libelle: 'C' }),
      await as(chef).send(typesOfContractCalls.archiveTypeOfContract, { id: typeId }),
    ]

    expect(time).toMatchObject({ id: timeId, can: { edit: false, archive: false } })
    expect(answers.map(answer => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [400, 'EVERY_COMPANY_NEEDED']),
    )
    expect(answers[0]?.json().message).toContain('servent à toutes les sociétés')
    expect(await as(marie).call(workTimesCalls.getWorkTimes, { archived: 'true' })).toMatchObject([
      { label: '35 h', archivedAt: null, can: { edit: true, archive: true } },
    ])
    expect(await may(chef)).toEqual({ edit: false, archive: false, writePay: false })
    expect(await may(marie)).toEqual({ edit: true, archive: true, writePay: true })
  })

  test('are changed by who writes in each, archived by who manages in each', async () => {
    const { group } = await inGroup()
    const bounded = await world.person({ in: group, rights: { [settings]: 3 }, companies: [0, 1] })
    await bound(group, settings, 2)
    const { id, can } = await as(bounded).call(workTimesCalls.createWorkTime, { workTime: full })

    const archived = await as(bounded).send(workTimesCalls.archiveWorkTime, { id })

    expect(can).toEqual({ edit: true, archive: false })
    expect([archived.statusCode, archived.json().code]).toEqual([400, 'EVERY_COMPANY_NEEDED'])
  })

  test('are changed by who manages every company that is still open, whatever was archived', async () => {
    const { group, chef } = await inGroup()
    await world.inClient(group, db =>
      db
        .updateTable('platform.company')
        .set({ archivedAt: world.clock.now().toString() })
        .where('id', '=', group.companies[1]?.id as string)
        .execute(),
    )

    const made = await as(chef).call(salariesCalls.createSalary, { salary: hourly })

    expect(made.can).toEqual({ edit: true, archive: true })
    expect(await may(chef)).toEqual({ edit: true, archive: true, writePay: true })
  })

  test('tell of pay what is written by who writes pay in each of them alone', async () => {
    const { group, marie, ines } = await inGroup()
    const { id } = await as(marie).call(salariesCalls.createSalary, { salary: hourly })
    await bound(group, pay, 1)
    const again = await world.signIn(marie)

    const read = await as(again).call(salariesCalls.getSalaryById, { id })
    const answers = [
      await as(again).send(salariesCalls.editSalary, { salary: { id, amount: 13 } }),
      await as(again).send(coefficientsCalls.createCoefficient, { coefficient: grower }),
      await as(ines).send(salariesCalls.createSalary, { salary: hourly }),
    ]
    const withoutMinima = await as(again).send(coefficientsCalls.createCoefficient, {
      coefficient: { label: 'Palier 9', value: '9' },
    })

    expect(read).toMatchObject({ amount: hourly.amount, can: { edit: false, archive: true } })
    expect(answers.map(answer => [answer.statusCode, answer.json().fields[0].code])).toEqual(
      answers.map(() => [400, 'pay_right']),
    )
    expect(withoutMinima.statusCode).toBe(200)
    expect(await may(again)).toEqual({ edit: true, archive: true, writePay: false })
  })
})
