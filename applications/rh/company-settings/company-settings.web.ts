export { CompanySettings } from './web/company-settings.tsx'
