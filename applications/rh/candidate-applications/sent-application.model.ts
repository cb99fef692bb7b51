import type { spokenLanguages } from '#rh/employees/employee.model.ts'
import type { QuestionnaireAnswers } from '#platform/configuration/questionnaire-answers.model.ts'

/** A piece that comes with an application, its bytes in the folder of the client already. */
export type SentPiece = {
  storageKey: string
  name: string
  mime: string
  size: number
  sha256: string
  fileType: string
  side?: 'front' | 'back' | null
  documentName?: string | null
}

/** What a form says of a person, under the names of his file. Phones are E.164, citizenship is a COG code. */
export type SentPerson = {
  mail: string
  firstname: string
  name: string
  title?: 'mr' | 'mrs' | null
  maidenName?: string | null
  cellPhoneNumber?: string | null
  birthdate?: string | null
  birthCity?: string | null
  citizenshipCog?: string | null
  address?: string | null
  additionalAddress?: string | null
  postCode?: string | null
  city?: string | null
  country?: string
  transport?: string | null
  lastPosition?: string | null
  motivation?: string | null
  gloveSize?: number | null
  shoeSize?: number | null
}

export type SentApplication = {
  person: SentPerson
  /** Days, both included. */
  availabilities?: readonly { start: string; end: string }[]
  application: {
    /** The company of the offer or of the form; the client's first where none is said. */
    companyId?: string | null
    positionId?: string | null
    jobOfferId?: string | null
    jobsSought?: readonly string[]
    contractsSought?: readonly string[]
    formVersion?: number | null
    answers?: Readonly<Record<string, unknown>>
    source?: string | null
    sourceDetail?: string | null
    /** The day until which the person agreed to be kept. */
    poolConsentUntil?: string | null
    language?: string
  }
  /** What was answered to the questionnaire of the offer, in the version that was read. */
  questionnaire?: { id: string; number: number; answers: QuestionnaireAnswers } | undefined
}

/** `known`: a living application asks for the same offer, nothing was written and the files are to be removed. */
export type Taken = { outcome: 'taken' | 'known' | 'too_many' | 'nobody'; applicationToken: string }

/** How an application stands, as its candidate may know it. */
export type FollowedApplication = {
  clientId: string
  applicationId: string
  firstname: string
  /** In which he is written to. */
  language: (typeof spokenLanguages)[number]
  receivedAt: string
  keptUntil: string | null
  jobOfferId: string | null
  /** Within the two hours in which its files may follow. */
  isFresh: boolean
  publicState: 'received' | 'under_review' | 'interview' | 'accepted' | 'refused' | 'withdrawn'
  interviewAt: string | null
}
