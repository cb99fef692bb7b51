import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { Decision } from '../absence.model.ts'
import { absenceAccounts } from '../absence-type.model.ts'
import { absencesCalls } from '../absences.calls.ts'
import { useDaysInWords } from './use-days-in-words.ts'

type Props = { employeeId: string; name: string; administers: boolean; onClose: () => void }

/** How somebody's balances came about, entry by entry; who administers them puts them right with a reason. */
export function BalanceDialog({ employeeId, name, administers, onClose }: Props) {
  const t = useT()
  const { dayAndMonth } = useFormat()
  const { days } = useDaysInWords()
  const { data, error, refetch } = useCall(absencesCalls.getBalances, { employeeId }, { staysOnPage: true })
  const shown = (data ?? []).filter(({ account, entries }) => account === 'CP' || entries.length > 0)
  return (
    <Dialog title={t('rh.absence.balances-of', { name })} onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={4} />}
      {shown.map(({ account, available, entries }) => (
        <Box key={account} component="section" sx={{ mb: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
            <Typography variant="subtitle1" component="h3">
              {t(`rh.absence.type.${account}`)}
            </Typography>
            <Typography variant="subtitle1" component="span">
              {days(available)}
            </Typography>
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map(({ id, kind, hundredths, effectiveOn, explanation }) => (
              <Typography
                key={id}
                component="li"
                variant="body2"
                sx={{ display: 'flex', gap: 2, py: 0.5, borderTop: 1, borderColor: 'divider' }}
              >
                <Box component="span" sx={{ color: 'text.secondary', minWidth: 64 }}>
                  {dayAndMonth(`${effectiveOn}T12:00:00Z`)}
                </Box>
                <Box component="span" sx={{ flex: 1 }}>
                  {[t(`rh.absence.entry.${kind}`), explanation].filter(Boolean).join(' · ')}
                </Box>
                <span>{days(hundredths)}</span>
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
      {administers && data && <AdjustForm employeeId={employeeId} onClose={onClose} />}
    </Dialog>
  )
}

const schema = z.strictObject({
  account: z.enum(absenceAccounts),
  days: z.number().min(-200).max(200),
  reason: Decision,
})

function AdjustForm({ employeeId, onClose }: { employeeId: string; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(absencesCalls.adjustBalance, { staysOnPage: true })
  const adjust = async ({ account, days, reason }: z.output<typeof schema>) => {
    await send({ employeeId, account, hundredths: Math.round(days * 100), reason })
    alert.success(t('rh.absence.adjusted'))
  }
  return (
    <Form
      schema={schema}
      values={{ account: 'CP', days: '', reason: '' }}
      submit={t('rh.absence.adjust')}
      onSubmit={adjust}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          name="account"
          label={t('rh.absence.account')}
          choices={absenceAccounts.map(value => ({ value, label: t(`rh.absence.type.${value}`) }))}
        />
        <NumberField name="days" label={t('rh.absence.more-or-less')} decimals={2} />
      </Box>
      <TextField name="reason" label={t('field.reason')} />
    </Form>
  )
}
