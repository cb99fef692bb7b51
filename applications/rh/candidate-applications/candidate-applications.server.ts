import { randomUUIDv7 } from 'node:crypto'
import { inBulk } from '#kernel/server/in-bulk.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { applicantMessagesCalls } from './applicant-messages.calls.ts'
import { candidateApplicationsCalls } from './candidate-applications.calls.ts'
import { cancelResponse, saveResponse } from './server/answers.ts'
import { applicationById, applicationInFull } from './server/application-in-full.queries.ts'
import { applicationFilters } from './server/application-filters.queries.ts'
import { applicationScopeOf } from './server/application-scope.ts'
import { updateStatus } from './server/change-status.ts'
import {
  applicationFigures,
  foundApplications,
  listOfApplications,
  pageOfApplications,
} from './server/page-of-applications.queries.ts'
import { hiringChoices, requireHiringCompany } from './server/hiring-choices.queries.ts'
import { questionnaireOfApplication } from './server/questionnaires-of-application.ts'
import { createCandidate, sendApplicationForm, updateExistingCandidate } from './server/register-candidate.ts'
import {
  closeApplication,
  deleteApplication,
  updateApplication,
  updateComment,
  updateHiringDate,
  updateRefusalReason,
} from './server/write-application.ts'
import { writeToApplicant, writtenModels } from './server/write-to-applicant.ts'

export { askToStayJob, sendStayQuestionJob } from './server/ask-to-stay.ts'
export { answerTicketRequestJob } from './server/answer-ticket-request-job.ts'
export { atSite } from './server/application-filters.queries.ts'
export { applicationLetter, applicationSource, objectsOfApplicationLetter } from './server/application-source.ts'
export { applicationNews } from './server/application-news.ts'
export { applicationsToDo } from './server/applications-to-do.ts'
export { hearContract } from './server/hear-contract.ts'
export { sendApplicantTicketJob, tellApplicationJob } from './server/letters.ts'
export { questionedApplication } from './server/questionnaires-of-application.ts'
export { remindInvitedJob } from './server/remind-invited-job.ts'
export { sendDueResponsesJob, sendResponseJob } from './server/send-responses-job.ts'
export {
  askTicket,
  candidateOfTicket,
  followedApplication,
  keepInPoolByLink,
  takeApplication,
  takeCandidatePieces,
  withdrawByLink,
  writeInByLink,
} from './server/take-application.ts'
export { sendOfferToPoolJob, tellPoolOfOffersJob } from './server/tell-pool-of-offers.ts'
export { sendApplicantMessageJob } from './server/write-to-applicant.ts'
export { withdrawApplication } from './server/withdraw-application.ts'

export const candidateApplicationsServer = rhAnswers(candidateApplicationsCalls, {
  createCandidate,
  updateExistingCandidate,
  sendApplicationFormToCandidate: sendApplicationForm,
  isCandidateInterviewAllowed: async (given, { candidateId, candidateApplicationId }) => {
    const scope = await applicationScopeOf(given)
    const application = await applicationById(given.db, scope, candidateApplicationId).catch(() => undefined)
    const allowed = application?.candidateId === candidateId
    return { allowed, reasons: allowed ? [] : ['no_right'] }
  },
  updateCandidateApplication: updateApplication,
  updateCandidateApplicationComment: updateComment,
  updateCandidateHiringDate: updateHiringDate,
  updateCandidateApplicationRefusalReason: updateRefusalReason,
  updateCandidateApplicationStatus: updateStatus,
  decideManyApplications: (given, { candidateApplicationIds, ...decided }) =>
    inBulk(given, candidateApplicationIds, (db, candidateApplicationId) =>
      updateStatus({ ...given, db }, { ...decided, candidateApplicationId }),
    ),
  closeCandidateApplication: closeApplication,
  deleteCandidateApplication: deleteApplication,
  saveInterviewResponse: saveResponse,
  cancelInterviewResponse: cancelResponse,
  getCandidatesApplications: async (given, asked) =>
    listOfApplications(given.db, await applicationScopeOf(given), asked),
  getPaginatedCandidatesApplications: async (given, asked) =>
    pageOfApplications(given.db, await applicationScopeOf(given), asked),
  countCandidatesApplications: async (given, asked) =>
    applicationFigures(given.db, await applicationScopeOf(given), asked),
  searchCandidatesApplications: async (given, { q }) => foundApplications(given.db, await applicationScopeOf(given), q),
  getApplicationFilters: applicationFilters,
  getHiringChoices: async (given, { companyId }) => {
    await requireHiringCompany(given, companyId)
    return hiringChoices(given.db, companyId)
  },
  getCandidateApplicationById: async (given, asked) =>
    applicationInFull(given.db, await applicationScopeOf(given), asked),
  buildQuestionnaireAnswersForCandidateApplication: questionnaireOfApplication,
})

export const applicantMessagesServer = rhAnswers(applicantMessagesCalls, {
  writeToManyApplicants: (given, { candidateApplicationIds, message }) => {
    const batchId = randomUUIDv7()
    return inBulk(given, candidateApplicationIds, (db, candidateApplicationId) =>
      writeToApplicant({ ...given, db }, { candidateApplicationId, message, batchId }),
    )
  },
  getMessageModels: async ({ say, language }) => writtenModels(say, language),
})
