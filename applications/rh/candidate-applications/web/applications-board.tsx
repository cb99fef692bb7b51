import Box from '@mui/material/Box'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { interviewsCalls } from '#rh/interviews/interviews.calls.ts'
import { openStates } from '../application-state.model.ts'
import type { ApplicationRow } from '../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { ApplicationPanel } from './application-panel.tsx'
import { BoardColumn } from './board-column.tsx'
import { movedOf, type OnMove } from './moves/moved.ts'

/** Open applications by state: a card goes from column to column where a move is known. */
export function ApplicationsBoard({ onMove }: { onMove: OnMove }) {
  const { of, change } = useAddress<'search' | 'recruiter' | 'open'>()
  const search = of('search') ?? ''
  const recruiterId = of('recruiter') ?? undefined
  const openId = of('open')
  const [dragged, setDragged] = useState<ApplicationRow | null>(null)
  const { data, error, refetch } = useCall(
    candidateApplicationsCalls.getCandidatesApplications,
    { scope: 'open', ...(search && { search }), ...(recruiterId && { recruiterId }) },
    { staysOnPage: true, keepsFormer: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={8} />
  const opened = data.find(({ id }) => id === openId)
  return (
    <>
      <Narrowing search={search} recruiterId={recruiterId} onChange={change} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={columns}>
          {openStates.map(state => (
            <BoardColumn
              key={state}
              state={state}
              rows={data.filter(({ status }) => status === state)}
              dragged={dragged}
              openId={openId ?? null}
              onDrag={setDragged}
              onDrop={() => {
                if (dragged) onMove(movedOf(dragged), state)
                setDragged(null)
              }}
              onOpen={row => change({ open: row.id })}
              onMove={onMove}
            />
          ))}
        </Box>
        {opened && <ApplicationPanel row={opened} onMove={onMove} onClose={() => change({ open: null })} />}
      </Box>
    </>
  )
}

const columns = { flex: 1, minWidth: 0, display: 'flex', gap: 1, overflowX: 'auto', pb: 1, alignItems: 'stretch' }

type NarrowingProps = {
  search: string
  recruiterId: string | undefined
  onChange: (changes: Partial<Record<'search' | 'recruiter', string | null>>) => void
}

function Narrowing({ search, recruiterId, onChange }: NarrowingProps) {
  const t = useT()
  const recruiters = useCall(interviewsCalls.getRecruiters, {}, { staysOnPage: true }).data ?? []
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <SearchBox
        value={search}
        placeholder={t('rh.candidates.search')}
        onSearch={words => onChange({ search: words || null })}
      />
      {recruiters.length > 0 && (
        <FilterSelect
          label={t('rh.interview.recruiter-field')}
          choices={recruiters.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={recruiterId ?? null}
          onChoose={recruiter => onChange({ recruiter })}
          all={t('kernel.table.every')}
        />
      )}
    </Box>
  )
}
