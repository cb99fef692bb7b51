import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { later } from '#kernel/web/later.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import type { NonConformity } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { ActionDialog } from './action-dialog.tsx'
import { AnalyseDialog } from './analyse-dialog.tsx'
import { ContainDialog } from './contain-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

const NonConformityDialog = later(async () => (await import('./non-conformity-dialog.tsx')).NonConformityDialog)

type Task = 'contain' | 'analyse' | 'correct' | 'verify' | 'edit' | 'cancel' | 'reopen' | 'history'
type Props = { record: NonConformity }

/** The one step that comes next, for who may take it; the rest behind a menu. */
export function NonConformityActs({ record }: Props) {
  const t = useT()
  const [task, setTask] = useState<Task | null>(null)
  const { id, number, can } = record
  const close = () => setTask(null)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <NextStep record={record} onTask={setTask} />
        <RowMenu
          label={t('verb.actOnNamed', { name: number })}
          actions={[
            ...(can.edit ? [{ label: t('verb.edit'), onSelect: () => setTask('edit') }] : []),
            ...(can.reopen
              ? [{ label: t('qualite.non-conformity.do.reopen'), onSelect: () => setTask('reopen') }]
              : []),
            ...(can.cancel
              ? [
                  {
                    label: t('qualite.non-conformity.do.cancel'),
                    isDestructive: true,
                    onSelect: () => setTask('cancel'),
                  },
                ]
              : []),
            { label: t('field.history'), onSelect: () => setTask('history') },
          ]}
        />
      </Box>
      <WaitsFor record={record} />
      {task === 'contain' && <ContainDialog record={record} onClose={close} />}
      {task === 'analyse' && <AnalyseDialog record={record} onClose={close} />}
      {task === 'correct' && <ActionDialog record={record} kind="corrective" onClose={close} />}
      {task === 'verify' && <VerifyDialog record={record} onClose={close} />}
      {task === 'edit' && <NonConformityDialog standing={record} onClose={close} />}
      {(task === 'cancel' || task === 'reopen') && <ReasonDialog act={task} record={record} onClose={close} />}
      {task === 'history' && <HistoryDialog table="qualite.non_conformity" rowId={id} name={number} onClose={close} />}
    </Box>
  )
}

/** Actions are begun once one of them corrects. */
function NextStep({ record, onTask }: Props & { onTask: (task: Task) => void }) {
  const t = useT()
  const alert = useAlert()
  const { id, version, number, can } = record
  const acting = useSend(nonConformitiesCalls.actOnNonConformity, {
    staysOnPage: true,
    onDone: () => alert.success(t('qualite.non-conformity.was-begun', { number })),
  })
  const closing = useSend(nonConformitiesCalls.closeNonConformity, {
    staysOnPage: true,
    onDone: () => alert.success(t('qualite.non-conformity.was-closed', { number })),
  })
  const isCorrected = record.actions.some(({ kind }) => kind === 'corrective')
  const [step] = [
    can.contain && { label: t('qualite.non-conformity.do.contain'), start: () => onTask('contain') },
    can.analyse && { label: t('qualite.non-conformity.do.analyse'), start: () => onTask('analyse') },
    can.act && !isCorrected && { label: t('qualite.non-conformity.do.correct'), start: () => onTask('correct') },
    can.act && { label: t('qualite.non-conformity.do.act'), start: () => acting.start({ id, version }) },
    can.verify && { label: t('qualite.non-conformity.do.verify'), start: () => onTask('verify') },
    can.close && { label: t('qualite.non-conformity.do.close'), start: () => closing.start({ id, version }) },
  ].filter(one => one !== false)
  if (!step) return null
  return (
    <Button
      variant="contained"
      size="large"
      loading={acting.isSending || closing.isSending}
      onClick={step.start}
      sx={{ flexGrow: { xs: 1, sm: 0 }, minHeight: { xs: 56, sm: 44 } }}
    >
      {step.label}
    </Button>
  )
}

/** Why the next step is not to be taken yet, or not by the reader. */
function WaitsFor({ record: { state, checkOn, can } }: Props) {
  const t = useT()
  const { date } = useFormat()
  if (state !== 'acting' || can.verify) return null
  return (
    <Alert severity="info">
      {checkOn
        ? t('qualite.non-conformity.verified-from', { day: date(checkOn) })
        : t('qualite.non-conformity.actions-left')}
    </Alert>
  )
}
