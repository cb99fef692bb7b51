import type { ListWords } from '#platform/audit/audited-words.slot.ts'
import { personSteps, waitings } from '#rh/campaigns/campaign.model.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { contractStates, missingOfContracts, timeStates } from '#rh/contracts/contract.model.ts'
import { availableWithin, keptInPool, knownAs } from '#rh/candidates/candidate.model.ts'
import { applicationStates } from '#rh/candidate-applications/application-state.model.ts'
import { scopes } from '#rh/candidate-applications/candidate-application.model.ts'
import { mutuelleStates } from '#rh/mutuelles/mutuelle.model.ts'
import { offerStates } from '#rh/job-offers/job-offer.model.ts'
import { declarationStates } from '#rh/dpae/dpae.model.ts'
import { dpaeClocks } from '#rh/dpae/hiring-clock.model.ts'
import { missingPieces, spokenLanguages } from '#rh/employees/employee.model.ts'
import { rhAuditedRows, rhPlaces } from './audited-rows.ts'

/** What a list was narrowed by, as its page says it. */
function choiceInWords(value: string) {
  if (families.some(family => family === value)) return `rh.family.${value}`
  if (contractStates.some(state => state === value)) return `rh.contract.state.${value}`
  if (value === 'bound' || value === 'unbound') return `rh.mutuelle.binding.${value}`
  if (timeStates.some(state => state === value)) return `rh.contract.time.${value}`
  if (mutuelleStates.some(state => state === value)) return `rh.mutuelle.state.${value}`
  if (missingOfContracts.some(piece => piece === value)) return `rh.contract.missing.${value}`
  if (applicationStates.some(state => state === value)) return `rh.application.state.${value}`
  if (availableWithin.some(span => span === value)) return `rh.candidates.available.${value}`
  if (knownAs.some(known => known === value)) return `rh.candidates.employee.${value}`
  if (keptInPool.some(kept => kept === value)) return `rh.candidates.pool.${value}`
  if (scopes.some(scope => scope === value)) return `rh.applications.scope.${value}`
  if (spokenLanguages.some(language => language === value)) return `rh.spoken.${value}`
  if (missingPieces.some(piece => piece === value)) return `rh.employee.missing-${value}`
  if (offerStates.some(state => state === value)) return `rh.offer.state.${value}`
  if (declarationStates.some(state => state === value)) return `rh.dpae.declaration.${value}`
  if (dpaeClocks.some(clock => clock === value)) return `rh.dpae.clock.${value}`
  if (personSteps.some(step => step === value)) return `rh.campaign.step.${value}`
  if (waitings.some(waiting => waiting === value)) return `rh.campaign.waiting.${value}`
  if (value === 'now' || value === 'later') return `rh.campaign.declares.${value}`
  if (value === 'todo') return 'rh.dpae.list.todo'
  return value === 'any' ? 'rh.employees.lacks-any' : `rh.list-choice.${value}`
}

const titles: Readonly<Record<string, string>> = {
  getContracts: 'rh.contract.tab',
  getDpaeList: 'rh.dpae.list-title',
  getCampaignPeople: 'field.people',
  getReturningPeople: 'rh.campaign.recall',
  getMutuelles: 'rh.mutuelle.covers',
  getExpirableDocuments: 'rh.field.deadlines',
  getJobOffers: 'rh.offer.title',
  getPaginatedCandidates: 'rh.candidates.title',
  getPaginatedCandidatesApplications: 'rh.applications.title',
  getPageOfRegister: 'rh.field.staffRegister',
  getPaginatedEmployeesOfClient: 'rh.field.employees',
  getPaginatedPosts: 'rh.field.positions',
}

const fields: Readonly<Record<string, string>> = {
  available: 'rh.candidate.availability',
  binding: 'rh.field.contract',
  employee: 'rh.candidates.employee',
  jobOfferId: 'rh.field.jobOffer',
  language: 'field.language',
  pool: 'rh.candidates.pool',
  recruiterId: 'rh.interview.recruiter-field',
  scope: 'field.state',
  clock: 'rh.dpae.deadline',
  tab: 'rh.dpae.tab',
  employeeId: 'rh.field.employee',
  organismId: 'rh.mutuelle.organism',
  endsBefore: 'rh.contract.ends-before',
  hiredBefore: 'rh.contract.hired-before',
  time: 'rh.contract.time',
  trialEndsBefore: 'rh.contract.trial-ends-before',
  archived: 'rh.employees.tab-archived',
  citizenship: 'field.citizenship',
  customFields: 'field.customFields',
  kind: 'rh.field.documentKind',
  missing: 'rh.contract.missing',
  part: 'rh.field.part',
  placeId: 'field.workplace',
  positionId: 'rh.field.position',
  sex: 'rh.field.sex',
  siret: 'rh.field.establishment',
  siteId: 'rh.field.site',
  step: 'rh.campaign.step',
  waiting: 'rh.campaign.waiting',
  declares: 'rh.campaign.step.dpae',
  situation: 'rh.field.situation',
  thisMonth: 'rh.field.thisMonth',
  unitId: 'rh.field.unit',
}

/** What RH's lists are called when somebody took one away. */
export const listWords: ListWords = {
  list: call => titles[call] ?? `rh.list.${call}`,
  filter: name => fields[name] ?? `rh.list-filter.${name}`,
  choice: choiceInWords,
  ids: { placeId: rhPlaces, positionId: rhAuditedRows.position },
}
