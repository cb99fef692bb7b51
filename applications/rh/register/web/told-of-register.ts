import { externalWorkersCalls, registerCalls } from '../register.calls.ts'

/** Calls whose answers a new line makes wrong. */
export const toldOfRegister = [
  registerCalls.getEstablishmentsOfRegister,
  registerCalls.getPageOfRegister,
  registerCalls.getLinesOfRegisterEntry,
  externalWorkersCalls.getExternalWorkers,
]
