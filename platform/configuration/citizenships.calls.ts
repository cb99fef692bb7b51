import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Citizenship } from './citizenship.model.ts'

const byConfigurator = { access: role('adminOfClient', 'configurator') } as const
const ofOne = z.strictObject({ id: idOf('platform.citizenship') })
const said = {
  label: z.string().trim().min(1).max(80),
  horsUE: z.boolean(),
  foreigner: z.boolean(),
}

const touches = 'everything'

/** Citizenships that forms offer (component *Nationalités*). */
export const citizenshipsCalls = calls('platform/configuration', {
  getCitizenships: {
    method: 'GET',
    path: 'configuration/citizenships',
    access: signedIn(),
    answer: z.array(Citizenship),
  },
  /** 400 on a country that is there already, or that does not exist. */
  createCitizenship: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/citizenships',
    status: 201,
    input: z.strictObject({ country: z.string().length(2).toUpperCase(), ...said }),
    touches,
    answer: Citizenship,
  },
  /** Adds those of the usual list that are not there yet, at the end. */
  addUsualCitizenships: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/citizenships/usual',
    touches,
    answer: z.array(Citizenship),
  },
  editCitizenship: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/citizenships/:id',
    input: ofOne.extend({ ...said, active: z.boolean(), version: z.int32() }),
    touches,
    answer: Citizenship,
  },
  deleteCitizenship: {
    ...byConfigurator,
    method: 'DELETE',
    path: 'configuration/citizenships/:id',
    input: ofOne,
    touches,
    answer: nothing,
  },
  moveCitizenship: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/citizenships/:id/move',
    input: ofOne.extend({ direction: z.enum(['up', 'down']) }),
    touches,
    answer: z.array(Citizenship),
  },
})
