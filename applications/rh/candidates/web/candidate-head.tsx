import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Candidate, candidatesPath, languageName } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'

const CandidateDialog = lazy(async () => ({ default: (await import('./candidate-dialog.tsx')).CandidateDialog }))

type Open = 'edit' | 'delete' | null

/** Who it is, at first sight, and what one may do with his file. */
export function CandidateHead({ candidate }: { candidate: Candidate }) {
  const t = useT()
  const language = useLanguage()
  const [open, setOpen] = useState<Open>(null)
  const {
    name,
    firstname,
    city,
    mail,
    mailFailsSince,
    cellPhoneNumber,
    language: spoken,
  } = {
    ...candidate,
    ...candidate.candidateAddress,
  }
  const contact = [city, mail, languageName(spoken, language)].filter(Boolean).join(' · ')
  return (
    <Card sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Avatar name={`${name} ${firstname}`} size={64} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              {name} {firstname}
            </Typography>
            <AsEmployeeChip candidate={candidate} />
            {mailFailsSince && <Chip label={t('rh.candidate.mail-fails')} tone="warning" />}
          </Box>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {contact}
            {cellPhoneNumber && (
              <>
                {' · '}
                <bdi dir="ltr">{shownPhone(cellPhoneNumber)}</bdi>
              </>
            )}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {candidate.can.delete && (
            <Button color="error" onClick={() => setOpen('delete')}>
              {t('verb.delete')}
            </Button>
          )}
          {candidate.can.edit && (
            <Button variant="contained" startIcon={<EditOutlined />} onClick={() => setOpen('edit')}>
              {t('verb.edit')}
            </Button>
          )}
        </Box>
      </Box>
      <Suspense>{open === 'edit' && <CandidateDialog candidate={candidate} onClose={() => setOpen(null)} />}</Suspense>
      {open === 'delete' && <DeleteQuestion candidate={candidate} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function AsEmployeeChip({ candidate: { id: candidateId, employeeId } }: { candidate: Candidate }) {
  const t = useT()
  const { date } = useFormat()
  const asked = { enabled: employeeId !== null, staysOnPage: true }
  const former = useCall(candidatesCalls.isCandidateFormerEmployee, { candidateId }, asked).data
  if (!employeeId) return null
  const last = former?.lastContract
  const label = former?.result ? t('rh.candidate.former-until', { date: date(last?.to) }) : t('rh.candidate.employee')
  return (
    <Link to={`/RH/gestion_du_personnel/salaries/${employeeId}`} style={{ textDecoration: 'none' }}>
      <Chip label={label} tone="success" />
    </Link>
  )
}

function DeleteQuestion({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { send } = useSend(candidatesCalls.deleteCandidate, { staysOnPage: true })
  const remove = async () => {
    await send({ candidateId: candidate.id })
    alert.success(t('rh.candidate.deleted'))
    await navigate(candidatesPath)
  }
  return (
    <Confirm
      title={t('rh.candidate.delete')}
      verb={t('verb.delete')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      {t('rh.candidate.delete-text')}
    </Confirm>
  )
}
