import Add from '~icons/ic/baseline-add'
import CheckCircle from '~icons/ic/baseline-check-circle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { NonConformity, QualityAction } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { ActionDialog } from './action-dialog.tsx'

/** What is done about it: by whom, until when, and whether it is done. */
export function QualityActions({ record }: { record: NonConformity }) {
  const t = useT()
  const [isAdding, setIsAdding] = useState(false)
  const { id, actions, can } = record
  return (
    <SectionCard
      title={t('qualite.non-conformity.actions')}
      actions={
        can.addAction && (
          <Button startIcon={<Add />} onClick={() => setIsAdding(true)}>
            {t('qualite.non-conformity.add-action')}
          </Button>
        )
      }
    >
      {actions.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('qualite.non-conformity.no-action')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {actions.map(action => (
          <ActionLine key={action.id} id={id} action={action} />
        ))}
      </Box>
      {isAdding && <ActionDialog record={record} kind={null} onClose={() => setIsAdding(false)} />}
    </SectionCard>
  )
}

function ActionLine({ id, action }: { id: string; action: QualityAction }) {
  const t = useT()
  const alert = useAlert()
  const { date, moment } = useFormat()
  const end = useSend(nonConformitiesCalls.endQualityAction, {
    staysOnPage: true,
    onDone: () => alert.success(t('qualite.non-conformity.action-was-done')),
  })
  const { kind, text, owner, dueOn, doneAt, doneBy, canEnd } = action
  const isLate = doneAt === null && dueOn !== null && dueOn < businessToday().toString()
  const said = doneAt
    ? [t('qualite.non-conformity.done-on', { at: moment(doneAt) }), doneBy]
    : [owner, dueOn && t('qualite.non-conformity.until', { day: date(dueOn) })]
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 200, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Chip label={t(`qualite.non-conformity.action.${kind}`)} />
          {isLate && <Chip label={t('qualite.non-conformity.action-late')} tone="error" />}
        </Box>
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <bdi>{text}</bdi>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
          {doneAt && <CheckCircle aria-hidden sx={{ fontSize: 16, color: 'success.strong' }} />}
          {said.filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {canEnd && (
        <Button
          variant="outlined"
          loading={end.isSending}
          aria-label={t('qualite.non-conformity.end-named', { name: text })}
          onClick={() => end.start({ id, actionId: action.id })}
          sx={{ minHeight: 44 }}
        >
          {t('qualite.non-conformity.end')}
        </Button>
      )}
    </Box>
  )
}
