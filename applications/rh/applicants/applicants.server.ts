import { digestOfKey, keyOfLink } from '#kernel/server/key-of-link.ts'
import { iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { FileStore } from '#kernel/server/files.ts'
import {
  askTicket,
  candidateOfTicket,
  followedApplication,
  takeCandidatePieces,
  writeInByLink,
} from '#rh/candidate-applications/candidate-applications.server.ts'
import { type RhDb, rhAnswers } from '#rh/rh-db.ts'
import type { KnownCandidate } from './applicant.model.ts'
import { applicantsCalls } from './applicants.calls.ts'
import { takeApplicant } from './server/apply.ts'
import { answerFollowUp, followUp } from './server/follow-up.ts'
import { discard, type Piece, withPieces } from './server/keep-pieces.ts'
import { addressOfSender, requireFreshSender } from './server/sender.queries.ts'

export { tellDataRequestJob } from './server/tell-data-request-job.ts'

export const applicantsServer = rhAnswers(applicantsCalls, {
  mayApply: async ({ db, keys, clock }) => {
    const digest = digestOfKey(keyOfLink(keys, 'sender', await addressOfSender(db)))
    await requireFreshSender(db, { digest, at: clock.now().toString() })
    return { may: true as const }
  },

  apply: async ({ uploads, ...given }, applied) => {
    const pieces: Piece[] = [
      ...uploads.resume.map(file => ({ file, fileType: 'resume' })),
      ...uploads.idCard.map(
        (file, index) => ({ file, fileType: 'idCard', side: index === 0 ? 'front' : 'back' }) as const,
      ),
      ...uploads.additionalDocument.map(file => ({ file, fileType: 'additionalDocument', documentName: file.name })),
    ]
    try {
      return await takeApplicant(given, applied, pieces)
    } finally {
      await discard(given.files, Object.values(uploads).flat())
    }
  },
  applyBis: (given, applied) => takeApplicant(given, applied, undefined),

  saveCandidateApplicationIdCard: ({ uploads, ...given }, { applicationToken }) =>
    keepFollowing(given, applicationToken, [
      ...uploads.front.map(file => ({ file, fileType: 'idCard', side: 'front' }) as const),
      ...uploads.back.map(file => ({ file, fileType: 'idCard', side: 'back' }) as const),
    ]),
  saveCandidateApplicationFiles: ({ uploads, ...given }, { applicationToken, fileType, documentName }) =>
    keepFollowing(
      given,
      applicationToken,
      uploads.files.map(file => ({ file, fileType, documentName: documentName ?? null })),
    ),

  isApplicantRegistered: async () => ({ checked: true as const }),
  requestTicket: async (given, asked) => {
    await askTicket(given, asked)
    return {}
  },
  getApplicantByMail: async ({ db, clock }, { first, second, ticket }) => {
    const clientName = first.includes('@') ? second : first
    const found = ticket ? await candidateOfTicket({ db, clock }, { clientName, ticket }) : undefined
    if (!found) return { candidate: null }
    const { citizenshipCog, language: _, ...said } = found as KnownRow
    return { candidate: { ...said, citizenship: citizenshipCog && iso2OfCog(citizenshipCog) } }
  },

  getFollowUp: (given, { token }) => followUp(given, token),
  answerFollowUp,
  chooseLanguageOfLetters: async (given, { token, language }) => {
    if (!(await writeInByLink(given, token, language))) throw notFound()
  },
})

type KnownRow = Omit<KnownCandidate, 'citizenship'> & { citizenshipCog: string | null; language: string }

type Following = Parameters<typeof takeApplicant>[0] & { files: FileStore }

/** @throws Refusal 404 for a key that is wrong or older than two hours; 413, 415 */
async function keepFollowing(given: Following, applicationToken: string, pieces: readonly Piece[]) {
  const { clock, files, withDb } = given
  try {
    const followed = await withDb(db => followedApplication({ db, clock }, applicationToken))
    if (!followed?.isFresh) throw notFound()
    await withPieces(given, { clientId: followed.clientId, pieces }, async (db: RhDb, kept) => {
      if (!(await takeCandidatePieces({ db, clock }, { applicationToken, files: kept }))) throw notFound()
      return { isKept: true }
    })
    return { files: pieces.map(({ fileType, file }) => ({ fileType, fileName: file.name })) }
  } finally {
    await discard(
      files,
      pieces.map(({ file }) => file),
    )
  }
}
