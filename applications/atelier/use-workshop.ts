import { useCall } from '#kernel/web/api.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { workshopsCalls } from './workshops/workshops.calls.ts'

/** The workshop that a page speaks of: the one in its address, else the first. */
export function useWorkshop() {
  const address = useAddress<'atelier'>()
  const { data: workshops, error, refetch } = useCall(workshopsCalls.getWorkshops, {}, { staysOnPage: true })
  const asked = address.of('atelier')
  const workshop = workshops?.find(({ id }) => id === asked) ?? workshops?.[0]
  return {
    workshops,
    workshop,
    error,
    again: () => void refetch(),
    choose: (id: string) => address.change({ atelier: id }),
  }
}
