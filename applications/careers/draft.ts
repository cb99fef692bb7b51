import type { FollowUp } from '#rh/applicants/applicant.model.ts'

/** What somebody has typed so far; files stay where they are, a browser keeps none of them. */
export type Draft = {
  offerId: string | null
  step: number
  values: Record<string, unknown>
  /** To the questions of the offer, by their ids. */
  answers: Record<string, unknown>
  startedAt: number
  /** In which he wants to be written to, once he has said so. */
  writtenTo?: FollowUp['language']
}

const nameOf = (clientName: string, mail: string) => `careers-draft ${clientName} ${mail}`

const blank = (): Draft => ({ offerId: null, step: 0, values: {}, answers: {}, startedAt: Date.now() })

/** The draft that this telephone keeps of an applicant, or a blank one. */
export function draftOf(clientName: string, mail: string): Draft {
  try {
    const kept = localStorage.getItem(nameOf(clientName, mail))
    return kept ? { ...blank(), ...JSON.parse(kept) } : blank()
  } catch {
    return blank()
  }
}

/** A telephone whose memory is full or closed keeps none: the form goes on without. */
export function keepDraft(clientName: string, mail: string, draft: Draft) {
  try {
    localStorage.setItem(nameOf(clientName, mail), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const forgetDraft = (clientName: string, mail: string) => localStorage.removeItem(nameOf(clientName, mail))
