import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { accountMapCalls } from '../account-map.calls.ts'
import { MappedKind } from '../account-map.model.ts'

const { account, analytic } = MappedKind.shape
const mapForm = z.strictObject({
  kinds: z.array(z.strictObject({ account: textOrNone.pipe(account), analytic: textOrNone.pipe(analytic) })),
})

/** On which account each kind of fact is booked; a kind without one stops the export of a month that has it. */
export function AccountMapEditor() {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(accountMapCalls.getAccountMap, {})
  const { send } = useSend(accountMapCalls.saveAccountMap, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  const { kinds, version } = data
  if (kinds.length === 0)
    return <Empty title={t('finances.account-map.none')} text={t('finances.account-map.none-text')} />
  return (
    <Form
      key={version}
      schema={mapForm}
      values={{ kinds: kinds.map(row => ({ account: row.account ?? '', analytic: row.analytic ?? '' })) }}
      submit={t('verb.save')}
      onSubmit={async typed => {
        await send({
          version,
          kinds: typed.kinds.map((row, place) => ({
            kind: kinds[place]?.kind ?? '',
            ...row,
          })),
        })
        alert.success(t('finances.account-map.saved'))
      }}
    >
      <Typography color="text.secondary">{t('finances.account-map.text')}</Typography>
      {kinds.map(({ kind, name }, place) => (
        <Box key={kind} role="group" aria-label={name} sx={row}>
          <Typography sx={{ fontWeight: 600, alignSelf: 'center', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            {name}
          </Typography>
          <TextField name={`kinds.${place}.account`} label={t('field.account')} />
          <TextField name={`kinds.${place}.analytic`} label={t('finances.account-map.analytic')} />
        </Box>
      ))}
    </Form>
  )
}

const row = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1.4fr 1fr 1fr' } } as const
