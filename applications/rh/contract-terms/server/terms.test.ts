import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { sign } from '#rh/testing/sign.ts'
import { coefficientsCalls } from '../coefficients.calls.ts'
import { referenceListsCalls } from '../reference-lists.calls.ts'
import { salariesCalls } from '../salaries.calls.ts'
import { pay, settings } from '../term.model.ts'
import { typesOfContractCalls } from '../types-of-contract.calls.ts'
import { workTimesCalls } from '../work-times.calls.ts'

const world = useWorld()
const unknown = '0198a000-0000-7000-8000-000000000000'

const withRights = async (rights: Record<string, Level>, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights })
const manager = (client?: TestClient) => withRights({ [settings]: 3, [pay]: 2 }, client)

const partTime = {
  label: 'Temps partiel 28 h',
  kind: 'part',
  weeklyHours: 28,
  distribution: [7, 7, 0, 7, 7, 0, 0],
} as const
const grower = {
  label: 'Palier 3',
  value: '35',
  idcc: '7024',
  cspCode: '691c',
  minima: [
    { validFrom: '2025-01-01', hourlyAmount: 12.05 },
    { validFrom: '2099-01-01', hourlyAmount: 20 },
  ],
}
const hourly = { label: 'Horaire saison', unit: 'hourly', amount: 12.35, validFrom: '2026-01-01' } as const

describe('work times', () => {
  test('are written, changed in one field and judged whole', async () => {
    const marie = await manager()
    const made = await as(marie).call(workTimesCalls.createWorkTime, {
      workTime: { ...partTime, distribution: [...partTime.distribution] },
    })

    const renamed = await as(marie).call(workTimesCalls.editWorkTime, {
      workTime: { id: made.id, label: 'Quatre jours' },
    })
    const shorter = await as(marie).send(workTimesCalls.editWorkTime, { workTime: { id: made.id, weeklyHours: 21 } })

    expect(made).toMatchObject({ ...partTime, daysPerWeek: 4, daysPerYear: null })
    expect(renamed).toMatchObject({ label: 'Quatre jours', weeklyHours: 28 })
    expect(shorter.json().fields.map(({ field }: { field: string }) => field)).toEqual([
      'workTime.distribution',
      'workTime.exemptionReason',
    ])
    expect(await as(marie).call(workTimesCalls.getWorkTimeById, { id: made.id })).toEqual(renamed)
  })

  test('are archived and taken back', async () => {
    const marie = await manager()
    const { id } = await as(marie).call(workTimesCalls.createWorkTime, {
      workTime: { label: '35 h', kind: 'full', weeklyHours: 35 },
    })

    await as(marie).call(workTimesCalls.archiveWorkTime, { id })
    const live = await as(marie).call(workTimesCalls.getWorkTimes, {})
    const restored = await as(marie).call(workTimesCalls.editWorkTime, { workTime: { id, archived: false } })

    expect([live, restored.archivedAt]).toEqual([[], null])
  })

  test('tell where they serve', async () => {
    const serres = await world.client()
    const marie = await manager(serres)
    const { id: typeOfContractId } = await as(marie).call(typesOfContractCalls.addTypeOfContract, {
      libelle: 'CDI',
      family: 'permanent',
    })
    const { id } = await as(marie).call(workTimesCalls.createWorkTime, {
      workTime: { label: '35 h', kind: 'full', weeklyHours: 35 },
    })
    await sign(world, serres, { typeOfContractId, family: 'permanent', workTimeId: id })

    const [used] = await as(marie).call(workTimesCalls.getWorkTimes, {})

    expect(used?.uses).toEqual({ positions: 0, employees: 1, contracts: 1 })
  })
})

describe('coefficients', () => {
  test('have the minimum of the day', async () => {
    const marie = await manager()

    const made = await as(marie).call(coefficientsCalls.createCoefficient, { coefficient: grower })

    expect(made).toMatchObject({ ...grower, youthReduction: false, minimumToday: 12.05 })
    expect(await as(marie).call(coefficientsCalls.getCoefficientById, { id: made.id })).toEqual(made)
  })

  test('keep their minima unless new ones are sent', async () => {
    const marie = await manager()
    const { id } = await as(marie).call(coefficientsCalls.createCoefficient, { coefficient: grower })
    const minima = [{ validFrom: '2026-01-01', hourlyAmount: 12.4 }]

    const renamed = await as(marie).call(coefficientsCalls.editCoefficient, { coefficient: { id, label: 'Palier 4' } })
    const raised = await as(marie).call(coefficientsCalls.editCoefficient, { coefficient: { id, minima } })
    await as(marie).call(coefficientsCalls.archiveCoefficient, { id })

    expect([renamed.minima, raised.minima]).toEqual([grower.minima, minima])
    expect(await as(marie).call(coefficientsCalls.getCoefficients, {})).toEqual([])
  })

  test('never have two minima on one day, nor a category that does not exist', async () => {
    const marie = await manager()
    const [minimum] = grower.minima
    const twice = await as(marie).send(coefficientsCalls.createCoefficient, {
      coefficient: { ...grower, minima: [minimum, minimum] },
    })
    const stray = await as(marie).send(coefficientsCalls.createCoefficient, {
      coefficient: { ...grower, cspCode: '999z' },
    })
    expect(twice.json()).toMatchObject({ fields: [{ field: 'coefficient.minima' }] })
    expect(stray.json()).toMatchObject({ fields: [{ field: 'coefficient.cspCode', code: 'unknown' }] })
  })
})

describe('salaries', () => {
  test('are written with the right on pay alone, and frozen once somebody has signed', async () => {
    const serres = await world.client()
    const marie = await manager(serres)
    const { id: typeOfContractId } = await as(marie).call(typesOfContractCalls.addTypeOfContract, {
      libelle: 'CDI',
      family: 'permanent',
    })
    const { id } = await as(marie).call(salariesCalls.createSalary, { salary: hourly })
    const raised = await as(marie).call(salariesCalls.editSalary, { salary: { id, amount: 12.5 } })
    await sign(world, serres, { typeOfContractId, family: 'permanent', salaryId: id })

    const frozen = await as(marie).send(salariesCalls.editSalary, { salary: { id, amount: 13 } })
    const same = await as(marie).send(salariesCalls.editSalary, { salary: { id, amount: 12.5, label: 'Saison' } })
    await as(marie).call(salariesCalls.archiveSalary, { id })

    expect(raised).toMatchObject({ amount: 12.5, isFrozen: false })
    expect([frozen.statusCode, frozen.json().code]).toEqual([409, 'SALARY_IN_USE'])
    expect(same.statusCode).toBe(200)
    expect(await as(marie).call(salariesCalls.getSalaries, { archived: 'true' })).toMatchObject([
      { label: 'Saison', isFrozen: true },
    ])
  })
})

describe('pay', () => {
  test('is never told, nor written, without its right', async () => {
    const serres = await world.client()
    const marie = await manager(serres)
    const ines = await withRights({ [settings]: 3 }, serres)
    const salary = await as(marie).call(salariesCalls.createSalary, { salary: hourly })
    const coefficient = await as(marie).call(coefficientsCalls.createCoefficient, { coefficient: grower })

    const read = [
      await as(ines).send(salariesCalls.getSalaries, {}),
      await as(ines).send(salariesCalls.getSalaryById, { id: salary.id }),
      await as(ines).send(coefficientsCalls.getCoefficients, {}),
      await as(ines).send(coefficientsCalls.getCoefficientById, { id: coefficient.id }),
    ]
    const written = [
      await as(ines).send(salariesCalls.createSalary, { salary: hourly }),
      await as(ines).send(salariesCalls.editSalary, { salary: { id: salary.id, amount: 1 } }),
      await as(ines).send(coefficientsCalls.editCoefficient, { coefficient: { id: coefficient.id, minima: [] } }),
      await as(ines).send(coefficientsCalls.createCoefficient, { coefficient: grower }),
    ]

    expect(read.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(read.map(({ body }) => body).join()).not.toMatch(/12\.35|12\.05|"amount"|"minima"/)
    expect(written.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  })
})

describe('a name that is taken', () => {
  test('is told at the field of each kind of term', async () => {
    const marie = await manager()
    const workTime = { label: '35 h', kind: 'full', weeklyHours: 35 } as const
    const twice = async (create: () => ReturnType<ReturnType<typeof as>['send']>) => {
      await create()
      return (await create()).json().fields[0].field
    }
    const taken = [
      await twice(() => as(marie).send(workTimesCalls.createWorkTime, { workTime })),
      await twice(() => as(marie).send(coefficientsCalls.createCoefficient, { coefficient: grower })),
      await twice(() => as(marie).send(salariesCalls.createSalary, { salary: hourly })),
    ]
    expect(taken).toEqual(['workTime.label', 'coefficient.label', 'salary.label'])
  })
})

/** Every call about one term, by its id. */
const everyCallOn = (id: string) =>
  [
    [workTimesCalls.getWorkTimeById, { id }],
    [workTimesCalls.editWorkTime, { workTime: { id } }],
    [workTimesCalls.archiveWorkTime, { id }],
    [coefficientsCalls.getCoefficientById, { id }],
    [coefficientsCalls.editCoefficient, { coefficient: { id } }],
    [coefficientsCalls.archiveCoefficient, { id }],
    [salariesCalls.getSalaryById, { id }],
    [salariesCalls.editSalary, { salary: { id } }],
    [salariesCalls.archiveSalary, { id }],
  ] as const

describe('the terms of a neighbour', () => {
  test('are as if they were not', async () => {
    const neighbour = await manager()
    const { id } = await as(neighbour).call(salariesCalls.createSalary, { salary: hourly })
    const marie = await manager()

    for (const [call, input] of everyCallOn(id)) expect((await as(marie).send(call, input)).statusCode).toBe(404)
    expect(await as(marie).call(salariesCalls.getSalaries, { archived: 'true' })).toEqual([])
  })
})

describe('without the right', () => {
  test('nobody reads or writes a term', async () => {
    const personne = await world.person({ in: await world.client() })
    const calls = [
      [referenceListsCalls.getTermRights, {}],
      [workTimesCalls.getWorkTimes, {}],
      [workTimesCalls.getWorkTimeById, { id: unknown }],
      [workTimesCalls.createWorkTime, { workTime: { label: '35 h', kind: 'full', weeklyHours: 35 } }],
      [workTimesCalls.editWorkTime, { workTime: { id: unknown } }],
      [workTimesCalls.archiveWorkTime, { id: unknown }],
      [coefficientsCalls.getCoefficients, {}],
      [coefficientsCalls.getCoefficientById, { id: unknown }],
      [coefficientsCalls.createCoefficient, { coefficient: grower }],
      [coefficientsCalls.editCoefficient, { coefficient: { id: unknown } }],
      [coefficientsCalls.archiveCoefficient, { id: unknown }],
      [salariesCalls.getSalaries, {}],
      [salariesCalls.getSalaryById, { id: unknown }],
      [salariesCalls.createSalary, { salary: hourly }],
      [salariesCalls.editSalary, { salary: { id: unknown } }],
      [salariesCalls.archiveSalary, { id: unknown }],
    ] as const
    for (const [call, input] of calls) expect((await as(personne).send(call, input)).statusCode).toBe(403)
  })
})
