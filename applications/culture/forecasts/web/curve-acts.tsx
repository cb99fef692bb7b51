import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api-error.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { AnnualForecastRow } from '../forecast.model.ts'
import { annualForecastElement } from '../forecasts-place.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'

type Week = { year: number; week: number; kgM2: number }
type Props = {
  row: AnnualForecastRow
  /** All weeks as they are to be, where something was typed. */
  weeks: readonly Week[] | null
  onSaved: () => void
}

const reasoned = z.strictObject({ reason: z.string().min(1, 'kernel.form.required').max(200) })

/** Where the curve of a crop stands: its version, what came in, and what is to be saved or frozen. */
export function CurveActs({ row, weeks, onSaved }: Props) {
  const t = useT()
  const alert = useAlert()
  const { number, date } = useFormat()
  const level = useLevel(annualForecastElement)
  const [isAsking, setIsAsking] = useState(false)
  const stays = { staysOnPage: true } as const
  const saving = useSend(forecastsCalls.saveAnnualForecast, stays)
  const freezing = useSend(forecastsCalls.freezeAnnualForecast, {
    ...stays,
    onDone: ({ code }) => alert.success(t('culture.forecast.was-frozen', { code })),
  })
  const { plantingId, code, version, versionNo, frozenAt } = row
  const save = async (reason: string | null) => {
    await saving.send({ plantingId, version, reason, weeks: [...(weeks ?? [])] })
    onSaved()
    alert.success(t('culture.forecast.was-saved', { code }))
  }
  const trySave = () =>
    save(null).catch((failure: ApiError) => alert.error(failure.fields[0]?.message ?? failure.message))
  if (versionNo === 0 && weeks === null) return null
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <bdi>{`${code} · ${row.variety}`}</bdi>
          </Typography>
          {weeks !== null ? (
            <Chip label={t('culture.forecast.unsaved')} tone="warning" />
          ) : frozenAt ? (
            <Chip label={t('culture.forecast.frozen')} tone="success" />
          ) : (
            <Chip label={t('culture.forecast.draft')} />
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            versionNo > 0 && t('culture.forecast.version', { number: versionNo }),
            frozenAt && date(frozenAt.slice(0, 10)),
            row.reason,
            t('culture.forecast.came-in', { kgM2: number(row.harvestedKgM2, { maximumFractionDigits: 2 }) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {weeks !== null && (
        <Button
          variant="contained"
          loading={saving.isSending}
          onClick={() => (frozenAt ? setIsAsking(true) : void trySave())}
        >
          {t('verb.save')}
        </Button>
      )}
      {weeks !== null && (
        <Button color="inherit" onClick={onSaved}>
          {t('verb.undo')}
        </Button>
      )}
      {weeks === null && level >= 3 && versionNo > 0 && !frozenAt && (
        <Button variant="outlined" loading={freezing.isSending} onClick={() => freezing.start({ plantingId, version })}>
          {t('culture.forecast.freeze')}
        </Button>
      )}
      {isAsking && (
        <Dialog title={t('culture.forecast.new-version', { code })} onClose={() => setIsAsking(false)} width="sm">
          <Form
            schema={reasoned}
            values={{ reason: '' }}
            submit={t('verb.save')}
            onSubmit={async ({ reason }) => {
              await save(reason)
              setIsAsking(false)
            }}
            onCancel={() => setIsAsking(false)}
          >
            <TextField name="reason" label={t('culture.forecast.why')} />
          </Form>
        </Dialog>
      )}
    </Card>
  )
}
