import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ForecastOfArticle } from '../forecast.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'

const change = z.strictObject({
  cases: z.int().min(0).max(1_000_000),
  reason: z.string().min(1, 'kernel.form.required').max(200),
})

/** What was forecast before, by whom and why; a frozen forecast changes here, with its reason. */
export function VersionsSheet({ row, onClose }: { row: ForecastOfArticle['rows'][number]; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { number, moment } = useFormat()
  const { send } = useSend(forecastsCalls.changeFrozenForecast, { staysOnPage: true })
  const { id, version, customer, cases, canChange, versions } = row
  return (
    <SideSheet title={customer} onClose={onClose}>
      {canChange && (
        <SectionCard title={t('commerce.forecast.change')}>
          <Form
            schema={change}
            values={{ cases, reason: '' }}
            submit={t('verb.save')}
            onSubmit={async typed => {
              await send({ id, version, ...typed })
              alert.success(t('commerce.forecast.was-changed'))
              onClose()
            }}
          >
            <NumberField name="cases" label={t('trade.cases')} />
            <TextField name="reason" label={t('field.reason')} />
          </Form>
        </SectionCard>
      )}
      <SectionCard title={t('field.versions')}>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {versions.toReversed().map(one => (
            <Box component="li" key={one.versionNo}>
              <Typography sx={{ fontWeight: 600 }}>
                {t('commerce.forecast.cases', { count: one.cases, cases: number(one.cases) })}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[one.reason, one.by, moment(one.at)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      </SectionCard>
    </SideSheet>
  )
}
