import { qualiteAnswers } from '#qualite/qualite-db.ts'
import { disputesCalls } from './disputes.calls.ts'
import { addDisputeMessage, addDisputePhoto, addDisputeProof, disputePhoto } from './server/add-to-dispute.ts'
import { disputableNotes, disputeChoices } from './server/disputable-notes.queries.ts'
import { disputeAnalysis } from './server/dispute-analysis.queries.ts'
import { disputeById } from './server/dispute-in-full.queries.ts'
import { disputeLetter, saveDisputeLetter } from './server/dispute-letter.ts'
import { disputesWaiting, pageOfDisputes } from './server/disputes.queries.ts'
import { editDispute, registerDispute } from './server/register-dispute.ts'
import {
  askMoreOfDispute,
  askProduction,
  cancelDispute,
  decideDispute,
  dismissDispute,
  holdLotsOfDispute,
  reopenDispute,
  replyToQuality,
  settleDispute,
  skipProduction,
  transmitDispute,
} from './server/work-on-dispute.ts'

export const disputesServer = qualiteAnswers(disputesCalls, {
  getDisputes: pageOfDisputes,
  getDispute: (given, { id }) => disputeById(given, id),
  getDisputesWaiting: disputesWaiting,
  getDisputeChoices: disputeChoices,
  findDisputableNotes: (given, { words }) => disputableNotes(given, words),
  registerDispute,
  editDispute,
  addDisputeProof,
  addDisputePhoto,
  getDisputePhoto: disputePhoto,
  addDisputeMessage,
  transmitDispute,
  askProduction,
  skipProduction,
  replyToQuality,
  decideDispute,
  askMoreOfDispute,
  settleDispute,
  dismissDispute,
  cancelDispute,
  reopenDispute,
  holdLotsOfDispute: (given, { id }) => holdLotsOfDispute(given, id),
  getDisputeAnalysis: disputeAnalysis,
  getDisputeLetter: ({ db }) => disputeLetter(db),
  saveDisputeLetter: ({ db }, input) => saveDisputeLetter(db, input),
})
