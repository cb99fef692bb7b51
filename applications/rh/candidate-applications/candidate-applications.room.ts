import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { questionedSubjectsOffer } from '#platform/configuration/questioned-subject.slot.ts'
import {
  documentSourcesOffer,
  documentTypesOffer,
  objectsOfTypesOffer,
} from '#platform/documents/document-source.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import {
  answerTicketRequestJob,
  applicantMessagesServer,
  applicationLetter,
  applicationNews,
  applicationSource,
  applicationsToDo,
  askToStayJob,
  candidateApplicationsServer,
  hearContract,
  objectsOfApplicationLetter,
  questionedApplication,
  remindInvitedJob,
  sendApplicantMessageJob,
  sendApplicantTicketJob,
  sendDueResponsesJob,
  sendResponseJob,
  sendOfferToPoolJob,
  sendStayQuestionJob,
  tellApplicationJob,
  tellPoolOfOffersJob,
} from './candidate-applications.server.ts'

export const candidateApplicationsRoom = room({
  answers: () => [candidateApplicationsServer, applicantMessagesServer],
  jobs: () => [
    answerTicketRequestJob,
    sendApplicantMessageJob,
    sendApplicantTicketJob,
    tellApplicationJob,
    sendResponseJob,
    sendDueResponsesJob,
    remindInvitedJob,
    askToStayJob,
    sendStayQuestionJob,
    tellPoolOfOffersJob,
    sendOfferToPoolJob,
  ],
  listeners: () => [hearContract],
  fills: [
    fill(questionedSubjectsOffer, questionedApplication),
    fill(notificationTypesOffer, applicationNews),
    fill(toDoSourcesOffer, applicationsToDo),
    fill(documentTypesOffer, applicationLetter),
    fill(documentSourcesOffer, applicationSource),
    fill(objectsOfTypesOffer, objectsOfApplicationLetter),
  ],
})
