import { z } from 'zod'
import { manages, reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Workshop, workshopFields } from './workshop.model.ts'

const writing = { access: manages('atelier/ligne'), answer: Workshop, touches: ['atelier'] } as const

/** Workshops of the companies of the caller (design of fabrication, section 3). */
export const workshopsCalls = calls('atelier/workshops', {
  /** By code, for whoever works in one of them. */
  getWorkshops: {
    method: 'GET',
    path: 'atelier/workshops',
    access: reads(
      'atelier/ligne',
      'atelier/fabrication',
      'atelier/conditionnement',
      'atelier/production',
      'atelier/production/article',
      'atelier/stock',
    ),
    answer: z.array(Workshop),
  },
  /** Where the caller may open one. */
  getCompaniesForWorkshops: {
    method: 'GET',
    path: 'atelier/workshops/companies',
    access: manages('atelier/ligne'),
    answer: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
  },
  /** 400 CODE_TAKEN at its field. */
  postWorkshop: { method: 'POST', path: 'atelier/workshops', ...writing, input: z.strictObject(workshopFields) },
  putWorkshop: {
    method: 'PUT',
    path: 'atelier/workshops/:id',
    ...writing,
    input: z.strictObject({
      id: idOf('atelier.workshop'),
      name: workshopFields.name,
      version: z.int32().optional(),
    }),
  },
})
