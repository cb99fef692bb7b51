import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useFindingInWords } from '#rh/week-findings.tsx'
import { planningCalls } from '../planning.calls.ts'
import { type PlanningChoices, shortestReason, type ToPublish } from '../planning.model.ts'
import type { Narrowing } from './narrowing.ts'

type Week = { isoYear: number; isoWeek: number }
type Props = { week: Week; choices: PlanningChoices; narrowing: Narrowing; onClose: () => void }

/** What a publication says, to whom, and what stands against it: red is published by a reason alone, by who may. */
export function PublishDialog({ week, choices, narrowing, onClose }: Props) {
  const t = useT()
  const companies = choices.companies.filter(({ can }) => can.publish)
  const [companyId, setCompanyId] = useState<string | null>(
    companies.find(({ id }) => id === narrowing.companyId)?.id ?? companies[0]?.id ?? null,
  )
  const [siteId, setSiteId] = useState<string | null>(narrowing.siteId ?? null)
  const sites = choices.sites.filter(site => site.companyId === companyId)
  const place = { companyId: companyId ?? '', ...(siteId && { siteId }) }
  const { data, error, refetch } = useCall(
    planningCalls.getWeekToPublish,
    { ...week, ...place },
    { staysOnPage: true, enabled: companyId !== null },
  )
  return (
    <Dialog title={t('rh.planning.publish')} width="md" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, py: 1 }}>
        <FilterSelect
          label={t('field.company')}
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={companyId}
          onChoose={chosen => {
            setCompanyId(chosen)
            setSiteId(null)
          }}
          fillsItsPlace
        />
        <FilterSelect
          label={t('rh.field.site')}
          choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={siteId}
          onChoose={setSiteId}
          all={t('rh.planning.every-site')}
          fillsItsPlace
        />
      </Box>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={5} />}
      {data && (
        <Publishing key={`${companyId} ${siteId}`} found={data} asked={{ ...week, ...place }} onClose={onClose} />
      )}
    </Dialog>
  )
}

type Asked = Week & { companyId: string; siteId?: string }

function Publishing({ found, asked, onClose }: { found: ToPublish; asked: Asked; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const words = useFindingInWords()
  const [reason, setReason] = useState('')
  const { start, isSending } = useSend(planningCalls.publishWeek, {
    staysOnPage: true,
    onDone: ({ people }) => {
      alert.success(t('rh.planning.was-published', { count: people }))
      onClose()
    },
  })
  const isRed = found.blocking > 0
  const isSaid = reason.trim().length >= shortestReason
  const isHeld = found.shifts === 0 || (isRed && !(found.can.force && isSaid))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        {found.shifts === 0
          ? t('rh.planning.nothing-waits')
          : t('rh.planning.to-publish', { shifts: found.shifts, people: found.people, told: found.told })}
      </Typography>
      {isRed && <Alert severity="error">{t('rh.planning.blocking', { count: found.blocking })}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {found.findings.map(({ employeeId, name, findings }) => (
          <Box component="li" key={employeeId} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            <bdi>{name}</bdi>
            {findings.map(finding => (
              <Typography
                key={`${finding.rule} ${finding.day} ${finding.what}`}
                variant="body2"
                sx={{ color: finding.level === 'block' ? 'error.strong' : 'warning.strong' }}
              >
                {words(finding)}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      {isRed && found.can.force && (
        <TextInput
          label={t('rh.planning.reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          help={t('rh.planning.reason-help')}
          multiline
          minRows={2}
        />
      )}
      {isRed && !found.can.force && <Typography color="text.secondary">{t('rh.planning.no-forcing')}</Typography>}
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
        <Button onClick={onClose}>{t('verb.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isHeld || isSending}
          onClick={() => start({ ...asked, ...(isRed && { reason: reason.trim() }) })}
        >
          {t('rh.planning.publish')}
        </Button>
      </Box>
    </Box>
  )
}
