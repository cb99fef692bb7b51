import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import type { Member } from '#platform/users/member.model.ts'
import { MemberSearch } from '#platform/users/member-search.web.tsx'

type Props = { userId: string | undefined; onChoose: (userId: string | null) => void }

/** Somebody of the client. Who came to help is found by the filter of support accesses. */
export function PersonFilter({ userId, onChoose }: Props) {
  const t = useT()
  const [chosen, setChosen] = useState<Member | null>(null)
  return (
    <MemberSearch
      label={t('field.who')}
      clientId={useSession().client?.id ?? ''}
      value={chosen?.id === userId ? chosen : null}
      onChoose={member => {
        setChosen(member)
        onChoose(member?.id ?? null)
      }}
    />
  )
}
