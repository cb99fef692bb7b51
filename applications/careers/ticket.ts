import { applicantsCalls } from '#rh/applicants/applicants.calls.ts'
import type { KnownCandidate } from '#rh/applicants/applicant.model.ts'
import { ask } from './ask.ts'

const name = 'careers-ticket'

type Kept = { clientName: string; ticket: string }

/** The key of a mail, which stands behind `#` where no log of addresses holds it; it leaves the address once it is read. */
export function takeTicketOf(clientName: string) {
  const ticket = location.pathname.endsWith('.html') ? '' : location.hash.slice(1)
  if (!/^[\w-]{40,}$/.test(ticket)) return undefined
  sessionStorage.setItem(name, JSON.stringify({ clientName, ticket } satisfies Kept))
  history.replaceState(null, '', location.pathname)
  return ticket
}

/** The ticket by which this visit opened what somebody once gave. */
export function ticketOfVisit(clientName: string): string | undefined {
  const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept | null
  return kept?.clientName === clientName ? kept.ticket : undefined
}

/** Who holds the ticket, as his file knows him; null where it is not good any more. */
export async function candidateOf(clientName: string, ticket: string): Promise<KnownCandidate | null> {
  const { candidate } = await ask(applicantsCalls.getApplicantByMail, { first: clientName, second: '@', ticket })
  return candidate
}
