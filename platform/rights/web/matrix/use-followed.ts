import { useMemo, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import type { PersonOfMatrix } from '../../right.model.ts'
import { rightsCalls } from '../../rights.calls.ts'
import { resultOf } from './matrix-column.ts'

/** Somebody whose effective rights stand beside the columns; the address says who. */
export function useFollowed(isAllowed: boolean) {
  const { of, change } = useAddress<'person'>()
  const [person, setPerson] = useState<PersonOfMatrix | null>(null)
  const userId = isAllowed ? of('person') : null
  const { data } = useCall(
    rightsCalls.getRightsOfUser,
    { userId: userId ?? '' },
    { enabled: userId !== null, staysOnPage: true },
  )
  const column = useMemo(() => (data && userId ? resultOf(data) : undefined), [data, userId])

  const follow = (followed: PersonOfMatrix | null) => {
    setPerson(followed)
    change({ person: followed && followed.id })
  }
  /** After a reload only his rights tell his name. */
  const known: PersonOfMatrix | null =
    person?.id === userId
      ? person
      : data && userId
        ? { id: userId, firstname: '', name: data.name, services: [] }
        : null
  return { isAllowed, userId, column, person: userId ? known : null, follow }
}

export type Followed = ReturnType<typeof useFollowed>
