import { fetchCall, queryOf } from '#kernel/web/api.ts'
import type { Visit, PageParameters } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { pageOfOutcome } from '../interview.model.ts'
import { recruitmentCalls } from '../recruitment.calls.ts'

export const invitationIn = ({ clientName = '', interviewConfirmationNumber = '' }: PageParameters) => ({
  clientName,
  interviewConfirmationNumber,
})

export const interviewQuery = (invitation: ReturnType<typeof invitationIn>) =>
  queryOf(recruitmentCalls.getInterviewDetailsForConfirmation, invitation, { staysOnPage: true })

/** Existence first, then what may be done; a link that leads nowhere and any error look alike. */
export async function guardInterview({ parameters }: Visit) {
  const invitation = invitationIn(parameters)
  try {
    const { exists } = await fetchCall(recruitmentCalls.doesInterviewExists, invitation, { staysOnPage: true })
    if (!exists) return pageOfOutcome.unknown
    const { outcome } = await queryClient.fetchQuery(interviewQuery(invitation))
    return pageOfOutcome[outcome]
  } catch {
    return pageOfOutcome.unknown
  }
}
