import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ArchivedTerm, listInput, ofOne, settings, staff } from './term.model.ts'
import { NewTypeOfContract, TypeOfContract, TypeOfContractChange } from './type-of-contract.model.ts'

const reading = reads(settings, staff)
const all = { method: 'GET', access: reading, input: listInput, answer: z.array(TypeOfContract) } as const

const touches = ['rh']

/** Types of contract, in both interface styles (hr-and-workshop, section 7). */
export const typesOfContractCalls = calls('rh/contract-terms', {
  getTypesOfContracts: { ...all, path: 'rh/gestionPersonnel/getTypesOfContracts' },
  listTypesOfContract: { ...all, path: 'typeOfContract' },
  getTypeOfContractById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getTypeOfContractById/:id',
    access: reading,
    input: ofOne('rh.type_of_contract'),
    answer: TypeOfContract,
  },
  /** The whole label, whatever its case and accents; live ones only. */
  getTypeOfContractByLibelle: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getTypeOfContractByLibelle/:libelle',
    access: reading,
    input: z.strictObject({ libelle: z.string().min(1).max(80) }),
    answer: TypeOfContract,
  },
  createTypeOfContract: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createTypeOfContract',
    access: writes(settings),
    input: z.strictObject({ typeOfContract: NewTypeOfContract }),
    touches,
    answer: TypeOfContract,
  },
  addTypeOfContract: {
    method: 'POST',
    path: 'typeOfContract',
    access: writes(settings),
    input: NewTypeOfContract,
    touches,
    answer: TypeOfContract,
  },
  editTypeOfContract: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editTypeOfContract',
    access: writes(settings),
    input: z.strictObject({ typeOfContract: TypeOfContractChange }),
    touches,
    answer: TypeOfContract,
  },
  changeTypeOfContract: {
    method: 'PATCH',
    path: 'typeOfContract',
    access: writes(settings),
    input: TypeOfContractChange,
    touches,
    answer: TypeOfContract,
  },
  archiveTypeOfContract: {
    method: 'DELETE',
    path: 'rh/gestionPersonnel/archiveTypeOfContract/:id',
    access: manages(settings),
    input: ofOne('rh.type_of_contract'),
    touches,
    answer: ArchivedTerm,
  },
})
