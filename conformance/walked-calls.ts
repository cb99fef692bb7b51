import { declaredCalls } from '#main/calls.ts'
import type { Told } from './walk-with-ids.ts'

export const calls: readonly Told[] = declaredCalls.flatMap(feature =>
  Object.entries(feature).map(([name, call]) => ({ name, call })),
)
/** The name of an active company is public, and what it offers: its applicants are told it at its address. */
export const toldToAnybody = [
  'doesClientExist',
  'getClientByNameNoToken',
  'getOffersFeed',
  'getOptionListsNoToken',
  'getPublicOffer',
  'getPublicOffers',
]

/** What takes people, rights or a session from who walks comes last, or he would be let into nothing afterwards. */
export const takesFromOthers = ['deleteUser', 'editMembership', 'removeUserFromService', 'moveUsersOfService']
/** Each of them ends the session of who sends it. */
export const endsOwnSession = ['revokeSession', 'logInactivityLogout', 'logout']

/** After them a thing is no longer prepared, or no longer made. */
const endsPreparing = [
  'publishQuestionnaire',
  'archiveQuestionnaire',
  'archiveDocumentModel',
  'checkStaffImport',
  'runStaffImport',
  'terminerFabrication',
  'closeOrder',
]

/** What is made is changed; reading meets what writing made, before it is taken away. */
const turns = ['POST', 'PUT', 'PATCH', 'ends', 'GET', 'DELETE', 'takes']
export const turnOf = ({ name, call }: Told) => {
  if (takesFromOthers.includes(name)) return turns.indexOf('takes')
  return turns.indexOf(endsPreparing.includes(name) ? 'ends' : call.method)
}

/** Whatever a person of a client sends, a super role alone is let in. */
export const isOfThePlatform = ({ call: { access } }: Told) => access.kind === 'role' && !access.inClient
/** A password, a code or a link, or what the platform gives: no row of a client opens them. Tests of its room accept it. */
const needsSecret = `
  refreshToken confirmMail editExpiredPassword editPassword resetPassword reauthenticate makeFirstSuperAdmin loginMfa
  confirmMfa renewRecoveryCodes disableMfa loginWithAzure getSignInTransaction getPlatformStats getClientStats
  confirmInterview declineInterview inspectRegister exportInspectedRegister getPieceAsked sendPiece apply applyBis
  saveCandidateApplicationIdCard saveCandidateApplicationFiles getCandidateByMail getFollowUp answerFollowUp
  chooseLanguageOfLetters enterWithDevice enterHiringFile sayHiringDetails getHiringFileAsked sendHiringPiece getSeasonInvitation answerSeasonInvitation
  getWalls readInterviewFeed
  getSigningLink enterSigning getDocumentToSign noteDocumentRead signByLink declineByLink getSealedByLink
  createEsignPassword editEsignPassword signEnvelope declineEnvelope sendEnvelope getSigningInside
  sendEmploymentContract sendAmendment sendSuspension sendEndingOfContract sendMutuelle sendDocumentsOfMutuelle
  signContract signMutuelle signDocumentOfContract giveSealingCertificate connectToMSAWebSite sendDpaeDataToMSAWebSite`
/** What asks for a state that the demo has not, and that no single example makes. */
const needsHistory = `
  acceptDocument rejectDocument createPermitCheck assignGroupsOfPlace getEmployeePhoto restoreSite restoreUnity
  removeFile removeEmployee stopStaffImport deleteOptionList deleteQuestionnaire submitAnswers getAnswersOfSubject
  delegateRights revokeRightDelegation getBorrowers getApplicationLogo getClientLogo getRunFile cancelContract
  moveContractToEmployeeFolder getDocumentForContract getContractAttachment editEndingOfContract
  deleteEndingOfContract moveElementOfContractToEmployeeFolder getDocumentForAvenant getDocumentForSuspension
  getDocumentForContractEnding getDocumentForMutuelle getSignedCopyOfMutuelle sendEmploymentContractByMail
  sendElementOfContractByMail getSendingOfRecord getEnvelopeInformation getEnvelopeEvidence monitorFileStatus
  uploadToSign createEnvelope editEnvelope verifyFile getModelImage closeAnnualProgram justifyPayAnomaly justifyHrAnomaly
  closePayCheck exportPay sendPayExport getFormsOfSubject getPayExportFile restoreSubunitOfUnit updateCandidateHiringDate deleteCandidateFile
  acceptDifference buildQuestionnaireAnswersForCandidateApplication closeRecall`
/** What asks for a state in which few rows of the demo are: which rows are drawn decides. Tests of its room accept it. */
const needsRareState = `
  deleteFabricationOrderdetail updateNumLotDetail addLotToOrder completeDPAE createDPAE createDPAETextFile
  scheduleDpae isDpaeDoable getDpaeTextFile getDpaeTextFiles closeDelivery reopenDelivery cancelDelivery readPlanning
  previewMixture mixLots getEnvelopeDocument findLotToCount pickCases completePallet shipShipment markDelivered
  getDeliveryNote approveRequest refuseRequest submitRound redoRound markArrival validateEnergyInvoice reportStop
  reportLine`
export const isNotAccepted = new Set([needsSecret, needsHistory, needsRareState].flatMap(names => names.split(/\s+/)))
