import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { FabricationRules } from './fabrication-rule.model.ts'

const { companyId, lotSelection, isSingleMixLot, version } = FabricationRules.shape
const byConfigurator = { access: role('adminOfClient', 'configurator'), answer: FabricationRules } as const
const ofCompany = z.strictObject({ companyId })
const saving = { ...byConfigurator, method: 'PUT', touches: ['atelier'] } as const

/** How a company chooses its lots and keeps what it makes (components *Mode sélection lot* and *Mode lot unique mélange*). */
export const fabricationRulesCalls = calls('atelier/fabrication-rules', {
  /** 404 of a company that the caller sets up in neither. */
  getFabricationRules: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/fabricationRules/:companyId',
    input: ofCompany,
  },
  /** 409 VERSION_CONFLICT of what somebody saved since. */
  saveLotSelection: {
    ...saving,
    path: 'configuration/lotSelection/:companyId',
    input: ofCompany.extend({ lotSelection, version }),
  },
  saveSingleMixLot: {
    ...saving,
    path: 'configuration/singleMixLot/:companyId',
    input: ofCompany.extend({ isSingleMixLot, version }),
  },
})
