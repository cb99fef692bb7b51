import type { Access } from './access.ts'
import type { Call } from './call.ts'

/** The words of a call that its server alone reads; the browser is given every other. Schemas would bring zod along. */
export const wordsOfServer = [
  'input',
  'answer',
  'filesAfter',
  'replays',
  'roundTrip',
  'leavesTrace',
  'voice',
  'fresh',
  'inPerson',
  'whileReadOnly',
  'duringMaintenance',
  'uncounted',
  'status',
] as const satisfies readonly (keyof Call)[]

/** What the code of the browser may read of a call: in the built product nothing else is there. */
export type CallOfBrowser = Omit<Call, (typeof wordsOfServer)[number] | 'access'> & { access: Pick<Access, 'kind'> }
