import { energieAnswers } from '#energie/energie-db.ts'
import { pageOfEnergyCompanies } from './server/energy-companies.queries.ts'
import {
  archiveEnergyCompany,
  createEnergyCompany,
  editEnergyCompany,
  restoreEnergyCompany,
} from './server/write-energy-company.ts'
import { energyCompaniesCalls } from './energy-companies.calls.ts'

export const energyCompaniesServer = energieAnswers(energyCompaniesCalls, {
  getPaginatedEnergyCompanies: ({ db }, asked) => pageOfEnergyCompanies(db, asked),
  createEnergyCompany: ({ db }, fields) => createEnergyCompany(db, fields),
  editEnergyCompany: ({ db }, change) => editEnergyCompany(db, change),
  archiveEnergyCompany: ({ db, clock }, { id }) => archiveEnergyCompany(db, id, clock.now().toString()),
  restoreEnergyCompany: ({ db }, { id }) => restoreEnergyCompany(db, id),
})
