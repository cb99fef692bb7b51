import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { addressOfCandidate, candidates } from '#rh/candidates/candidate.model.ts'
import { retentionCalls } from '../retention.calls.ts'
import type { WaitingRequest } from '../retention.model.ts'

/** What people asked of their data by the link of their application, with the day by which the law has it answered. */
export function WaitingRequests() {
  const t = useT()
  const [erased, setErased] = useState<WaitingRequest | null>(null)
  const { data = [], error, refetch } = useCall(retentionCalls.getWaitingRequests, {}, { staysOnPage: true })
  if (error) return <Failed error={error} onRetry={refetch} />
  if (data.length === 0) return null
  return (
    <SectionCard title={t('rh.retention.requests', { count: data.length })}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {data.map(request => (
          <RequestLine key={request.id} request={request} onErase={() => setErased(request)} />
        ))}
      </Box>
      {erased && <EraseQuestion request={erased} onClose={() => setErased(null)} />}
    </SectionCard>
  )
}

function RequestLine({ request, onErase }: { request: WaitingRequest; onErase: () => void }) {
  const t = useT()
  const { date, moment } = useFormat()
  const readsCandidates = useLevel(candidates) >= 1
  const { candidateId, name, firstname, wish, askedAt, until, can } = request
  const person = `${firstname} ${name}`
  const isLate = until < businessToday().toString()
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {readsCandidates ? (
            <Link component={RouterLink} to={addressOfCandidate(candidateId)}>
              {person}
            </Link>
          ) : (
            person
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`rh.retention.wish.${wish}`)} · {moment(askedAt)}
        </Typography>
      </Box>
      <Chip label={t('rh.candidate.data-until', { day: date(until) })} tone={isLate ? 'error' : 'warning'} />
      {can.erase && (
        <Button
          color="error"
          variant="outlined"
          onClick={onErase}
          aria-label={t('rh.retention.erase-named', { person })}
        >
          {t('rh.retention.erase')}
        </Button>
      )}
    </Box>
  )
}

function EraseQuestion({ request, onClose }: { request: WaitingRequest; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(retentionCalls.eraseOnRequest, { staysOnPage: true })
  const { id, name, firstname, openApplications } = request
  const erase = async () => {
    await send({ id })
    alert.success(t('rh.retention.erased'))
  }
  return (
    <Confirm
      title={t('rh.retention.erase-question', { person: `${firstname} ${name}` })}
      verb={t('rh.retention.erase')}
      isDestructive
      onConfirm={erase}
      onClose={onClose}
    >
      {t('rh.retention.erase-text')}
      {openApplications > 0 && ` ${t('rh.retention.erase-withdraws', { count: openApplications })}`}
    </Confirm>
  )
}
