import { type ComponentProps, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { FoundChoice } from '#kernel/web/kit/found-choice.tsx'
import type { Member } from './member.model.ts'
import { membersCalls } from './members.calls.ts'
import { listedName } from './person-names.model.ts'

const most = 12

type Choice = Pick<
  ComponentProps<typeof FoundChoice<Member>>,
  'label' | 'value' | 'onChoose' | 'isForSeveral' | 'autoFocus'
>
type Props = Choice & {
  clientId: string
  /** Whom one may choose: anybody, unless said. */
  suits?: (member: Member) => boolean
}

/** Somebody of the client, found by name or mail among those whom the reader leads. */
export function MemberSearch({ clientId, suits = () => true, ...choice }: Props) {
  const [sought, setSought] = useState<string | null>(null)
  const { data, isFetching } = useCall(
    membersCalls.getPaginatedUsers,
    { clientId, page: 0, size: most, ...(sought && { search: sought }) },
    { enabled: sought !== null && clientId !== '', staysOnPage: true },
  )
  return (
    <FoundChoice
      {...choice}
      found={{ items: data?.items.filter(suits), isFetching, onSearch: setSought }}
      idOf={({ id }) => id}
      nameOf={listedName}
      detailOf={({ mail }) => mail}
    />
  )
}
