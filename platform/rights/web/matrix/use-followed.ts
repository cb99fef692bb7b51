import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import type { PersonOfMatrix } from '../../right.model.ts'
import { rightsCalls } from '../../rights.calls.ts'
import { resultOf } from './matrix-column.ts'

/** Somebody whose effective rights stand beside the columns; the address says who. */
export function useFollowed(isAllowed: boolean) {
  const [address, setAddress] = useSearchParams()
  const [person, setPerson] = useState<PersonOfMatrix | null>(null)
  const userId = isAllowed ? address.get('person') : null
  const { data } = useCall(
    rightsCalls.getRightsOfUser,
    { userId: userId ?? '' },
    { enabled: userId !== null, staysOnPage: true },
  )
  const column = useMemo(() => (data && userId ? resultOf(data) : undefined), [data, userId])

  const follow = (followed: PersonOfMatrix | null) => {
    setPerson(followed)
    setAddress(
      present => {
        const next = new URLSearchParams(present)
        if (followed) next.set('person', followed.id)
        else next.delete('person')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
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
