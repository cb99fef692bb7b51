import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FoundChoice } from '#kernel/web/kit/found-choice.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FoundCandidate } from '#rh/candidates/candidate.model.ts'
import { candidatesCalls } from '#rh/candidates/candidates.calls.ts'
import { listedName } from './employee-names.ts'

const shortest = 2

type Props = { chosen: FoundCandidate | null; onChoose: (candidate: FoundCandidate | null) => void }

/** Somebody who once asked for a job: what he gave then is not typed again. */
export function CandidateChoice({ chosen, onChoose }: Props) {
  const t = useT()
  const { date } = useFormat()
  const [words, setWords] = useState('')
  const isSought = words.length >= shortest
  const { data, isFetching } = useCall(candidatesCalls.searchCandidate, { q: words }, { enabled: isSought })
  return (
    <FoundChoice
      label={t('rh.employees.from-candidate')}
      found={{ items: isSought ? data : [], isFetching, onSearch: setWords }}
      value={chosen}
      onChoose={onChoose}
      idOf={({ id }) => id}
      nameOf={listedName}
      detailOf={({ birthdate, mail }) => [birthdate && date(birthdate), mail].filter(Boolean).join(' · ')}
    />
  )
}
