import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PackingForecast } from '../plan.model.ts'
import { planningCalls } from '../planning.calls.ts'
import { PlanDialog } from './plan-dialog.tsx'

const typed = z.object({
  manualCases: z.int().min(0).max(1_000_000),
  reason: z.string().min(1, 'kernel.field.required').max(200),
})

type Props = { workshopId: string; forecast: PackingForecast; onClose: () => void }

/** One day of an article: its figures, the way to plan what is left, and to correct what is asked for. */
export function ForecastSheet({ workshopId, forecast, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { number, weight, longDate } = useFormat()
  const [isPlanning, setIsPlanning] = useState(false)
  const { year, week, date, articleId, specTiersId, customerId, manualCases } = forecast
  const board = useCall(planningCalls.getWeekPlan, { atelierId: workshopId, year, week }, { staysOnPage: true }).data
  const { send } = useSend(planningCalls.postPrevision, { staysOnPage: true })
  const key = { atelierId: workshopId, date, articleId, specTiersId, customerId }
  const correct = async (said: { manualCases: number | null; reason?: string }) => {
    await send({ ...key, ...said })
    alert.success(t('atelier.forecast.saved'))
    onClose()
  }
  return (
    <SideSheet
      title={forecast.article}
      context={[longDate(date), forecast.customer].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {forecast.demandMoved && <Alert severity="warning">{t('atelier.forecast.moved-text')}</Alert>}
        <Facts
          facts={[
            { label: t('atelier.forecast.asked'), value: number(forecast.cases) },
            { label: t('atelier.field.plannedCases'), value: number(forecast.plannedCases) },
            { label: t('atelier.field.doneCases'), value: number(forecast.doneCases) },
            { label: t('atelier.forecast.left'), value: number(forecast.toPlanCases) },
            { label: t('atelier.forecast.on-shelf'), value: number(forecast.stockCases) },
            { label: t('atelier.field.netWeight'), value: weight(forecast.kg) },
            { label: t('field.reason'), value: forecast.reason },
          ]}
        />
        {board?.can.plan && (
          <>
            <Button variant="contained" onClick={() => setIsPlanning(true)}>
              {t('atelier.plan.add')}
            </Button>
            <Box component="section">
              <Box component="h3" sx={{ m: 0, mb: 1.5, fontSize: '1rem' }}>
                {t('atelier.forecast.correct')}
              </Box>
              <Form
                schema={typed}
                values={{ manualCases: manualCases ?? forecast.cases, reason: '' }}
                submit={t('verb.save')}
                onSubmit={correct}
              >
                <NumberField name="manualCases" label={t('atelier.forecast.asked')} />
                <TextField name="reason" label={t('field.reason')} />
              </Form>
              {manualCases !== null && (
                <Button sx={{ mt: 1 }} onClick={() => void correct({ manualCases: null })}>
                  {t('atelier.forecast.follow-again')}
                </Button>
              )}
            </Box>
          </>
        )}
      </Box>
      {isPlanning && board && (
        <PlanDialog
          workshopId={workshopId}
          plan={board}
          written={{
            date,
            articleId,
            specTiersId,
            customerId,
            qualityId: forecast.qualityId,
            ...(forecast.toPlanCases > 0 && { plannedCases: forecast.toPlanCases }),
          }}
          onClose={() => setIsPlanning(false)}
        />
      )}
    </SideSheet>
  )
}
