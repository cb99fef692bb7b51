import { rhAnswers } from '#rh/rh-db.ts'
import { companySettingsCalls } from './company-settings.calls.ts'
import { saveCompanySettings } from './server/save-company-settings.ts'
import { settingsOfCompanies, settingsOfCompany } from './server/settings-of-company.queries.ts'

export { employerSource } from './server/employer-source.ts'

export const companySettingsServer = rhAnswers(companySettingsCalls, {
  getCompanySettings: ({ db, rights }, { companyId }) => settingsOfCompany(db, rights, companyId),
  getSettingsOfCompanies: ({ db, rights }) => settingsOfCompanies(db, rights),
  saveCompanySettings,
})
