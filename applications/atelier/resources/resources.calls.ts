import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { onTheFloor, remark, stopReasons } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { ResourceOfWorkshop, resourceFields, resourceStates } from './resource.model.ts'

const writing = {
  access: writes('atelier/ligne'),
  answer: ResourceOfWorkshop,
  touches: ['atelier'],
} as const
/** Whoever works at a line stops a machine of it. */
const stopping = { ...writing, method: 'POST', access: writes('atelier/ligne', 'atelier/fabrication') } as const
const resource = z.strictObject({ id: idOf('atelier.resource') })

/** Machines of a workshop, and what stops them (design of fabrication, sections 3 and 7). */
export const resourcesCalls = calls('atelier/resources', {
  getResources: {
    method: 'GET',
    path: 'atelier/resources/:atelierId',
    access: reads('atelier/ligne', 'atelier/fabrication'),
    input: z.strictObject({ atelierId: idOf('atelier.workshop') }),
    answer: z.array(ResourceOfWorkshop),
  },
  /** 400 CODE_TAKEN at its field. */
  postResource: { ...writing, method: 'POST', path: 'atelier/resources', input: z.strictObject(resourceFields) },
  putResource: {
    ...writing,
    method: 'PUT',
    path: 'atelier/resources/:id',
    input: resource.extend({
      ...resourceFields,
      state: z.enum(resourceStates).exclude(['stopped']).optional(),
      version: z.int32().optional(),
    }),
  },
  /** A blocking machine suspends the order that runs on its line. */
  stopResource: {
    ...stopping,
    replays: true,
    path: 'atelier/resources/:id/stop',
    input: resource.extend({ reasonCode: z.enum(stopReasons), comment: remark.optional(), ...onTheFloor }),
  },
  /**
   * Has who mends equipment open a ticket, or join the one that is open. 409 NOT_STOPPED; NOT_REPORTABLE of what did not break
   * down, or where nobody keeps tickets.
   */
  reportStop: {
    ...stopping,
    replays: true,
    path: 'atelier/resources/:id/report',
    input: resource.extend(onTheFloor),
  },
  /** The order that it suspended goes on when somebody resumes it. */
  restartResource: {
    ...stopping,
    replays: true,
    path: 'atelier/resources/:id/restart',
    input: resource.extend(onTheFloor),
  },
})
