import { signable } from '#platform/envelopes/signable.slot.ts'
import { contractsElement, signatureElement } from '#rh/contracts/contract.model.ts'
import type { RhTables } from '#rh/rh-db.ts'

const capacities = [
  { code: 'employee', label: 'rh.esign.employee' },
  { code: 'legal_guardian', label: 'rh.esign.legal-guardian' },
  { code: 'company', label: 'rh.esign.company' },
]

/** Types of RH that are signed; of the last two an employee may decline his own alone. */
const typeCodes = [
  'WORK_CONTRACT',
  'AMENDMENT',
  'SUSPENSION',
  'END_OF_CONTRACT',
  'MUTUELLE_ADHESION',
  'MUTUELLE_DISPENSE',
]

/** What is signed of RH: by hand as long as no record of it sends its own documents, so that none hears of the end. */
export const signables = typeCodes.map(typeCode =>
  signable<RhTables>({
    typeCode,
    elements: { see: 'rh/esign', send: `${contractsElement}#envoi`, sign: signatureElement },
    capacities,
    recordsOf: async () => new Map(),
    onSigned: async () => undefined,
  }),
)
