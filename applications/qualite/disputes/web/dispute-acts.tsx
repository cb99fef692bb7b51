import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import type { Dispute } from '../dispute.model.ts'
import { registrationPath } from '../disputes-place.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { WordDialog, type WordedAct } from './word-dialog.tsx'

type Task = WordedAct | 'decide' | 'settle' | 'history'

/** What may be done next by who reads it: one main button a state, the rest behind a menu. */
export function DisputeActs({ dispute }: { dispute: Dispute }) {
  const t = useT()
  const alert = useAlert()
  const [task, setTask] = useState<Task | null>(null)
  const stays = { staysOnPage: true } as const
  const transmission = useSend(disputesCalls.transmitDispute, {
    ...stays,
    onDone: ({ number }) => alert.success(t('qualite.dispute.was-transmitted', { number })),
  })
  const hold = useSend(disputesCalls.holdLotsOfDispute, {
    ...stays,
    onDone: () => alert.success(t('qualite.dispute.was-held')),
  })
  const { id, version, number, can } = dispute
  const close = () => setTask(null)
  const main: { is: boolean; task: Task; label: string }[] = [
    { is: can.ask, task: 'ask', label: t('qualite.dispute.do.ask') },
    { is: can.ask, task: 'skip', label: t('qualite.dispute.do.skip') },
    { is: can.reply, task: 'reply', label: t('qualite.dispute.do.reply') },
    { is: can.decide, task: 'decide', label: t('qualite.dispute.do.decide') },
    { is: can.settle, task: 'settle', label: t('qualite.dispute.do.settle') },
  ]
  const lesser: { is: boolean; task: Task; label: string; isDestructive?: boolean }[] = [
    { is: can.askMore, task: 'askMore', label: t('qualite.dispute.do.askMore') },
    { is: can.reopen, task: 'reopen', label: t('qualite.dispute.do.reopen') },
    { is: can.dismiss, task: 'dismiss', label: t('qualite.dispute.do.dismiss'), isDestructive: true },
    { is: can.cancel, task: 'cancel', label: t('qualite.dispute.do.cancel'), isDestructive: true },
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {can.transmit && (
        <Button
          variant="contained"
          loading={transmission.isSending}
          onClick={() => transmission.start({ id, version })}
        >
          {t('qualite.dispute.do.transmit')}
        </Button>
      )}
      {main
        .filter(({ is }) => is)
        .map(({ task: wanted, label }, index) => (
          <Button key={wanted} variant={index === 0 ? 'contained' : 'outlined'} onClick={() => setTask(wanted)}>
            {label}
          </Button>
        ))}
      {can.add && (
        <Button variant="outlined" color="inherit" onClick={() => setTask('message')}>
          {t('qualite.dispute.do.message')}
        </Button>
      )}
      {can.edit && (
        <Button variant="outlined" color="inherit" component={Link} to={`${registrationPath}?id=${id}`}>
          {t('verb.edit')}
        </Button>
      )}
      <RowMenu
        label={t('verb.actOnNamed', { name: number })}
        actions={[
          ...(can.hold ? [{ label: t('qualite.dispute.do.hold'), onSelect: () => hold.start({ id }) }] : []),
          ...lesser
            .filter(({ is }) => is)
            .map(({ task: wanted, label, isDestructive = false }) => ({
              label,
              isDestructive,
              onSelect: () => setTask(wanted),
            })),
          { label: t('field.history'), onSelect: () => setTask('history') },
        ]}
      />
      {task === 'decide' && <DecideDialog dispute={dispute} onClose={close} />}
      {task === 'settle' && <SettleDialog dispute={dispute} onClose={close} />}
      {task === 'history' && <HistoryDialog table="qualite.dispute" rowId={id} name={number} onClose={close} />}
      {task && task !== 'decide' && task !== 'settle' && task !== 'history' && (
        <WordDialog act={task} dispute={dispute} onClose={close} />
      )}
    </Box>
  )
}
