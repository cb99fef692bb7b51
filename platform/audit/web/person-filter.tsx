import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FoundChoice } from '#kernel/web/kit/found-choice.tsx'
import { useSession } from '#kernel/web/session.ts'
import type { Member } from '#platform/users/member.model.ts'
import { membersCalls } from '#platform/users/members.calls.ts'

const most = 12

type Props = { userId: string | undefined; onChoose: (userId: string | null) => void }

/** Somebody of the client. Who came to help is found by the filter of support accesses. */
export function PersonFilter({ userId, onChoose }: Props) {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const [sought, setSought] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Member | null>(null)
  const { data, isFetching } = useCall(
    membersCalls.getPaginatedUsers,
    { clientId, page: 0, size: most, ...(sought && { search: sought }) },
    { enabled: sought !== null && clientId !== '', staysOnPage: true },
  )
  return (
    <FoundChoice
      label={t('audit.actor')}
      found={{ items: data?.items, isFetching, onSearch: setSought }}
      value={chosen?.id === userId ? chosen : null}
      onChoose={member => {
        setChosen(member)
        onChoose(member?.id ?? null)
      }}
      idOf={({ id }) => id}
      nameOf={({ firstname, name }) => `${name} ${firstname}`}
      detailOf={({ mail }) => mail}
    />
  )
}
