import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { auditedWordsOffer } from '#platform/audit/audited-words.slot.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { rhComponents } from './rh-components.model.ts'
import { rhAuditedWords } from './audited-words.ts'
import { accessRoom } from './access/access.room.ts'
import { absencesRoom } from './absences/absences.room.ts'
import { annualProgramsRoom } from './annual-programs/annual-programs.room.ts'
import { applicantsRoom } from './applicants/applicants.room.ts'
import { applicationFormRoom } from './application-form/application-form.room.ts'
import { candidateApplicationsRoom } from './candidate-applications/candidate-applications.room.ts'
import { candidatesRoom } from './candidates/candidates.room.ts'
import { companySettingsRoom } from './company-settings/company-settings.room.ts'
import { contractsRoom } from './contracts/contracts.room.ts'
import { contractSigningRoom } from './contract-signing/contract-signing.room.ts'
import { contractTermsRoom } from './contract-terms/contract-terms.room.ts'
import { dpaeRoom } from './dpae/dpae.room.ts'
import { deadlinesRoom } from './deadlines/deadlines.room.ts'
import { documentRequestsRoom } from './document-requests/document-requests.room.ts'
import { employeeDocumentsRoom } from './employee-documents/employee-documents.room.ts'
import { employeeExportRoom } from './employee-export/employee-export.room.ts'
import { employeeHistoryRoom } from './employee-history/employee-history.room.ts'
import { employeesRoom } from './employees/employees.room.ts'
import { hrEventsRoom } from './hr-events/hr-events.room.ts'
import { hiringFilesRoom } from './hiring-files/hiring-files.room.ts'
import { fileOverviewRoom } from './file-overview/file-overview.room.ts'
import { indicatorsRoom } from './indicators/indicators.room.ts'
import { insuranceOrganismsRoom } from './insurance-organisms/insurance-organisms.room.ts'
import { jobOffersRoom } from './job-offers/job-offers.room.ts'
import { mutuellesRoom } from './mutuelles/mutuelles.room.ts'
import { payRoom } from './pay/pay.room.ts'
import { payrollSoftwareRoom } from './payroll-software/payroll-software.room.ts'
import { planningRoom } from './planning/planning.room.ts'
import { positionsRoom } from './positions/positions.room.ts'
import { interviewsRoom } from './interviews/interviews.room.ts'
import { recruitmentIndicatorsRoom } from './recruitment-indicators/recruitment-indicators.room.ts'
import { registerRoom } from './register/register.room.ts'
import { retentionRoom } from './retention/retention.room.ts'
import { skillsRoom } from './skills/skills.room.ts'
import { staffImportRoom } from './staff-import/staff-import.room.ts'
import { standardModelsRoom } from './standard-models/standard-models.room.ts'
import { workPermitsRoom } from './work-permits/work-permits.room.ts'
import { workingTimeRoom } from './working-time/working-time.room.ts'
import { workplacesRoom } from './workplaces/workplaces.room.ts'
import { offerRulesRoom } from './offer-rules/offer-rules.room.ts'
import { campaignsRoom } from './campaigns/campaigns.room.ts'
import { offerModelsRoom } from './offer-models/offer-models.room.ts'
import { workAccidentsRoom } from './work-accidents/work-accidents.room.ts'

/** The rooms of RH. */
export const rhRooms = [
  indicatorsRoom,
  employeesRoom,
  hrEventsRoom,
  fileOverviewRoom,
  contractsRoom,
  mutuellesRoom,
  contractSigningRoom,
  dpaeRoom,
  employeeHistoryRoom,
  employeeExportRoom,
  staffImportRoom,
  employeeDocumentsRoom,
  workplacesRoom,
  workPermitsRoom,
  companySettingsRoom,
  applicationFormRoom,
  applicantsRoom,
  jobOffersRoom,
  candidatesRoom,
  candidateApplicationsRoom,
  interviewsRoom,
  hiringFilesRoom,
  recruitmentIndicatorsRoom,
  registerRoom,
  positionsRoom,
  contractTermsRoom,
  insuranceOrganismsRoom,
  deadlinesRoom,
  documentRequestsRoom,
  standardModelsRoom,
  room({ fills: [fill(auditedWordsOffer, rhAuditedWords), fill(configurationComponentsOffer, ...rhComponents)] }),
  offerRulesRoom,
  campaignsRoom,
  workingTimeRoom,
  planningRoom,
  annualProgramsRoom,
  payRoom,
  payrollSoftwareRoom,
  absencesRoom,
  accessRoom,
  skillsRoom,
  offerModelsRoom,
  retentionRoom,
  workAccidentsRoom,
]
