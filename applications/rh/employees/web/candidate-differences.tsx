import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { candidates } from '#rh/candidates/candidate.model.ts'
import type { CandidateMatch } from '../candidate-link.model.ts'
import type { Employee } from '../employee.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { addressOfEmployee, candidateInAddress } from './employee-addresses.ts'
import { useDifferenceWords } from './use-difference-words.ts'

/** Where a candidate of this person says something else than the file, shown beside it, to be taken over or left. */
export function CandidateDifferences({ employee }: { employee: Employee }) {
  const [parameters] = useSearchParams()
  const candidateId = parameters.get(candidateInAddress) ?? employee.candidateId
  const isAsked = useLevel(candidates) >= 1 && candidateId !== null
  const input = { candidateId: candidateId ?? '' }
  const { data } = useCall(employeesCalls.checkIfEmployeeMatchCandidate, input, { enabled: isAsked, staysOnPage: true })
  const match = data?.matches.find(({ employeeId }) => employeeId === employee.id)
  const isLinked = employee.candidateId === candidateId
  if (!match || !candidateId || (isLinked && match.differences.length === 0)) return null
  return <Differences employee={employee} candidateId={candidateId} differences={match.differences} />
}

type Props = { employee: Employee; candidateId: string; differences: CandidateMatch['differences'] }
type Field = Props['differences'][number]['field']

function Differences({ employee, candidateId, differences }: Props) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const wordsOf = useDifferenceWords(employee)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const { start, isSending } = useSend(employeesCalls.synchronizeEmployee, {
    staysOnPage: true,
    onDone: () => {
      alert.success(t('rh.employee.candidate-taken'))
      navigate(addressOfEmployee(employee.id))
    },
  })
  const toggle = (field: Field) => setLeft(left.symmetricDifference(new Set([field])))
  const take = () => {
    const taken = differences.map(({ field }) => field).filter(field => !left.has(field))
    start({ employeeDataToEdit: taken, employeeId: employee.id, candidateId })
  }
  return (
    <SectionCard title={t('rh.employee.candidate-title')}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(differences.length > 0 ? 'rh.employee.candidate-text' : 'rh.employee.candidate-same')}
        </Typography>
        {differences.map(difference => {
          const { label, said, held } = wordsOf(difference)
          return (
            <FormControlLabel
              key={difference.field}
              control={<Checkbox checked={!left.has(difference.field)} onChange={() => toggle(difference.field)} />}
              label={
                <>
                  {t('rh.employee.field-is', { label, value: said })}
                  <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {t('rh.employee.candidate-in-file', { value: held })}
                  </Typography>
                </>
              }
            />
          )
        })}
        <Button variant="outlined" loading={isSending} onClick={take}>
          {t(left.size < differences.length ? 'rh.employee.candidate-take' : 'rh.employee.candidate-link')}
        </Button>
      </Box>
    </SectionCard>
  )
}
