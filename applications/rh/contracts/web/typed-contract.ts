import { z } from 'zod'
import { DpaeConfiguration, nothingDeclared } from '#rh/positions/dpae-configuration.model.ts'
import type { PackageElement } from '#rh/employee-history/package-element.model.ts'
import type { SiteAssignment } from '#rh/employee-history/site-assignment.model.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { type Contract, ContractFields, type ContractInFull } from '../contract.model.ts'
import type { contractsCalls } from '../contracts.calls.ts'

const chosen = z
  .string()
  .nullish()
  .transform(id => id || null)
const typedDay = z
  .string()
  .nullish()
  .transform(day => day || null)
const amount = z
  .union([z.number(), z.literal('')])
  .nullish()
  .transform(value => (value === '' || value === undefined ? null : value))
const needed = z.string().min(1, 'kernel.field.required')
const words = z.string().default('')

/** A contract as the wizard holds it; its call judges the rest. */
export const typedContract = z.object({
  typeOfContract: needed,
  position: needed,
  site: needed,
  unit: chosen,
  subunit: chosen,
  hiringDate: needed,
  hiringTime: z.string().min(1, 'kernel.field.required'),
  endOfContractDate: typedDay,
  minimumDurationDays: amount,
  trialPeriodDate: typedDay,
  reasonCode: chosen,
  reasonText: words,
  replacedPerson: words,
  replacedQualification: words,
  retroactiveReason: words,
  workTime: chosen,
  coefficient: chosen,
  salary: chosen,
  enableAdaptedSalary: z.boolean().default(false),
  adaptedSalary: amount,
  hiringMonthlyGrossSalary: amount,
  hasSixMonthsPractice: z.boolean().default(false),
  readingLanguage: chosen,
  documentModel: chosen,
  dpaeConfiguration: DpaeConfiguration,
  /** Why a rule is passed, by its number. */
  passes: z.record(z.string(), z.string()).default({}),
})
export type TypedContract = z.output<typeof typedContract>
type Typing = z.input<typeof typedContract>

type Prepared = Partial<Record<'position' | 'site' | 'unit' | 'subunit' | 'hiringDate', string | null | undefined>>

export const blank: Typing = {
  typeOfContract: '',
  position: '',
  site: '',
  unit: '',
  subunit: '',
  hiringDate: '',
  hiringTime: '08:00',
  endOfContractDate: '',
  minimumDurationDays: '',
  trialPeriodDate: '',
  reasonCode: '',
  reasonText: '',
  replacedPerson: '',
  replacedQualification: '',
  retroactiveReason: '',
  workTime: '',
  coefficient: '',
  salary: '',
  enableAdaptedSalary: false,
  adaptedSalary: '',
  hiringMonthlyGrossSalary: '',
  hasSixMonthsPractice: false,
  readingLanguage: '',
  documentModel: '',
  dpaeConfiguration: nothingDeclared(),
  passes: {},
}

type Known = { conditions: readonly PackageElement[]; places: readonly SiteAssignment[] }

/** What is known already of somebody who has no contract yet: what his import or a hiring prepared, with its day to come. */
export function typedForNewcomer({ conditions, places }: Known): Typing {
  const job = conditions.find(({ moment }) => moment !== 'superseded')
  const place = places.find(({ moment }) => moment !== 'superseded')
  return typedWith({
    position: job?.position.id,
    site: place?.workplace.site.id,
    unit: place?.workplace.unit?.id,
    subunit: place?.workplace.subunit?.id,
    hiringDate: [place, job].find(row => row?.moment === 'future')?.activationDate,
  })
}

const typedWith = (prepared: Prepared): Typing => ({
  ...blank,
  ...Object.fromEntries(Object.entries(prepared).map(([name, value]) => [name, value ?? ''])),
})

/** A contract as it was saved, to be written over. */
export const typedOf = (contract: ContractInFull): Typing => ({
  ...typedAgain(contract),
  hiringDate: contract.hiringDate,
  endOfContractDate: contract.endOfContractDate ?? '',
  minimumDurationDays: contract.minimumDurationDays ?? '',
  trialPeriodDate: contract.trialPeriodDate ?? '',
  retroactiveReason: contract.retroactiveReason ?? '',
  dpaeConfiguration: contract.dpaeConfiguration ?? nothingDeclared(),
  passes: Object.fromEntries(contract.ruleOverrides.map(({ rule, reason }) => [rule, reason])),
})

/** The last contract of somebody who comes back: all but its days. */
export const typedAgain = (contract: Contract): Typing => ({
  ...blank,
  typeOfContract: contract.typeOfContract.id,
  position: contract.position.id,
  site: contract.site?.id ?? '',
  unit: contract.unit?.id ?? '',
  subunit: contract.subunit?.id ?? '',
  hiringTime: contract.hiringTime,
  reasonCode: contract.reasonCode ?? '',
  reasonText: contract.reasonText ?? '',
  replacedPerson: contract.replacedPerson ?? '',
  replacedQualification: contract.replacedQualification ?? '',
  workTime: contract.workTime?.id ?? '',
  coefficient: contract.coefficient?.id ?? '',
  salary: contract.salary?.id ?? '',
  enableAdaptedSalary: contract.enableAdaptedSalary ?? false,
  adaptedSalary: contract.adaptedSalary ?? '',
  hiringMonthlyGrossSalary: contract.hiringMonthlyGrossSalary ?? '',
  hasSixMonthsPractice: contract.hasSixMonthsPractice,
  readingLanguage: contract.readingLanguage ?? '',
  documentModel: contract.documentModel ?? '',
})

type SentContract = SentTo<typeof contractsCalls.createEmploymentContract>['contract']

/** What the calls are sent. Pay is left out by who may not write it. */
export function sentOf({ dpaeConfiguration: _, passes, ...typed }: TypedContract, writesPay: boolean): SentContract {
  const { coefficient, salary, adaptedSalary, enableAdaptedSalary, hiringMonthlyGrossSalary, ...plain } = typed
  const ruleOverrides = Object.entries(passes)
    .filter(([, reason]) => reason.trim())
    .map(([rule, reason]) => ({ rule, reason }))
  return {
    ...plain,
    readingLanguage: plain.readingLanguage as SentContract['readingLanguage'],
    ...(writesPay && {
      coefficient,
      salary,
      enableAdaptedSalary,
      adaptedSalary: enableAdaptedSalary ? adaptedSalary : null,
      hiringMonthlyGrossSalary,
    }),
    ruleOverrides,
  }
}

/** What can be judged of a contract that is still being typed: a field that is at fault by itself is left out. */
export function judgedOf(
  typed: Typing,
  writesPay: boolean,
): SentTo<typeof contractsCalls.checkContractDraft>['contract'] {
  const said = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      const shape = (typedContract.shape as Record<string, z.ZodType>)[name]
      const judged = shape?.safeParse(value)
      return judged?.success ? [[name, judged.data]] : []
    }),
  )
  const sent = sentOf({ ...(said as TypedContract), passes: {} }, writesPay)
  const known = Object.entries(sent).filter(([name, value]) => {
    const field = (ContractFields.shape as Record<string, z.ZodType>)[name]
    return value !== undefined && field?.safeParse(value).success
  })
  return Object.fromEntries(known)
}
