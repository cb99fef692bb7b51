import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { LigneAtelier, LigneWithUsers, lineFields, linesElement, mostOperations, Operation } from './line.model.ts'

const reading = { method: 'GET', access: reads(linesElement) } as const
const writing = { method: 'POST', access: writes(linesElement), answer: LigneAtelier, touches: ['atelier'] } as const
const ofWorkshop = z.strictObject({ atelierId: idOf('atelier.workshop') })
const line = z.strictObject({ id: idOf('atelier.ligne_atelier') })

/** The lines of workshops (hr-and-workshop, section 7, Workshop; design of fabrication, section 7). */
export const linesCalls = calls('atelier/lines', {
  /** By their place. */
  getLigneAtelierByAtelier: {
    ...reading,
    path: 'atelier/fabrication/getLigneAtelierByAtelier/:atelierId',
    input: ofWorkshop,
    answer: z.array(LigneAtelier),
  },
  /** Of every workshop of the perimeter. */
  getAllLigneAtelier: {
    ...reading,
    path: 'atelier/fabrication/getAllLigneAtelier',
    answer: z.array(LigneAtelier),
  },
  getLigneAtelierWithUserByAtelier: {
    ...reading,
    path: 'atelier/fabrication/getLigneAtelierWithUserByAtelier/:atelierId',
    input: ofWorkshop,
    answer: z.array(LigneWithUsers),
  },
  getLigneAtelierById: {
    ...reading,
    path: 'atelier/fabrication/getLigneAtelierById/:id',
    input: line,
    answer: LigneAtelier,
  },
  /** Case and accents do not distinguish; null where none is called so. */
  getLigneAtelierByLibelle: {
    ...reading,
    path: 'atelier/fabrication/getLigneAtelierByLibelle/:atelierId/:label',
    input: ofWorkshop.extend({ label: z.string().min(1).max(60) }),
    answer: LigneAtelier.nullable(),
  },
  /** Of oneself, or of anybody for who manages the company. */
  getLigneAtelierOfUser: {
    ...reading,
    path: 'atelier/fabrication/getLigneAtelierOfUser/:userId/:atelierId',
    input: ofWorkshop.extend({ userId: idOf('platform.user') }),
    answer: z.array(LigneAtelier),
  },
  /** L and the next number, which somebody else may take before it is saved. */
  getNextLigneAtelierCode: {
    ...reading,
    access: writes(linesElement),
    path: 'atelier/fabrication/getNextLigneAtelierCode/:atelierId',
    input: ofWorkshop,
    answer: z.object({ code: z.string() }),
  },
  /** 400 CODE_TAKEN at the code or the label. */
  addLigneAtelier: { ...writing, path: 'atelier/fabrication/addLigneAtelier', input: z.strictObject(lineFields) },
  /** 409 LINE_IN_USE where one that is switched off has orders or a plan. */
  updateLigneAtelier: {
    ...writing,
    path: 'atelier/fabrication/updateLigneAtelier',
    input: z.strictObject({
      ...lineFields,
      id: idOf('atelier.ligne_atelier'),
      version: z.int32().optional(),
    }),
  },
  /** One that was never used goes; one that was is kept aside. 409 LINE_IN_USE. */
  deleteLigneAtelier: {
    method: 'DELETE',
    path: 'atelier/fabrication/deleteLigneAtelier/:id',
    access: manages(linesElement),
    input: line,
    answer: z.object({ id: idOf('atelier.ligne_atelier'), archived: z.boolean() }),
    touches: ['atelier'],
  },
  getOperationsOfLine: {
    ...reading,
    path: 'atelier/fabrication/lines/:id/operations',
    input: line,
    answer: z.array(Operation),
  },
  /** The steps in their order; one that orders used and that is left out stays, switched off. */
  putOperationsOfLine: {
    ...writing,
    method: 'PUT',
    path: 'atelier/fabrication/lines/:id/operations',
    input: line.extend({ operations: z.array(Operation).max(mostOperations) }),
    answer: z.array(Operation),
  },
  /** Members who may answer for a line of the workshop. */
  getMembersForLines: {
    ...reading,
    access: writes(linesElement),
    path: 'atelier/fabrication/lines/members/:atelierId',
    input: ofWorkshop,
    answer: z.array(z.object({ id: idOf('platform.user'), name: z.string() })),
  },
})
