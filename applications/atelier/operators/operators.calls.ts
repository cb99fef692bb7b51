import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Operator, operatorFields, pin } from './operator.model.ts'

const writing = { access: manages('atelier/fabrication'), answer: Operator, touches: ['atelier'] } as const

/** The team of a workshop (design of fabrication, section 8, Operators). */
export const operatorsCalls = calls('atelier/operators', {
  /** By name; those who left last. */
  getOperators: {
    method: 'GET',
    path: 'atelier/operators/:atelierId',
    access: reads('atelier/fabrication'),
    input: z.strictObject({ atelierId: idOf('atelier.workshop') }),
    answer: z.array(Operator),
  },
  /** 400 CODE_TAKEN at the badge of somebody who works there. */
  postOperator: { ...writing, method: 'POST', path: 'atelier/operators', input: z.strictObject(operatorFields) },
  putOperator: {
    ...writing,
    method: 'PUT',
    path: 'atelier/operators/:id',
    input: z.strictObject({ ...operatorFields, id: idOf('atelier.operator'), version: z.int32().optional() }),
  },
  /**
   * Somebody types his code on a shared tablet: what he does there for a shift bears his name.
   * 400 WRONG_PIN, NO_PIN; 429 PIN_LOCKED after five wrong ones.
   */
  giveOperatorTicket: {
    method: 'POST',
    path: 'atelier/operators/ticket',
    access: writes('atelier/fabrication'),
    outside: true,
    input: z.strictObject({ operatorId: idOf('atelier.operator'), pin }),
    answer: z.object({ ticket: z.string(), until: z.string(), operatorId: idOf('atelier.operator'), name: z.string() }),
  },
})
