import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { EnergyCompany, EnergyCompanyFields, energyCompaniesElement } from './energy-company.model.ts'

const touches = ['energie/energy-contracts', 'finances']
const ofOne = z.strictObject({ id: idOf('energie.energy_company') })

const energyCompaniesByName = {
  sorts: ['name'],
  comparedSorts: ['siret', 'site'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const energyCompaniesCalls = calls('energie/energy-companies', {
  getPaginatedEnergyCompanies: {
    method: 'GET',
    path: 'energie/energy-companies/:page/:size/:search?',
    access: reads(energyCompaniesElement),
    ...listOf(EnergyCompany, energyCompaniesByName),
  },
  createEnergyCompany: {
    method: 'POST',
    path: 'energie/energy-companies',
    access: writes(energyCompaniesElement),
    touches,
    status: 201,
    input: EnergyCompanyFields,
    answer: EnergyCompany,
  },
  editEnergyCompany: {
    method: 'PUT',
    path: 'energie/energy-companies/:id',
    access: writes(energyCompaniesElement),
    touches,
    input: EnergyCompanyFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: EnergyCompany,
  },
  archiveEnergyCompany: {
    method: 'PUT',
    path: 'energie/energy-companies/:id/archive',
    access: manages(energyCompaniesElement),
    touches,
    input: ofOne,
    answer: EnergyCompany,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreEnergyCompany: {
    method: 'PUT',
    path: 'energie/energy-companies/:id/restore',
    access: manages(energyCompaniesElement),
    touches,
    input: ofOne,
    answer: EnergyCompany,
  },
})
