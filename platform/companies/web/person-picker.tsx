import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { FoundChoice } from '#kernel/web/kit/found-choice.tsx'
import type { Member } from '#platform/users/member.model.ts'
import { membersCalls } from '#platform/users/members.calls.ts'
import { listedName } from './person-name.ts'

const most = 12

type Props = {
  label: string
  clientId: string
  /** Whom one may choose. */
  suits: (member: Member) => boolean
  onPick: (member: Member) => void
}

/** People of the client, found by name or mail one after the other. */
export function PersonPicker({ label, clientId, suits, onPick }: Props) {
  const [sought, setSought] = useState<string | null>(null)
  const { data, isFetching } = useCall(
    membersCalls.getPaginatedUsers,
    { clientId, page: 0, size: most, ...(sought && { search: sought }) },
    { enabled: sought !== null && clientId !== '', staysOnPage: true },
  )
  return (
    <FoundChoice
      label={label}
      found={{ items: data?.items.filter(suits), isFetching, onSearch: setSought }}
      value={null}
      onChoose={member => member && onPick(member)}
      idOf={({ id }) => id}
      nameOf={listedName}
      detailOf={({ mail }) => mail}
      isForSeveral
      autoFocus
    />
  )
}
