import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { FoundChoice } from '#kernel/web/kit/found-choice.tsx'
import type { PersonOfMatrix } from '../right.model.ts'
import { rightsCalls } from '../rights.calls.ts'
import { personName } from './person-name.ts'

type Props = {
  label: string
  value: PersonOfMatrix | null
  onChange: (person: PersonOfMatrix | null) => void
  size?: 'small' | 'medium'
  /** Not offered: who stands there already. */
  except?: string | undefined
}

/** Somebody whose rights one may read, found by his name. */
export function PersonSearch({ label, value, onChange, size = 'medium', except }: Props) {
  const [sought, setSought] = useState<string | null>(null)
  const { data, isFetching } = useCall(rightsCalls.getPeopleOfMatrix, sought ? { search: sought } : {}, {
    enabled: sought !== null,
  })
  return (
    <FoundChoice
      label={label}
      size={size}
      found={{ items: data?.filter(({ id }) => id !== except), isFetching, onSearch: setSought }}
      value={value}
      onChoose={onChange}
      idOf={({ id }) => id}
      nameOf={personName}
      detailOf={({ services }) => services.join(', ')}
    />
  )
}
