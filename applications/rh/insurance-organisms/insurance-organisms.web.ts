export { InsuranceOrganisms } from './web/insurance-organisms.tsx'
