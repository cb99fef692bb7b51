import { useCall } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'
import { sitesOfStaff } from '../sites-of-staff.model.ts'
import type { Figures } from './figures-of-list.ts'

type Companies = Figures['byCompany']
type Wish = { within: string | undefined; isAsked?: boolean }

/** Living sites of the companies whose people the reader sees, or of one of them. */
export function useSitesOfStaff(companies: Companies, { within, isAsked = true }: Wish) {
  const { person } = useSession()
  const { data = [] } = useCall(
    workplacesCalls.getAuthorizedSitesOfUser,
    { userId: person?.id ?? '' },
    { enabled: isAsked && person !== null, staleTime: 60_000 },
  )
  return sitesOfStaff(data, companies, within)
}
