import { documentModel } from '#platform/document-models/document-models.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers, type RhDb } from '#rh/rh-db.ts'
import { coefficientsCalls } from './coefficients.calls.ts'
import { referenceListsCalls } from './reference-lists.calls.ts'
import { salariesCalls } from './salaries.calls.ts'
import { coefficientById, coefficients } from './server/coefficients.queries.ts'
import { citizenshipByLabel, countryCodes, csps, positionsWith } from './server/reference-lists.ts'
import { salaries, salaryById } from './server/salaries.queries.ts'
import { requireMay, type TermRights, termRights } from './server/term-rights.ts'
import { archiveTerm } from './server/terms.queries.ts'
import {
  type Reading,
  typeOfContractById,
  typeOfContractByLibelle,
  typesOfContract,
} from './server/types-of-contract.queries.ts'
import { workTimeById, workTimes } from './server/work-times.queries.ts'
import { createCoefficient, editCoefficient } from './server/write-coefficient.ts'
import { createSalary, editSalary } from './server/write-salary.ts'
import { archiveTypeOfContract, createTypeOfContract, editTypeOfContract } from './server/write-type-of-contract.ts'
import { createWorkTime, editWorkTime } from './server/write-work-time.ts'
import { pay } from './term.model.ts'
import { typesOfContractCalls } from './types-of-contract.calls.ts'
import { workTimesCalls } from './work-times.calls.ts'

export { hearNewClient, usualTypesOfContract } from './server/usual-types-of-contract.ts'

type Asking = { db: RhDb; clock: Clock; rights: Rights }

const reading = async (given: Asking): Promise<Reading> => ({
  db: given.db,
  today: given.clock.today().toString(),
  rights: await termRights(given),
})

const allowed = async (given: Asking, act: keyof TermRights['can']) => {
  const asked = await reading(given)
  requireMay(asked.rights, act)
  return asked
}
const writing = (given: Asking) => allowed(given, 'edit')
const archiving = (given: Asking) => allowed(given, 'archive')

const nowOf = ({ clock }: Asking) => clock.now().toString()

const listed = async (given: Asking, { archived }: { archived: 'true' | 'false' }) =>
  typesOfContract(await reading(given), archived === 'true')

export const contractTermsServers = [
  rhAnswers(typesOfContractCalls, {
    getTypesOfContracts: listed,
    listTypesOfContract: listed,
    getTypeOfContractById: async (given, { id }) => typeOfContractById(await reading(given), id),
    getTypeOfContractByLibelle: async (given, { libelle }) => typeOfContractByLibelle(await reading(given), libelle),
    createTypeOfContract: async (given, { typeOfContract }) =>
      createTypeOfContract(await writing(given), typeOfContract, 'typeOfContract.'),
    addTypeOfContract: async (given, typeOfContract) => createTypeOfContract(await writing(given), typeOfContract, ''),
    editTypeOfContract: async (given, { typeOfContract }) =>
      editTypeOfContract(await writing(given), typeOfContract, 'typeOfContract.'),
    changeTypeOfContract: async (given, typeOfContract) => editTypeOfContract(await writing(given), typeOfContract, ''),
    archiveTypeOfContract: async (given, { id }) => archiveTypeOfContract(await archiving(given), id, nowOf(given)),
  }),

  rhAnswers(workTimesCalls, {
    getWorkTimes: async (given, { archived }) => workTimes(await reading(given), archived === 'true'),
    getWorkTimeById: async (given, { id }) => workTimeById(await reading(given), id),
    createWorkTime: async (given, { workTime }) => createWorkTime(await writing(given), workTime),
    editWorkTime: async (given, { workTime }) => editWorkTime(await writing(given), workTime),
    archiveWorkTime: async (given, { id }) =>
      archiveTerm((await archiving(given)).db, 'rh.work_time', id, nowOf(given)),
  }),

  rhAnswers(coefficientsCalls, {
    getCoefficients: async (given, { archived }) => coefficients(await reading(given), archived === 'true'),
    getCoefficientById: async (given, { id }) => coefficientById(await reading(given), id),
    createCoefficient: async (given, { coefficient }) => createCoefficient(await writing(given), coefficient),
    editCoefficient: async (given, { coefficient }) => editCoefficient(await writing(given), coefficient),
    archiveCoefficient: async (given, { id }) =>
      archiveTerm((await archiving(given)).db, 'rh.coefficient', id, nowOf(given)),
  }),

  rhAnswers(salariesCalls, {
    getSalaries: async (given, { archived }) => salaries(await reading(given), archived === 'true'),
    getSalaryById: async (given, { id }) => salaryById(await reading(given), id),
    createSalary: async (given, { salary }) => createSalary(await writing(given), salary),
    editSalary: async (given, { salary }) => editSalary(await writing(given), salary),
    archiveSalary: async (given, { id }) => archiveTerm((await archiving(given)).db, 'rh.salary', id, nowOf(given)),
  }),

  rhAnswers(referenceListsCalls, {
    getCsps: async ({ clock }, { at }) => csps(at ?? clock.today().toString()),
    getCountriesCodes: async ({ clock }, { at }) => countryCodes(at ?? clock.today().toString()),
    getCitizenshipByLabel: ({ db }, { label }) => citizenshipByLabel(db, label),
    getTermRights: async given => {
      const { can, writesPay } = await termRights(given)
      return { ...can, writePay: writesPay }
    },
    getDocumentModelById: ({ db, rights, language }, { id }) =>
      documentModel({ db: db as unknown as PlatformDb, rights, language }, id),
    getPositionsWithTerm: async ({ db, rights }, { kind, id }) => {
      const tellsPay = kind === 'salary' || kind === 'coefficient'
      if (tellsPay && (await rights.level(pay)) < 1) throw notFound()
      const { byCompany } = await rights.perimeter('rh/gestion_du_personnel/postes')
      return positionsWith(db, columnOf[kind], id, [...byCompany.keys()])
    },
  }),
]

const columnOf = {
  'type-of-contract': 'typeOfContractId',
  'work-time': 'workTimeId',
  coefficient: 'coefficientId',
  salary: 'salaryId',
} as const
