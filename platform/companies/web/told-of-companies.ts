import { membersCalls } from '#platform/users/members.calls.ts'
import { companiesCalls } from '../companies.calls.ts'

/** Answers that a change of companies, of services or of who is in them makes wrong. */
export const toldOfCompanies = [
  companiesCalls.getCompaniesOfClient,
  companiesCalls.getManagedCompanies,
  companiesCalls.getCompanyById,
  companiesCalls.getServicesOfCompany,
  companiesCalls.getServiceById,
  membersCalls.getServicesToFill,
  membersCalls.getPaginatedUsers,
  membersCalls.getMember,
] as const
