import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { candidatesCalls } from './candidates.calls.ts'
import { candidateFileBytes, deleteCandidateFile, uploadOf } from './server/candidate-files.ts'
import { candidateInFull } from './server/candidate-in-full.queries.ts'
import { candidateScopeOf, levelOn } from './server/candidate-scope.ts'
import { dataRequestsOf, exportCandidate } from './server/export-candidate.ts'
import { firstCandidates, foundCandidates } from './server/found-candidates.queries.ts'
import { asEmployee } from './server/known-people.queries.ts'
import { pageOfCandidates } from './server/page-of-candidates.queries.ts'
import { acceptDifference, deleteCandidate, editCandidate, updateAvailability } from './server/write-candidate.ts'

export { availabilitiesOf, candidateInFull, filesOf } from './server/candidate-in-full.queries.ts'
export { type CandidateScope, candidateScopeOf, candidateToChange, levelOn, seenIn } from './server/candidate-scope.ts'
export { candidatesInSearch } from './server/candidates-in-search.ts'
export { candidatesToForget } from './server/candidates-to-forget.queries.ts'
export { eraseCandidate } from './server/erase-candidate.ts'
export { forgetBeside } from './server/forget-beside.ts'
export { forgetCandidatesJob } from './server/forget-candidates-job.ts'
export { forgetEachNight, type Night } from './server/forget-each-night.ts'
export { keepProofs } from './server/keep-proofs.ts'
export { knownPeople } from './server/known-people.queries.ts'
export { noteErasure } from './server/note-erasure.ts'
export { amountsOf, retentionTerms } from './server/retention-terms.queries.ts'
export { requireFreeMail } from './server/write-candidate.ts'

export const candidatesServer = rhAnswers(candidatesCalls, {
  searchCandidate: async (given, { q }) => foundCandidates(given.db, await candidateScopeOf(given), q),
  getCandidates: async given => firstCandidates(given.db, await candidateScopeOf(given)),
  getPaginatedCandidates: async (given, asked) => pageOfCandidates(given.db, await candidateScopeOf(given), asked),
  getCandidateById: async (given, { id }) => candidateInFull(given.db, await candidateScopeOf(given), id),
  getCandidateByMail: async (given, { mail }) => {
    const found = await given.db
      .selectFrom('rh.candidate')
      .select('id')
      .where('mail', '=', mail)
      .where('anonymisedAt', 'is', null)
      .executeTakeFirst()
    if (!found) throw notFound()
    return candidateInFull(given.db, await candidateScopeOf(given), found.id)
  },
  isCandidateCurrentEmployee: async (given, { candidateId }) =>
    asEmployee(given.db, await candidateScopeOf(given), candidateId, 'current'),
  isCandidateFormerEmployee: async (given, { candidateId }) =>
    asEmployee(given.db, await candidateScopeOf(given), candidateId, 'former'),
  editCandidate,
  deleteCandidate,
  updateCandidateAvailability: updateAvailability,
  uploadResume: uploadOf('resume'),
  uploadIdCard: uploadOf('idCard'),
  uploadCarteVitale: uploadOf('carteVitale'),
  uploadCandidatePicture: uploadOf('profilePicture'),
  uploadAdditionalDocument: uploadOf('additionalDocument'),
  uploadRib: uploadOf('rib'),
  uploadWorkPermit: uploadOf('workPermit'),
  uploadParentalPermission: uploadOf('parentalPermission'),
  uploadMutuelleExemption: uploadOf('mutuelleExemption'),
  deleteCandidateFile,
  getCandidateFile: candidateFileBytes,
  getDataRequests: async (given, { candidateId }) => {
    await levelOn(given.db, await candidateScopeOf(given), candidateId)
    return dataRequestsOf(given.db, candidateId)
  },
  exportCandidate,
  acceptDifference,
})
