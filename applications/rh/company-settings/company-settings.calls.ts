import { z } from 'zod'
import { manages, reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { CompanySettings, CompanySettingsForm } from './company-settings.model.ts'

const parametrage = 'rh/gestion_du_personnel/parametrage'

export const companySettingsCalls = calls('rh/company-settings', {
  getCompanySettings: {
    method: 'GET',
    path: 'rh/companies/:companyId/settings',
    access: reads(parametrage),
    input: z.strictObject({ companyId: idOf('platform.company') }),
    answer: CompanySettings,
  },
  /** Of every company whose reference data the caller reads, by name. */
  getSettingsOfCompanies: {
    method: 'GET',
    path: 'rh/companies/settings',
    access: reads(parametrage),
    answer: z.array(CompanySettings),
  },
  saveCompanySettings: {
    method: 'PUT',
    path: 'rh/companies/:companyId/settings',
    access: manages(parametrage),
    input: CompanySettingsForm.extend({ companyId: idOf('platform.company'), version: z.int32().optional() }),
    touches: ['rh'],
    answer: CompanySettings,
  },
})
