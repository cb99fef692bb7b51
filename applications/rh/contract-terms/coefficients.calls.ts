import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { Coefficient, CoefficientChange, NewCoefficient } from './coefficient.model.ts'
import { ArchivedTerm, listInput, ofOne, settings, staff } from './term.model.ts'

const touches = ['rh']

/** Coefficients of the collective agreements, with their minima by date (hr-and-workshop, section 7, Reference data). */
export const coefficientsCalls = calls('rh/contract-terms', {
  getCoefficients: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getCoefficients',
    access: reads(settings, staff),
    input: listInput,
    answer: z.array(Coefficient),
  },
  getCoefficientById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getCoefficientById/:id',
    access: reads(settings, staff),
    input: ofOne('rh.coefficient'),
    answer: Coefficient,
  },
  createCoefficient: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createCoefficient',
    access: writes(settings),
    input: z.strictObject({ coefficient: NewCoefficient }),
    touches,
    answer: Coefficient,
  },
  editCoefficient: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editCoefficient',
    access: writes(settings),
    input: z.strictObject({ coefficient: CoefficientChange }),
    touches,
    answer: Coefficient,
  },
  archiveCoefficient: {
    method: 'DELETE',
    path: 'rh/gestionPersonnel/archiveCoefficient/:id',
    access: manages(settings),
    input: ofOne('rh.coefficient'),
    touches,
    answer: ArchivedTerm,
  },
})
