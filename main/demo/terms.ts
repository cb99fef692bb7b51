import { usualTypesOfContract } from '#rh/contract-terms/contract-terms.server.ts'
import { DpaeConfiguration } from '#rh/positions/dpae-configuration.model.ts'
import { dpaeColumns } from '#rh/positions/positions.server.ts'
import type { ClientPlan } from './client-plan.ts'
import type { Row } from './insert-rows.ts'
import { idsFor } from './organisation.ts'
import { risksOf } from './plans/trade-risks.ts'
import { coefficients, organisms, proposedTo, salaries, workTimes } from './terms-plan.ts'

export type Terms = ReturnType<typeof termsOf>

/** What a client's contracts are made of, each by its name. */
export function termsOf({ slug }: ClientPlan) {
  const id = idsFor(`terms of ${slug}`)
  const idsByName = (names: readonly string[]) => new Map(names.map(name => [name, id()]))
  return {
    types: idsByName(usualTypesOfContract.map(({ libelle }) => libelle)),
    workTimes: idsByName(Object.keys(workTimes)),
    coefficients: idsByName(Object.keys(coefficients)),
    salaries: idsByName(Object.keys(salaries)),
    organisms: idsByName(organisms),
  }
}

/** The rows of what contracts are made of, before the positions that propose them. */
export function rowsOfTerms(terms: Terms, today: Temporal.PlainDate): Readonly<Record<string, readonly Row[]>> {
  const archivedAt = `${today.subtract({ days: 120 })}T09:00:00Z`
  return {
    'rh.type_of_contract': usualTypesOfContract.map(type => ({
      id: terms.types.get(type.libelle),
      readingLanguages: [],
      version: 1,
      ...type,
    })),
    'rh.insurance_organism': organisms.map(name => ({ id: terms.organisms.get(name), name, email: null, version: 1 })),
    'rh.work_time': Object.entries(workTimes).map(([label, { kind, hours, days, reason, daysPerYear }]) => ({
      id: terms.workTimes.get(label),
      label,
      kind,
      weeklyHours: hours ?? null,
      daysPerWeek: kind === 'days_package' ? null : (days?.filter(worked => worked > 0).length ?? 5),
      daysPerYear: daysPerYear ?? null,
      distribution: days ?? null,
      exemptionReason: reason ?? null,
      version: 1,
    })),
    'rh.coefficient': Object.entries(coefficients).map(([label, [value]]) => ({
      id: terms.coefficients.get(label),
      label,
      value,
      idcc: '7024',
      youthReduction: false,
      version: 1,
    })),
    'rh.coefficient_minimum': Object.entries(coefficients).flatMap(([label, [, minima]]) =>
      Object.entries(minima).map(([day, amount]) => ({
        coefficientId: terms.coefficients.get(label),
        validFrom: day,
        hourlyAmount: amount,
      })),
    ),
    'rh.salary': Object.entries(salaries).map(([label, { unit, amount, from, isArchived }]) => ({
      id: terms.salaries.get(label),
      label,
      unit,
      amount,
      validFrom: from,
      archivedAt: isArchived ? archivedAt : null,
      version: 1,
    })),
  }
}

/** The columns of a position, and of the conditions of those who hold it, that name its terms. */
export function termColumns(terms: Terms, position: string) {
  const [type, workTime, coefficient, salary] = proposedTo(position)
  return {
    typeOfContractId: terms.types.get(type),
    workTimeId: terms.workTimes.get(workTime),
    coefficientId: terms.coefficients.get(coefficient),
    salaryId: terms.salaries.get(salary),
  }
}

/** What is declared of each position. */
export const rowsOfRisks = (positionIds: ReadonlyMap<string, string>) => ({
  'rh.position_dpae_configuration': [...positionIds].map(([name, id]) => ({
    positionId: id,
    ...dpaeColumns(declared(name)),
  })),
})

function declared(position: string) {
  const boxes = risksOf(position)
  const ticked = Object.fromEntries(boxes.map(box => [box, true]))
  return DpaeConfiguration.parse({ ...ticked, activiteARisque: boxes.length > 0 })
}
