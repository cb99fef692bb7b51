import { fetchCall, queryOf } from '#kernel/web/api.ts'
import type { Visit, PageParameters } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { pageOfOutcome } from '../interview-confirmation.model.ts'
import { interviewConfirmationCalls } from '../interview-confirmation.calls.ts'

export const invitationIn = ({ clientName = '', interviewConfirmationNumber = '' }: PageParameters) => ({
  clientName,
  interviewConfirmationNumber,
})

export const interviewQuery = (invitation: ReturnType<typeof invitationIn>) =>
  queryOf(interviewConfirmationCalls.getInterviewDetailsForConfirmation, invitation, { staysOnPage: true })

/** Existence first, then what may be done; a link that leads nowhere and any error look alike. */
export async function guardInterview({ parameters }: Visit) {
  const invitation = invitationIn(parameters)
  try {
    const { exists } = await fetchCall(interviewConfirmationCalls.doesInterviewExists, invitation, {
      staysOnPage: true,
    })
    if (!exists) return pageOfOutcome.unknown
    const { outcome } = await queryClient.fetchQuery(interviewQuery(invitation))
    return pageOfOutcome[outcome]
  } catch {
    return pageOfOutcome.unknown
  }
}
