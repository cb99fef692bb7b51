import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfCandidate, type KnownPerson } from '#rh/candidates/candidate.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import type { TypedCandidate } from './typed-candidate.ts'

type Props = { said: TypedCandidate; existing: readonly KnownPerson[]; onDone: () => void }

/** Who looks like the person that is registered: he is taken up again, or another is written all the same. */
export function KnownCandidates({ said, existing, onDone }: Props) {
  const t = useT()
  const alert = useAlert()
  const again = useSend(candidateApplicationsCalls.updateExistingCandidate, { staysOnPage: true })
  const another = useSend(candidateApplicationsCalls.createCandidate, { staysOnPage: true })
  const name = `${said.firstname} ${said.name}`
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work()
      alert.success(t('rh.candidates.added', { name }))
      onDone()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.fields[0]?.message ?? failure.message)
    }
  }
  const takeUp = ({ candidateId, employeeId }: KnownPerson) =>
    tried(() =>
      candidateId
        ? again.send({ existingCandidateId: candidateId, sendApplicationForm: true })
        : another.send({ ...said, employeeId: employeeId as string }),
    )
  const create = () => tried(() => another.send({ ...said, checkIfCandidateExists: false }))
  return (
    <SectionCard title={t('rh.candidates.known')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {existing.map(person => (
          <Known key={person.candidateId ?? person.employeeId} person={person} onTakeUp={() => takeUp(person)} />
        ))}
        <Button variant="outlined" color="inherit" loading={another.isSending} onClick={() => void create()}>
          {t('rh.candidates.another')}
        </Button>
      </Box>
    </SectionCard>
  )
}

function Known({ person, onTakeUp }: { person: KnownPerson; onTakeUp: () => unknown }) {
  const t = useT()
  const { date } = useFormat()
  const { candidateId, employeeId, firstname, name, on, lastContract, currentEmployee } = person
  const address = employeeId
    ? `/RH/gestion_du_personnel/salaries/${employeeId}`
    : candidateId && addressOfCandidate(candidateId)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <Link component={RouterLink} to={address ?? ''} sx={{ fontWeight: 650 }}>
          {name} {firstname}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {on.map(same => t(`rh.candidates.same.${same}`)).join(', ')}
          {lastContract && ` · ${lastContract.libelle}, ${date(lastContract.from)} – ${date(lastContract.to)}`}
        </Typography>
      </Box>
      {employeeId && (
        <Chip
          label={t(currentEmployee ? 'rh.candidate.employee' : 'rh.candidate.former')}
          tone={currentEmployee ? 'info' : 'success'}
        />
      )}
      <Button variant="contained" onClick={() => void onTakeUp()}>
        {t('rh.candidates.take-up')}
      </Button>
    </Box>
  )
}
